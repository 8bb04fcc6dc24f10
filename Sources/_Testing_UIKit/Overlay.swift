// SPDX-License-Identifier: Apache-2.0

// Empty. For a file that imports Swift Testing and UIKit, Swift Testing loads a module of this name.
