// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

@MainActor func foundationUrlErrors() -> [String] {
  let codes: [URLError.Code] = [
    .dnsLookupFailed, .httpTooManyRedirects, .resourceUnavailable, .redirectToNonExistentLocation,
    .userCancelledAuthentication, .userAuthenticationRequired, .zeroByteResource, .cannotDecodeRawData,
    .cannotDecodeContentData, .cannotParseResponse, .internationalRoamingOff, .callIsActive, .dataNotAllowed,
    .requestBodyStreamExhausted, .appTransportSecurityRequiresSecureConnection, .fileDoesNotExist,
    .fileIsDirectory, .noPermissionsToReadFile, .dataLengthExceedsMaximum, .secureConnectionFailed,
    .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
    .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired, .cannotLoadFromNetwork,
    .cannotCreateFile, .cannotOpenFile, .cannotCloseFile, .cannotWriteToFile, .cannotRemoveFile, .cannotMoveFile,
    .downloadDecodingFailedMidStream, .downloadDecodingFailedToComplete,
  ]
  let members = [
    URLError.dnsLookupFailed, URLError.httpTooManyRedirects, URLError.resourceUnavailable,
    URLError.redirectToNonExistentLocation, URLError.userCancelledAuthentication,
    URLError.userAuthenticationRequired, URLError.zeroByteResource, URLError.cannotDecodeRawData,
    URLError.cannotDecodeContentData, URLError.cannotParseResponse, URLError.internationalRoamingOff,
    URLError.callIsActive, URLError.dataNotAllowed, URLError.requestBodyStreamExhausted,
    URLError.fileDoesNotExist, URLError.fileIsDirectory,
    URLError.noPermissionsToReadFile, URLError.secureConnectionFailed,
    URLError.serverCertificateHasBadDate, URLError.serverCertificateUntrusted,
    URLError.serverCertificateHasUnknownRoot, URLError.serverCertificateNotYetValid,
    URLError.clientCertificateRejected, URLError.clientCertificateRequired, URLError.cannotLoadFromNetwork,
    URLError.cannotCreateFile, URLError.cannotOpenFile, URLError.cannotCloseFile, URLError.cannotWriteToFile,
    URLError.cannotRemoveFile, URLError.cannotMoveFile, URLError.downloadDecodingFailedMidStream,
    URLError.downloadDecodingFailedToComplete,
  ]
  let others = codes.filter { $0 != .appTransportSecurityRequiresSecureConnection && $0 != .dataLengthExceedsMaximum }
  return [
    // => -1006 -1007 -1008 -1010 -1012 -1013 -1014 -1015 -1016 -1017 -1018 -1019 -1020 -1021 -1022 -1100 -1101 -1102 -1103 -1200 -1201 -1202 -1203 -1204 -1205 -1206 -2000 -3000 -3001 -3002 -3003 -3004 -3005 -3006 -3007
    codes.map { "\($0.rawValue)" }.joined(separator: " "),
    // => true
    "\(others == members)",
    // => true false
    "\(URLError(codes[0]).code == .dnsLookupFailed) \(URLError(codes[0]) == URLError(codes[1]))",
  ]
}
