// Empty. Swift Testing has a file that imports it and UIKit load a module of this name.
