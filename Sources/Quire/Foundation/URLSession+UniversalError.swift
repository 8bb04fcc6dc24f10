// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // For translated sources, in which an error has any type. There these declarations take precedence over those with a
  // `URLError`.
  extension URLSession {
    /// Returns a task that gets the content of a URL. `resume()` starts it.
    @_spi(Translated)
    public func dataTask(
      with url: URL, completionHandler: @escaping @MainActor (Data?, URLResponse?, UniversalError?) -> Void
    ) -> URLSessionDataTask {
      dataTask(with: url) { (data: Data?, response: URLResponse?, error: URLError?) in
        completionHandler(data, response, error.map { UniversalError($0) })
      }
    }

    /// Returns a task for a request. `resume()` starts it.
    @_spi(Translated)
    public func dataTask(
      with request: URLRequest, completionHandler: @escaping @MainActor (Data?, URLResponse?, UniversalError?) -> Void
    ) -> URLSessionDataTask {
      dataTask(with: request) { (data: Data?, response: URLResponse?, error: URLError?) in
        completionHandler(data, response, error.map { UniversalError($0) })
      }
    }
  }

#endif
