// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Digests of the data that a bitcode file defines. Equal data has an equal digest in any file, regardless of how the
/// file numbers its types and values.
struct DataDigests {
  private let file: BitcodeFile
  private var values: [Int: UInt64] = [:]
  private var types: [Int: UInt64] = [:]

  init(_ file: BitcodeFile) {
    self.file = file
  }

  /// Returns the data that the linker would merge with the data of the same name in another file.
  static func shared(in file: BitcodeFile) -> [(name: String, digest: UInt64)] {
    shared(in: file, beside: functions(in: file))
  }

  /// Returns the same data as `shared(in:)`, for a file whose function names are already known.
  static func shared(
    in file: BitcodeFile, beside functions: Set<String>
  ) -> [(name: String, digest: UInt64)] {
    var digests = DataDigests(file)
    var result: [(name: String, digest: UInt64)] = []
    for case .global(let global) in file.values where global.kind != .function && global.linkage == .shared {
      guard let content = global.value else { continue }
      let isPair =
        global.name.hasSuffix(contextSize) && functions.contains(String(global.name.dropLast(contextSize.count)))
      result.append((global.name, isPair ? pair : digests.digest(ofValue: content)))
    }
    return result
  }

  /// Returns the names of the functions that the linker would merge with functions of other files.
  static func functions(in file: BitcodeFile) -> Set<String> {
    var names: Set<String> = []
    for case .global(let global) in file.values where global.kind == .function && global.linkage == .shared {
      names.insert(global.name)
    }
    return names
  }

  /// The suffix of the names of data with the size of an asynchronous function's context. The name without the suffix
  /// is the function's.
  static let contextSize = "Tu"

  /// The digest for every context size in a file that also contains the function. The sizes are not compared, because
  /// each copy of a function has its own context size.
  static let pair: UInt64 = 7

  private mutating func digest(ofValue index: Int) -> UInt64 {
    if let known = values[index] { return known }
    guard file.values.indices.contains(index) else { return Marks.unknown }
    // Data may refer to itself.
    values[index] = Marks.cycle
    var digest: UInt64
    switch file.values[index] {
    case .global(let global): digest = self.digest(of: global)
    case .constant(let constant): digest = self.digest(of: constant)
    }
    digest = Digest.mixed(digest, with: Marks.value)
    values[index] = digest
    return digest
  }

  /// Returns the digest of a global: that of its name, or that of its content if no other file sees the global, because
  /// its name may then differ from file to file.
  private mutating func digest(of global: BitcodeFile.Global) -> UInt64 {
    if global.linkage == .local, global.kind != .function, let content = global.value {
      return Digest.mixed(Marks.local, with: digest(ofValue: content))
    }
    var name = Substring(global.name)
    if global.linkage == .local, let dot = name.lastIndex(of: "."), name[dot...].dropFirst().allSatisfy(\.isNumber) {
      name = name[..<dot]
    }
    return Digest.of(Data(name.utf8))
  }

  private mutating func digest(of constant: BitcodeFile.Constant) -> UInt64 {
    let operands = constant.operands
    var digest = Digest.mixed(UInt64(constant.code), with: self.digest(ofType: constant.type))
    switch constant.code {
    case Code.aggregate:
      for operand in operands { digest = Digest.mixed(digest, with: self.digest(ofValue: Int(clamping: operand))) }
    case Code.cast where operands.count >= 3:
      digest = Digest.mixed(digest, with: operands[0])
      digest = Digest.mixed(digest, with: self.digest(ofType: Int(clamping: operands[1])))
      digest = Digest.mixed(digest, with: self.digest(ofValue: Int(clamping: operands[2])))
    case Code.binary where operands.count >= 3:
      digest = Digest.mixed(digest, with: operands[0])
      for operand in operands[1...2] {
        digest = Digest.mixed(digest, with: self.digest(ofValue: Int(clamping: operand)))
      }
    case Code.address, Code.addressInRange, Code.oldAddress, Code.oldInboundsAddress, Code.oldAddressInRange:
      digest = Digest.mixed(digest, with: self.digest(ofAddress: constant))
    default:
      // Numbers and strings.
      for operand in operands { digest = Digest.mixed(digest, with: operand) }
    }
    return digest
  }

  /// Returns the digest of an address within a value. The operands are the type to which the indices refer, then pairs
  /// of type and value.
  private mutating func digest(ofAddress constant: BitcodeFile.Constant) -> UInt64 {
    var operands = constant.operands[...]
    var digest = Marks.address
    if constant.code != Code.oldAddress, constant.code != Code.oldInboundsAddress || operands.count % 2 == 1 {
      digest = self.digest(ofType: Int(clamping: operands.popFirst() ?? 0))
    }
    // The first of an odd number of operands is a hint for the optimizer, which does not affect the address.
    if operands.count % 2 == 1 { operands.removeFirst() }
    while let type = operands.popFirst(), let value = operands.popFirst() {
      digest = Digest.mixed(digest, with: self.digest(ofType: Int(clamping: type)))
      digest = Digest.mixed(digest, with: self.digest(ofValue: Int(clamping: value)))
    }
    return digest
  }

  /// Returns the digest of a type. Types are compared by structure, regardless of their names.
  private mutating func digest(ofType index: Int) -> UInt64 {
    if let known = types[index] { return known }
    guard file.types.indices.contains(index) else { return Marks.unknown }
    types[index] = Marks.cycle
    let type = file.types[index]
    // The operands before this index are numbers, those from it on are types.
    let numbers: Int
    switch type.code {
    case Code.array, Code.vector, Code.plainStructure, Code.namedStructure, Code.function: numbers = 1
    default: numbers = type.operands.count
    }
    // A structure type with a name equals one without.
    let code = type.code == Code.namedStructure ? Code.plainStructure : type.code
    var digest = Digest.mixed(UInt64(code), with: Marks.type)
    for operand in type.operands.prefix(numbers) { digest = Digest.mixed(digest, with: operand) }
    for operand in type.operands.dropFirst(numbers) {
      digest = Digest.mixed(digest, with: self.digest(ofType: Int(clamping: operand)))
    }
    types[index] = digest
    return digest
  }

  /// The numbers of constants and types in the file.
  private enum Code {
    static let aggregate = 7
    static let binary = 10
    static let cast = 11
    static let oldAddress = 12
    static let oldInboundsAddress = 20
    static let oldAddressInRange = 24
    static let addressInRange = 31
    static let address = 32

    static let array = 11
    static let vector = 12
    static let plainStructure = 18
    static let namedStructure = 20
    static let function = 21
  }

  /// Numbers that distinguish digests of different kinds.
  private enum Marks {
    static let unknown: UInt64 = 1
    static let cycle: UInt64 = 2
    static let local: UInt64 = 3
    static let value: UInt64 = 4
    static let address: UInt64 = 5
    static let type: UInt64 = 6
  }
}
