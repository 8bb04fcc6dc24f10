// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Makes requests with the browser's `fetch`.
  @MainActor final class PageNetwork: NetworkHost {
    static let shared = PageNetwork()

    func begin(_ request: NetworkRequest, report: @escaping @MainActor (NetworkReport) -> Void) -> UInt32 {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.networkTake($0) }
        let answer = Self.report(&reader)
        let isLast = if case .received = answer { false } else { true }
        return ({ report(answer) }, isLast)
      }
      var question = Parcel()
      question.put(request.url)
      question.put(request.method)
      question.put(request.timeout)
      question.put(UInt32(request.fields.count))
      for field in request.fields {
        question.put(field.name)
        question.put(field.value)
      }
      question.put(request.body)
      unsafe question.send { unsafe PageServices.networkBegin(id, $0, $1) }
      return id
    }

    func cancel(_ id: UInt32) {
      Replies.shared.end(id)
      PageServices.networkCancel(id)
    }

    private static func report(_ reader: inout ParcelReader) -> NetworkReport {
      switch reader.word() {
      case 0:
        let count = reader.size()
        return .received(count: count, expected: reader.size())
      case 1:
        let url = reader.text()
        let status = Int(reader.word())
        let count = reader.count()
        let fields = (0..<count).map { _ in
          let name = reader.text()
          return NetworkField(name: name, value: reader.text())
        }
        return .finished(NetworkAnswer(url: url, status: status, fields: fields, body: reader.content()))
      default:
        return .failed(NetworkFailure(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .unreachable)
      }
    }
  }

  /// Returns the page's network service. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_network") @MainActor @_spi(Hosts) public func networkOfPage() -> any NetworkHost {
    PageNetwork.shared
  }
#endif
