// SPDX-License-Identifier: Apache-2.0

import FlyingSocks
import Foundation
import Testing

@testable import QuireCommand

/// The real server, over a socket. One test at a time, because each blocks a thread of the tests.
@Suite(.serialized) struct SiteServerTests {
  private let outside: TemporaryFolder
  private let site: URL

  init() throws {
    outside = try TemporaryFolder()
    site = outside.url.appendingPathComponent("site")
    try outside.write("secret", to: "secret.txt")
    try outside.write("secret", to: "site-too/secret.txt")
    try outside.write("<!doctype html><title>Page</title>", to: "site/index.html")
    try outside.write("module", to: "site/app.wasm")
    try outside.write("hidden", to: "site/.hidden")
    try outside.write("hidden", to: "site/.git/config")
    for name in ["back\\slash.txt", "line\nend.txt", "bell\u{7}.txt", "delete\u{7F}.txt"] {
      try outside.write("hidden", to: "site/files/\(name)")
    }
    for name in ["a b.txt", "é.txt", "50%25.txt", "main.js", "main.mjs", "look.css", "list.json"] {
      try outside.write(name, to: "site/files/\(name)")
    }
    for name in ["p.svg", "p.png", "p.jpg", "p.jpeg", "f.woff2", "t.txt", "noending"] {
      try outside.write(name, to: "site/files/\(name)")
    }
    try outside.link("site/out.txt", to: outside.url.appendingPathComponent("secret.txt").path)
    try outside.link("site/outside", to: "..")
    try outside.link("site/near.txt", to: "../site-too/secret.txt")
    try outside.link("site/within.js", to: "files/main.js")
    try outside.link("site/nowhere", to: "missing")
  }

