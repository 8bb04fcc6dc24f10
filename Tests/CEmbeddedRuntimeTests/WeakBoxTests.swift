// SPDX-License-Identifier: Apache-2.0

import CEmbeddedRuntimeNative
import SeededNumbers
import Testing

extension AllocatorTests {
  /// Weak references of the allocator: a marked block's box reads 0 once the block is freed.
  @Suite struct WeakBoxTests {
    /// The word of a box that the allocator writes: the address of its object.
    private func object(of box: UnsafeMutableRawPointer?) -> UInt {
      box!.load(fromByteOffset: 16, as: UInt.self)
    }

    private func makeBox(for object: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      let box = cer_malloc(24)
      cer_weak_begin(object, box)
      return box
    }

    @Test func aFreedBlockEndsItsReferences() {
      cer_begin(4, 256)
      let block = cer_malloc(40)
      #expect(cer_weak_box(block) == nil)
      let box = makeBox(for: block)
      #expect(cer_weak_box(block) == box)
      #expect(object(of: box) == UInt(bitPattern: block))
      cer_free(block)
      #expect(object(of: box) == 0)
      // The reused block has no box.
      let next = cer_malloc(40)
      #expect(next == block && cer_weak_box(next) == nil)
      cer_weak_end(box)
      cer_free(box)
      cer_free(next)
      #expect(object(of: box) != UInt(bitPattern: next))
    }

    @Test func aBoxThatEndsFirstLeavesItsBlockUnmarked() {
      cer_begin(4, 256)
      let block = cer_malloc(40)
      let box = makeBox(for: block)
      cer_weak_end(box)
      #expect(cer_weak_box(block) == nil)
      cer_free(box)
      let other = cer_malloc(24)
      #expect(other == box)
      other?.storeBytes(of: 7, toByteOffset: 16, as: UInt.self)
      cer_free(block)
      // Nothing was written to the memory that replaced the box.
      #expect(object(of: other) == 7)
    }

    /// A block that stays in its place keeps its references. A block that moves ends them, as if its object were
    /// another one.
    @Test func reallocation() {
      cer_begin(4, 256)
      let block = cer_malloc(30)
      let box = makeBox(for: block)
      #expect(cer_realloc(block, 40) == block)
      #expect(cer_weak_box(block) == box && object(of: box) == UInt(bitPattern: block))
      let moved = cer_realloc(block, 5000)
      #expect(moved != block && object(of: box) == 0 && cer_weak_box(moved) == nil)
      cer_free(moved)
    }

    @Test(arguments: [32, 64, 256, 4096])
    func overAlignedBlocks(alignment: Int) {
      cer_begin(4, 256)
      var blocks: [UnsafeMutableRawPointer?] = []
      for _ in 0..<20 {
        var block: UnsafeMutableRawPointer?
        #expect(cer_posix_memalign(&block, alignment, 100) == 0)
        blocks.append(block)
        blocks.append(cer_malloc(8))
      }
      let boxes = blocks.map { makeBox(for: $0) }
      for (block, box) in zip(blocks, boxes) {
        #expect(cer_weak_box(block) == box && object(of: box) == UInt(bitPattern: block))
      }
      for (block, box) in zip(blocks, boxes) {
        cer_free(block)
        #expect(object(of: box) == 0)
      }
    }

    /// The compiler places static objects before the heap, and they live forever.
    @Test func objectsOutsideTheHeapLiveForever() {
      cer_begin(4, 256)
      let block = cer_malloc(40)
      for place in [UnsafeMutableRawPointer(bitPattern: 16), UnsafeMutableRawPointer(bitPattern: UInt.max - 15)] {
        #expect(cer_weak_box(place) == nil)
        let box = makeBox(for: place)
        #expect(object(of: box) == 1)
        cer_weak_end(box)
        cer_free(box)
      }
      cer_free(block)
    }

    /// No weak reference to a freed block can be formed.
    @Test func aFreedBlockIsRefused() async {
      await #expect(processExitsWith: .failure) {
        cer_begin(1, 16)
        let (block, box) = (cer_malloc(20), cer_malloc(24))
        cer_free(block)
        cer_weak_begin(block, box)
      }
    }

    /// Random objects and boxes that end in any order. Each box refers to its object as long as the object lives.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func everyBoxHasItsObject(seed: UInt64) {
      cer_begin(4, 256)
      var generator = SeededRandom(seed: seed)
      var live: [(block: UnsafeMutableRawPointer?, box: UnsafeMutableRawPointer?)] = []
      var orphans: [UnsafeMutableRawPointer?] = []
      for step in 0..<40_000 {
        let index = live.isEmpty ? 0 : Int(generator.next() % UInt64(live.count))
        switch generator.next() % 8 {
        case 0...2: live.append((cer_malloc(Int(generator.next() % 200)), nil))
        case 3...4 where !live.isEmpty && live[index].box == nil: live[index].box = makeBox(for: live[index].block)
        case 5 where !live.isEmpty && live[index].box != nil:
          cer_weak_end(live[index].box)
          cer_free(live[index].box)
          live[index].box = nil
        case 6...7 where !live.isEmpty:
          let (block, box) = live.remove(at: index)
          cer_free(block)
          if let box {
            #expect(object(of: box) == 0, "seed \(seed), step \(step)")
            orphans.append(box)
          }
        default:
          guard let box = orphans.popLast() else { continue }
          cer_weak_end(box)
          cer_free(box)
        }
      }
      for (block, box) in live {
        #expect(cer_weak_box(block) == box, "seed \(seed)")
        if let box { #expect(object(of: box) == UInt(bitPattern: block), "seed \(seed)") }
      }
      #expect(orphans.allSatisfy { object(of: $0) == 0 }, "seed \(seed)")
    }

    /// A million objects with references: the memory is that of the objects and the boxes, and stays equal for each
    /// million.
    @Test func aMillionObjects() {
      cer_begin(4, 4096)
      func round() {
        var pairs: [(UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)] = []
        pairs.reserveCapacity(1_000_000)
        for _ in 0..<1_000_000 {
          let block = cer_malloc(24)
          pairs.append((block, makeBox(for: block)))
        }
        for (block, box) in pairs {
          cer_free(block)
          cer_weak_end(box)
          cer_free(box)
        }
      }
      round()
      let end = cer_memory_end()
      #expect(end - cer_memory_begin() < 1_000_000 * 2 * 32 * 5 / 4 + 1 << 20)
      round()
      #expect(cer_memory_end() == end)
    }
  }
}
