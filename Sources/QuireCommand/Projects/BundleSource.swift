// SPDX-License-Identifier: Apache-2.0

/// The Swift source through which a module's `Bundle` finds the app's files and Info.plist.
///
/// In a page, Quire's `Bundle` finds the files. In native builds, Foundation's `Bundle` does not, so this source
/// declares members of `Bundle` in the module itself, which take precedence over Foundation's.
struct BundleSource {
  /// The values of Info.plist as texts, by their keys.
  let values: [String: String]
  /// The path of the folder with the files, relative to the folder of this source.
  let resources: String

  var text: String {
    let quoted = AppTemplate.Source.quoted
    let list = values.sorted { $0.key < $1.key }.map { "\($0.key)\u{1}\($0.value)\u{2}" }.joined()
    return """
      // Made by quire from the app's files and its Info.plist; a change here is lost.

      import UIKit

      private nonisolated enum InfoList {
        static let values: [(key: String, value: String)] = Array(\(quoted(list)).utf8).split(separator: 2).map { line in
          let parts = line.split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false)
          return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[parts.count - 1], as: UTF8.self))
        }

        static func value(_ key: String) -> String? {
          values.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
        }
      }

      extension Bundle {
        nonisolated var bundleIdentifier: String? { InfoList.value("CFBundleIdentifier") }

        #if hasFeature(Embedded)
          nonisolated func object(forInfoDictionaryKey key: String) -> NSObject? {
            InfoList.value(key).map { NSString(string: $0) }
          }

          nonisolated var infoDictionary: [String: NSObject]? {
            var list: [String: NSObject] = [:]
            for (key, value) in InfoList.values { list[key] = NSString(string: value) }
            return list
          }
        #else
          nonisolated func object(forInfoDictionaryKey key: String) -> Any? { InfoList.value(key) }

          nonisolated var infoDictionary: [String: Any]? {
            Dictionary(InfoList.values.map { ($0.key, $0.value as Any) }) { first, _ in first }
          }

          nonisolated var resourceURL: URL? {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(\(quoted(resources)))
          }

          nonisolated var resourcePath: String? { resourceURL?.path }
          nonisolated var bundleURL: URL { resourceURL! }
          nonisolated var bundlePath: String { bundleURL.path }

          nonisolated func url(forResource name: String?, withExtension ext: String?) -> URL? {
            url(forResource: name, withExtension: ext, subdirectory: nil)
          }

          nonisolated func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
            guard let name, !name.isEmpty else { return urls(forResourcesWithExtension: ext, subdirectory: subpath)?.first }
            let ending = ext.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
            let file = bundleURL.appendingPathComponent(subpath ?? "").appendingPathComponent(name + ending)
            return FileManager.default.fileExists(atPath: file.path) ? file : nil
          }

          nonisolated func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
            let folder = bundleURL.appendingPathComponent(subpath ?? "")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appendingPathComponent($0) }
              .filter { ext == nil || ext == "" || $0.pathExtension == ext }
          }

          nonisolated func path(forResource name: String?, ofType ext: String?) -> String? {
            url(forResource: name, withExtension: ext)?.path
          }

          nonisolated func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
            url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
          }

          nonisolated func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
            urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map(\\.path) ?? []
          }
        #endif
      }

      """
  }
}