  @Test func servesThePageAtTheRoot() async throws {
    try await serving(site) { port async throws in
      for target in ["/", "/?a=1", "/index.html", "/%69ndex.html"] {
        let answer = try await ask(port, "GET \(target) HTTP/1.1")
        #expect(answer.status == 200, "\(target)")
        #expect(answer.body == "<!doctype html><title>Page</title>", "\(target)")
        #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      }
    }
  }

  @Test func namesTypes() async throws {
    let types = [
      "app.wasm": "application/wasm", "files/main.js": "text/javascript; charset=utf-8",
      "files/main.mjs": "text/javascript; charset=utf-8", "files/look.css": "text/css; charset=utf-8",
      "files/list.json": "application/json; charset=utf-8", "files/p.svg": "image/svg+xml; charset=utf-8",
      "files/p.png": "image/png", "files/p.jpg": "image/jpeg", "files/p.jpeg": "image/jpeg",
      "files/f.woff2": "font/woff2", "files/t.txt": "text/plain; charset=utf-8",
      "files/noending": "application/octet-stream",
    ]
    try await serving(site) { port async throws in
      for (path, type) in types {
        let answer = try await ask(port, "GET /\(path) HTTP/1.1")
        #expect(answer.status == 200 && answer.headers["content-type"] == type, "\(path)")
      }
    }
  }

  @Test func decodesAPathOnce() async throws {
    try await serving(site) { port async throws in
      #expect(try await ask(port, "GET /files/a%20b.txt HTTP/1.1").body == "a b.txt")
      #expect(try await ask(port, "GET /files/%C3%A9.txt HTTP/1.1").body == "é.txt")
      // The file's name contains an escape itself.
      #expect(try await ask(port, "GET /files/50%2525.txt HTTP/1.1").body == "50%25.txt")
      #expect(try await ask(port, "GET /files/50%25.txt HTTP/1.1").status == 404)
      #expect(try await ask(port, "GET /within.js HTTP/1.1").body == "files/main.js".suffix(7))
    }
  }

  @Test func givesNothingElse() async throws {
    let targets = [
      "/../secret.txt", "/files/../../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/..%2fsecret.txt",
      "/files/%2e%2e/%2e%2e/secret.txt", "/%252e%252e/secret.txt", "/%252e%252e%252fsecret.txt",
      "/..\\secret.txt", "/..%5csecret.txt", "/%5c..%5csecret.txt", "/files/..%5c..%5csecret.txt",
      "/index.html%00", "/index.html%00.js", "/%00", "//etc/passwd", "/%2fetc/passwd", "/%2Fetc%2Fpasswd",
      "/etc/passwd",
      "/out.txt", "/outside/secret.txt", "/near.txt", "/nowhere", "/.hidden", "/.git/config",
      "/%2ehidden", "/files", "/files/", "/files//main.js", "/./index.html", "/index.html/", "/%", "/%2", "/%zz",
      "/%ff",
      "/%C0%AE%C0%AE/secret.txt", "/%E0%80%AE./secret.txt", "/index.html%0a", "/files/back%5cslash.txt",
      "/files/line%0aend.txt", "/files/bell%07.txt", "/files/delete%7f.txt", "/site/index.html", "*", "secret.txt",
      "../secret.txt", "http://localhost/../secret.txt", "file:///etc/passwd", "/\u{2025}/secret.txt", "/~root",

    ]
    try await serving(site) { port async throws in
      for target in targets {
        let answer = try await ask(port, "GET \(target) HTTP/1.1")
        #expect(answer.status == 404, "\(target)")
        #expect(answer.headers["content-type"] == "text/plain; charset=utf-8", "\(target)")
        #expect(answer.body == "404: nothing stands at this address.\n", "\(target)")
      }
      // A query is not part of the path.
      #expect(try await ask(port, "GET /?/../secret.txt HTTP/1.1").body.contains("Page"))
    }
  }

  /// A file or a folder that becomes a link after its path was resolved is not followed.
  @Test func followsNoLinkThatComesLater() throws {
    let root = site.path
    let paths = ["\(root)/index.html", "\(root)/files/main.js"]
    for path in paths { #expect(ServedFile(path, in: root)?.count ?? 0 > 0) }
    for name in ["index.html", "files"] { try FileManager.default.removeItem(atPath: "\(root)/\(name)") }
    try outside.write("secret", to: "other/main.js")
    try outside.link("site/index.html", to: outside.url.appendingPathComponent("secret.txt").path)
    try outside.link("site/files", to: "../other")
    for path in paths { #expect(ServedFile(path, in: root) == nil) }
    #expect(ServedFile(outside.url.appendingPathComponent("secret.txt").path, in: root) == nil)
  }

  @Test func aPageMayConnectToServersThatAreNamed() throws {
    let policy = try PagePolicy(allowing: ["https://api.example", "ws://127.0.0.1:3000", "https://*.pictures.example"])
    let header = policy.header
    #expect(
      header.contains("connect-src 'self' https://api.example ws://127.0.0.1:3000 https://*.pictures.example; "))
    #expect(header.contains("img-src 'self' data: blob: https://api.example https://*.pictures.example; "))
    for wrong in [
      "api.example", "https://api.example/list", "https://a.example; script-src *", "https://", "*", "data:",
    ] {
      let error = #expect(throws: CommandError.self, "\(wrong)") { try PagePolicy(allowing: [wrong]) }
      #expect(error?.description.hasPrefix("\(wrong) is not the address of a server") == true)
    }
  }

  @Test func sendsThePolicyWithEveryAnswer() async throws {
    let policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; "
      + "img-src 'self' data: blob:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    try await serving(site) { port async throws in
      for line in ["GET / HTTP/1.1", "HEAD /app.wasm HTTP/1.1", "GET /missing HTTP/1.1", "DELETE / HTTP/1.1"] {
        let headers = try await ask(port, line).headers
        #expect(headers["content-security-policy"] == policy, "\(line)")
        #expect(headers["x-content-type-options"] == "nosniff", "\(line)")
        #expect(headers["cache-control"] == "no-cache", "\(line)")
        #expect(headers["referrer-policy"] == "no-referrer", "\(line)")
      }
    }
  }

  /// Anyone can own a name that resolves to this machine, so a page of another server gets nothing through it.
  @Test func answersToItsOwnNames() async throws {
    try await serving(site, names: try ServerNames(allowing: ["Harbor.local"])) { port async throws in
      let hosts = [
        "localhost": 200, "LOCALHOST:\(port)": 200, "localhost.": 200, "app.localhost:8080": 200, "127.0.0.1": 200,
        "192.168.1.7:8080": 200, "[::1]:8080": 200, "[fe80::1]": 200, "harbor.local:\(port)": 200,
        "evil.example": 421, "evil.example:\(port)": 421, "localhost.evil.example": 421, "evillocalhost": 421,
        "127.0.0.1.evil.example": 421, "127.1": 421, "0x7f.1": 421, "1.2.3.4.5": 421, "[::1].evil.example": 421,
        "[evil]": 421, "[::1": 421, "": 421, "localhost:evil": 421, "localhost@evil.example": 421,
        "localhost evil": 421,
        "harbor.local.evil": 421,
      ]
      for (host, status) in hosts {
        for target in ["/", "/app.wasm", "/missing"] {
          let answers = try await exchange(
            port, ["GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"])
          let expected = status == 200 && target == "/missing" ? 404 : status
          #expect(answers.map(\.status) == [expected], "\(host) \(target)")
          if status == 421 { #expect(answers.first?.body.contains("--allow-host") == true) }
        }
      }
      // The name in the request target is ignored.
      let target = "GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
      #expect(try await exchange(port, [target]).map(\.status) == [421])
    }
    for name in ["https://a.example", "a.example:80", "", "*", "a..b", "a b"] {
      let error = #expect(throws: CommandError.self) { try ServerNames(allowing: [name]) }
      #expect(error?.description.contains("is not the name of a host") == true)
    }
  }

  /// A slow reader keeps a piece of a file in memory, not a copy.
  @Test func slowReadersHoldNoCopies() async throws {
    let size = 32_000_000
    try outside.write(Data(count: size), to: "site/large.bin")
    try await serving(site) { port async throws in
      var sockets: [Socket] = []
      defer { for socket in sockets { try? socket.close() } }
      let before = try memory()
      for _ in 0..<40 {
        let socket = try connect(port)
        sockets.append(socket)
        try send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n", over: socket)
        #expect(try socket.read(atMost: 16).count == 16)
      }
      #expect(try await ask(port, "GET /app.wasm HTTP/1.1").body == "module")
      #expect(try memory() - before < 4 * size, "40 of \(size) bytes each")
      // A file that is replaced meanwhile is sent in its old version.
      try FileManager.default.removeItem(at: site.appendingPathComponent("large.bin"))
      var count = 16
      while count < size { count += try sockets[0].read(atMost: 1 << 20).count }
    }
  }

  /// The memory of this process, in bytes.
  private func memory() throws -> Int {
    #if os(Linux)
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
      return try #require(Int(pages)) * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      return 0
    #endif
  }

  @Test func answersGetAndHeadOnly() async throws {
    try await serving(site) { port async throws in
      let head = try await ask(port, "HEAD /app.wasm HTTP/1.1")
      #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == "6")
      #expect(try await ask(port, "HEAD /missing HTTP/1.1").status == 404)
      for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"] {
        let answer = try await ask(port, "\(method) / HTTP/1.1", more: "Content-Length: 0\r\n")
        #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD", "\(method)")
      }
    }
  }

  @Test func servesWhatIsLargerThanABuffer() async throws {
    let text = String(repeating: "0123456789abcdef", count: 40_000)
    try outside.write(text, to: "site/large.txt")
    try await serving(site) { port async throws in
      #expect(try await ask(port, "GET /large.txt HTTP/1.1").body == text)
    }
  }

  /// Browsers send a local server the cookies of all local servers on the machine.
  @Test func answersAsFastWithManyCookies() async throws {
    try await serving(site) { port async throws in
      var shortest: [Int: Duration] = [:]
      for _ in 0..<10 {
        for size in [0, 8192] {
          let more = size == 0 ? "" : "Cookie: \(String(repeating: "c", count: size))\r\n"
          let start = ContinuousClock.now
          #expect(try await ask(port, "GET / HTTP/1.1", more: more).status == 200)
          let time = ContinuousClock.now - start
          shortest[size] = min(shortest[size] ?? time, time)
        }
      }
      let none = try #require(shortest[0])
      let many = try #require(shortest[8192])
      #expect(many < none * 8, "\(many) with cookies, \(none) without")
    }
  }

  @Test func refusesAHeadThatIsTooLong() async throws {
    let rest = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: \r\n\r\n"
    let room = HeadReader.limit - rest.utf8.count
    try await serving(site) { port async throws in
      for (cookies, status) in [(room, 200), (room + 1, 431), (65_536, 431), (1_000_000, 431)] {
        let head = rest.replacing("Cookie: ", with: "Cookie: " + String(repeating: "c", count: cookies))
        let answers = try await exchange(port, [head])
        #expect(answers.map(\.status) == [status], "\(cookies) bytes of cookies")
      }
      let longer = String(repeating: "x", count: HeadReader.limit)
      let many = String(repeating: "A: b\r\n", count: HeadReader.limit / 6)
      for head in ["GET /\(longer)", "GET / HTTP/1.1\r\n\(many)", String(repeating: "\r\n", count: HeadReader.limit)] {
        let answers = try await exchange(port, [head])
        #expect(answers.map(\.status) == [431])
        #expect(answers.first?.headers["connection"] == "close")
        #expect(answers.first?.headers["content-security-policy"] != nil)
      }
    }
  }

  @Test func answersWhatIsNoRequest() async throws {
    let ending = "Host: localhost\r\nConnection: close\r\n\r\n"
    let heads = [
      "nonsense\r\n\r\n": 400, "GET /\r\n\(ending)": 400, "GET / HTTP/1.1 more\r\n\(ending)": 400,
      "GET  / HTTP/1.1\r\n\(ending)": 400, "G(T / HTTP/1.1\r\n\(ending)": 400, "GET / HTTX/1.1\r\n\(ending)": 400,
      "GET / HTTP/1.1\r\nConnection: close\r\n\r\n": 400, "GET / HTTP/1.1\r\nHost: a\r\n\(ending)": 400,
      "GET / HTTP/1.1\r\n: a\r\n\(ending)": 400, "GET / HTTP/1.1\r\nName\r\n\(ending)": 400,
      "GET / HTTP/1.1\r\nName : a\r\n\(ending)": 400, "GET / HTTP/1.1\r\nA: b\r\n folded\r\n\(ending)": 400,
      "GET / HTTP/1.1\r\nA: b\0c\r\n\(ending)": 400, "GET / HTTP/1.1\r\nA: b\rc\r\n\(ending)": 400,
      "GET / HTTP/1.1\r\nContent-Length: -1\r\n\(ending)": 400,
      "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\(ending)": 400,
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n": 505,
      "GET / HTTP/1.0\r\n\r\n": 200, "GET / HTTP/1.1\n\(ending)": 200, "\r\nGET / HTTP/1.1\r\n\(ending)": 200,
    ]
    try await serving(site) { port async throws in
      for (head, status) in heads {
        #expect(try await exchange(port, [head]).map(\.status) == [status], "\(head)")
      }
    }
  }

  @Test func readsARequestThatComesByteByByte() async throws {
    let head = "GET /app.wasm HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    try await serving(site) { port async throws in
      #expect(try await exchange(port, head.unicodeScalars.map { String($0) }).map(\.body) == ["module"])
    }
  }

