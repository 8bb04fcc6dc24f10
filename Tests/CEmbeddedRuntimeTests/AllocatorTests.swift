// SPDX-License-Identifier: Apache-2.0

import CEmbeddedRuntimeNative
import SeededNumbers
import Testing

/// All tests share the allocator's memory, so they run one after another.
@Suite(.serialized) struct AllocatorTests {
  private struct Block {
    var start: UnsafeMutableRawPointer
    var size: Int
    var mark: UInt8

    var isWhole: Bool {
      UnsafeRawBufferPointer(start: start, count: size).allSatisfy { $0 == mark }
    }
  }

  /// Random calls. Every live block keeps its own bytes, is inside the memory, and is aligned as requested.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func keepsEveryBlockWhole(seed: UInt64) {
    cer_begin(4, 4096)
    var generator = SeededRandom(seed: seed)
    var live: [Block] = []
    for step in 0..<40_000 {
      let count = live.count
      if count > 0, count > 800 || generator.next() % 100 < 45 {
        let index = Int(generator.next() % UInt64(count))
        let block = live[index]
        #expect(block.isWhole, "seed \(seed), step \(step)")
        if generator.next() % 8 == 0 {
          let size = randomSize(&generator)
          let moved = cer_realloc(block.start, size)!
          let kept = UnsafeRawBufferPointer(start: moved, count: min(size, block.size))
          #expect(kept.allSatisfy { $0 == block.mark }, "seed \(seed), step \(step)")
          live[index] = fill(moved, size, &generator)
        } else {
          cer_free(block.start)
          live.swapAt(index, count - 1)
          live.removeLast()
        }
        continue
      }
      let size = randomSize(&generator)
      var start: UnsafeMutableRawPointer?
      var alignment = 16
      switch generator.next() % 10 {
      case 0:
        alignment = 1 << Int(generator.next() % 13)
        #expect(cer_posix_memalign(&start, alignment, size) == 0)
      case 1:
        start = cer_calloc(size, 1)
        #expect(UnsafeRawBufferPointer(start: start, count: size).allSatisfy { $0 == 0 }, "seed \(seed), step \(step)")
      default: start = cer_malloc(size)
      }
      let address = UInt(bitPattern: start)
      #expect(address % UInt(max(alignment, 16)) == 0, "seed \(seed), step \(step)")
      #expect(address >= cer_memory_begin() && address + UInt(size) <= cer_memory_end(), "seed \(seed), step \(step)")
      live.append(fill(start!, size, &generator))
    }
    let ranges = live.map { (UInt(bitPattern: $0.start), UInt($0.size)) }.sorted { $0.0 < $1.0 }
    for (block, next) in zip(ranges, ranges.dropFirst()) { #expect(block.0 + block.1 <= next.0, "seed \(seed)") }
    #expect(live.allSatisfy { $0.isWhole }, "seed \(seed)")
  }

  private func fill(_ start: UnsafeMutableRawPointer, _ size: Int, _ generator: inout SeededRandom) -> Block {
    let mark = UInt8(truncatingIfNeeded: generator.next())
    start.initializeMemory(as: UInt8.self, repeating: mark, count: size)
    return Block(start: start, size: size, mark: mark)
  }

  /// Mostly small, as in a program.
  private func randomSize(_ generator: inout SeededRandom) -> Int {
    let bits = generator.next() % 14 + (generator.next() % 50 == 0 ? 4 : 0)
    return Int(generator.next() % (1 << (bits + 1)))
  }

  /// The class of a size has room for it, wastes at most a fifth of a large block, and grows with the size.
  @Test func classesHoldTheirSizes() {
    var last = 0
    var sizes = Array(0...70_000)
    for power in 17..<31 {
      let size = 1 << power
      sizes += [size - 9, size - 8, size - 7, size]
    }
    for size in sizes {
      let stride = cer_stride(size)
      #expect(stride >= size + 8 && stride % 16 == 0 && stride >= last, "\(size)")
      if size > 1024 { #expect(Double(stride) <= Double(size + 8) * 1.25, "\(size)") }
      last = stride
    }
  }

  /// Freed blocks are reused: repeated work needs no more memory.
  @Test func reachesAFixedSetOfBlocks() {
    cer_begin(4, 4096)
    func work() {
      var blocks: [UnsafeMutableRawPointer?] = []
      for size in 0..<2000 { blocks.append(cer_malloc(size * 3)) }
      for block in blocks { cer_free(block) }
    }
    work()
    let end = cer_memory_end()
    for _ in 0..<50 { work() }
    #expect(cer_memory_end() == end)
    #expect(cer_allocations() == 51 * 2000)
  }

  @Test func endsWhereItCannotGoOn() async {
    let tooMuch = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      cer_begin(1, 16)
      while true { _ = cer_malloc(1000) }
    }
    #expect(String(decoding: tooMuch?.standardErrorContent ?? [], as: UTF8.self) == "out of memory\n")
    await #expect(processExitsWith: .failure) {
      cer_begin(1, 16)
      _ = cer_malloc(.max)
    }
    await #expect(processExitsWith: .failure) {
      cer_begin(1, 16)
      _ = cer_malloc(0x7fff_f001)
    }
    await #expect(processExitsWith: .failure) {
      cer_begin(1, 16)
      _ = cer_calloc(Int.max / 4, 8)
    }
  }

  @Test func noticesAFreeTooMany() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      cer_begin(1, 16)
      let block = cer_malloc(20)
      cer_free(block)
      cer_free(block)
    }
    #expect(
      String(decoding: twice?.standardErrorContent ?? [], as: UTF8.self) == "free of what is not allocated\n")
  }

  @Test func freesNothing() {
    cer_begin(1, 16)
    let first = cer_malloc(20)
    cer_free(nil)
    // No free block could be reused.
    let second = cer_malloc(20)
    #expect(first != nil && second != nil && first != second)
  }
}
