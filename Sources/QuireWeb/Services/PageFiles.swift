// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// The app's own files, which the page loads before the app begins.
  @MainActor final class PageFiles: FileHost {
    static let shared = PageFiles()

    private(set) lazy var paths: [String] = {
      var reader = unsafe ParcelReader(count: Int(PageServices.filesPaths())) { unsafe PageServices.filesTake($0) }
      let count = reader.count()
      return (0..<count).map { _ in reader.text() }
    }()

    func content(of path: String) -> [UInt8]? {
      var question = Parcel()
      question.put(path)
      let count = unsafe question.send { unsafe PageServices.filesGet($0, $1) }
      guard count >= 0 else { return nil }
      var reader = unsafe ParcelReader(count: Int(count)) { unsafe PageServices.filesTake($0) }
      return reader.content()
    }
  }

  /// Returns the page's service of files. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_files") @MainActor @_spi(Hosts) public func filesOfPage() -> any FileHost {
    PageFiles.shared
  }
#endif