  @Test func answersSeveralRequestsOverOneConnection() async throws {
    let requests = [
      "GET /app.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /missing HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "DELETE / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n",
      "GET /files/t.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    ]
    try await serving(site) { port async throws in
      for pieces in [requests, [requests.joined()]] {
        let answers = try await exchange(port, pieces)
        #expect(answers.map(\.status) == [200, 404, 405, 200])
        #expect(answers.first?.body == "module" && answers.last?.body == "t.txt")
        #expect(answers.map { $0.headers["connection"] } == [nil, nil, nil, "close"])
      }
    }
  }

  /// No body is read, and its bytes are not taken for the next request.
  @Test func endsAConnectionWithABody() async throws {
    let smuggled = "GET /app.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let bodies = [
      "Content-Length: \(smuggled.utf8.count)\r\n\r\n\(smuggled)",
      "Transfer-Encoding: chunked\r\n\r\n\(smuggled)",
    ]
    try await serving(site) { port async throws in
      for body in bodies {
        for (method, status) in [("POST", 405), ("GET", 200)] {
          let answers = try await exchange(port, ["\(method) / HTTP/1.1\r\nHost: localhost\r\n\(body)"])
          #expect(answers.map(\.status) == [status] && answers.first?.headers["connection"] == "close")
        }
      }
    }
  }

