// SPDX-License-Identifier: Apache-2.0

// Empty. Swift Testing has a file that imports it and UIKit load a module of this name.
