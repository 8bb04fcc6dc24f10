// SPDX-License-Identifier: Apache-2.0

import UIKit

enum ReadError: Error { case early(Int), late(Int) }

func read(_ body: () throws -> Void) -> Int {
  do {
    try body()
  } catch ReadError.early(let line), ReadError.late(let line) {  // refused: write a catch for each
    return line
  } catch {
    return -1
  }
  return 0
}