  @Test func keepsNobodyWaitingForSlowClients() async throws {
    try outside.write(String(repeating: "0123456789abcdef", count: 1_000_000), to: "site/large.txt")
    try await serving(site) { port async throws in
      var sockets: [Socket] = []
      defer { for socket in sockets { try? socket.close() } }
      for text in ["", "GET", "GET / HTTP/1.1\r\nHost: loc", "GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
        for _ in 0..<20 {
          let socket = try connect(port)
          sockets.append(socket)
          try send(text, over: socket)
        }
      }
      #expect(try await ask(port, "GET /app.wasm HTTP/1.1").body == "module")
    }
  }

  @Test func endsARequestWhoseRestDoesNotCome() async throws {
    try await serving(site, patience: .milliseconds(500)) { port async throws in
      #expect(try await exchange(port, ["GET / HT"]).map(\.status) == [408])
    }
  }

  @Test func saysThatAPortIsTaken() async throws {
    try await serving(site) { port async throws in
      let address = try ListeningAddress(host: "127.0.0.1", port: port)
      let error = #expect(throws: CommandError.self) { try address.checkFree() }
      #expect(error?.description.hasPrefix("Port \(port) at 127.0.0.1 is taken") == true)
    }
  }

  @Test func takesAddressesInNumbers() throws {
    #expect(try ListeningAddress(host: "localhost", port: 1).page(port: 8080) == "http://127.0.0.1:8080/")
    #expect(try ListeningAddress(host: "0.0.0.0", port: 1).page(port: 80) == "http://127.0.0.1:80/")
    #expect(try ListeningAddress(host: "::1", port: 1).page(port: 80) == "http://[::1]:80/")
    for host in ["example.org", "", "1.2.3", "127.0.0.1:80"] {
      #expect(throws: CommandError.self, "\(host)") { try ListeningAddress(host: host, port: 80) }
    }
    let elsewhere = try ListeningAddress(host: "192.0.2.1", port: 8080)
    let error = #expect(throws: CommandError.self) { try elsewhere.checkFree() }
    #expect(error?.description.contains("no address of this machine") == true)
  }
}
