// SPDX-License-Identifier: Apache-2.0

/// The Content-Type of a file.
enum MediaType {
  /// Returns the type for the file name's extension. Unknown files are plain bytes.
  static func of(path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
    return switch ending {
    case "html": "text/html; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json", "map": "application/json; charset=utf-8"
    case "txt": "text/plain; charset=utf-8"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml; charset=utf-8"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    default: "application/octet-stream"
    }
  }
}
