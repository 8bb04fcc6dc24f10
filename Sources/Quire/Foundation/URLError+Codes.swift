// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension URLError.Code {
    /// The server's name could not be looked up.
    public static let dnsLookupFailed = URLError.Code(rawValue: -1006)
    /// There were too many redirections.
    public static let httpTooManyRedirects = URLError.Code(rawValue: -1007)
    /// The resource is not available.
    public static let resourceUnavailable = URLError.Code(rawValue: -1008)
    /// The server redirected to nothing.
    public static let redirectToNonExistentLocation = URLError.Code(rawValue: -1010)
    /// The user canceled the authentication.
    public static let userCancelledAuthentication = URLError.Code(rawValue: -1012)
    /// The resource requires authentication.
    public static let userAuthenticationRequired = URLError.Code(rawValue: -1013)
    /// The response is empty where it may not be.
    public static let zeroByteResource = URLError.Code(rawValue: -1014)
    /// The response's transfer encoding can't be decoded.
    public static let cannotDecodeRawData = URLError.Code(rawValue: -1015)
    /// The response's content encoding can't be decoded.
    public static let cannotDecodeContentData = URLError.Code(rawValue: -1016)
    /// The response can't be parsed.
    public static let cannotParseResponse = URLError.Code(rawValue: -1017)
    /// The connection would be abroad, which the settings forbid.
    public static let internationalRoamingOff = URLError.Code(rawValue: -1018)
    /// A call is active, and the network does not carry both.
    public static let callIsActive = URLError.Code(rawValue: -1019)
    /// The settings forbid data over the network.
    public static let dataNotAllowed = URLError.Code(rawValue: -1020)
    /// The stream of the request's body has ended.
    public static let requestBodyStreamExhausted = URLError.Code(rawValue: -1021)
    /// The app requires a secure connection.
    public static let appTransportSecurityRequiresSecureConnection = URLError.Code(rawValue: -1022)
    /// The file does not exist.
    public static let fileDoesNotExist = URLError.Code(rawValue: -1100)
    /// The file is a directory.
    public static let fileIsDirectory = URLError.Code(rawValue: -1101)
    /// The file may not be read.
    public static let noPermissionsToReadFile = URLError.Code(rawValue: -1102)
    /// The response is longer than permitted.
    public static let dataLengthExceedsMaximum = URLError.Code(rawValue: -1103)
    /// A secure connection could not be made.
    public static let secureConnectionFailed = URLError.Code(rawValue: -1200)
    /// The server's certificate has expired or is not valid yet.
    public static let serverCertificateHasBadDate = URLError.Code(rawValue: -1201)
    /// The server's certificate is not trusted.
    public static let serverCertificateUntrusted = URLError.Code(rawValue: -1202)
    /// The server's certificate has an unknown root.
    public static let serverCertificateHasUnknownRoot = URLError.Code(rawValue: -1203)
    /// The server's certificate is not valid yet.
    public static let serverCertificateNotYetValid = URLError.Code(rawValue: -1204)
    /// The server rejected the app's certificate.
    public static let clientCertificateRejected = URLError.Code(rawValue: -1205)
    /// The server requires a certificate.
    public static let clientCertificateRequired = URLError.Code(rawValue: -1206)
    /// The request may only be answered from the cache, which lacks it.
    public static let cannotLoadFromNetwork = URLError.Code(rawValue: -2000)
    /// The file of a download can't be created.
    public static let cannotCreateFile = URLError.Code(rawValue: -3000)
    /// The file of a download can't be opened.
    public static let cannotOpenFile = URLError.Code(rawValue: -3001)
    /// The file of a download can't be closed.
    public static let cannotCloseFile = URLError.Code(rawValue: -3002)
    /// The file of a download can't be written.
    public static let cannotWriteToFile = URLError.Code(rawValue: -3003)
    /// The file of a download can't be removed.
    public static let cannotRemoveFile = URLError.Code(rawValue: -3004)
    /// The file of a download can't be moved.
    public static let cannotMoveFile = URLError.Code(rawValue: -3005)
    /// A download can't be decoded, in the middle.
    public static let downloadDecodingFailedMidStream = URLError.Code(rawValue: -3006)
    /// A download can't be decoded, at its end.
    public static let downloadDecodingFailedToComplete = URLError.Code(rawValue: -3007)
  }

  extension URLError {
    /// The server's name could not be looked up.
    public static var dnsLookupFailed: Code { .dnsLookupFailed }
    /// There were too many redirections.
    public static var httpTooManyRedirects: Code { .httpTooManyRedirects }
    /// The resource is not available.
    public static var resourceUnavailable: Code { .resourceUnavailable }
    /// The server redirected to nothing.
    public static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
    /// The user canceled the authentication.
    public static var userCancelledAuthentication: Code { .userCancelledAuthentication }
    /// The resource requires authentication.
    public static var userAuthenticationRequired: Code { .userAuthenticationRequired }
    /// The response is empty where it may not be.
    public static var zeroByteResource: Code { .zeroByteResource }
    /// The response's transfer encoding can't be decoded.
    public static var cannotDecodeRawData: Code { .cannotDecodeRawData }
    /// The response's content encoding can't be decoded.
    public static var cannotDecodeContentData: Code { .cannotDecodeContentData }
    /// The response can't be parsed.
    public static var cannotParseResponse: Code { .cannotParseResponse }
    /// The connection would be abroad, which the settings forbid.
    public static var internationalRoamingOff: Code { .internationalRoamingOff }
    /// A call is active, and the network does not carry both.
    public static var callIsActive: Code { .callIsActive }
    /// The settings forbid data over the network.
    public static var dataNotAllowed: Code { .dataNotAllowed }
    /// The stream of the request's body has ended.
    public static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
    /// The app requires a secure connection.
    public static var appTransportSecurityRequiresSecureConnection: Code {
      .appTransportSecurityRequiresSecureConnection
    }
    /// The file does not exist.
    public static var fileDoesNotExist: Code { .fileDoesNotExist }
    /// The file is a directory.
    public static var fileIsDirectory: Code { .fileIsDirectory }
    /// The file may not be read.
    public static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
    /// The response is longer than permitted.
    public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
    /// A secure connection could not be made.
    public static var secureConnectionFailed: Code { .secureConnectionFailed }
    /// The server's certificate has expired or is not valid yet.
    public static var serverCertificateHasBadDate: Code { .serverCertificateHasBadDate }
    /// The server's certificate is not trusted.
    public static var serverCertificateUntrusted: Code { .serverCertificateUntrusted }
    /// The server's certificate has an unknown root.
    public static var serverCertificateHasUnknownRoot: Code { .serverCertificateHasUnknownRoot }
    /// The server's certificate is not valid yet.
    public static var serverCertificateNotYetValid: Code { .serverCertificateNotYetValid }
    /// The server rejected the app's certificate.
    public static var clientCertificateRejected: Code { .clientCertificateRejected }
    /// The server requires a certificate.
    public static var clientCertificateRequired: Code { .clientCertificateRequired }
    /// The request may only be answered from the cache, which lacks it.
    public static var cannotLoadFromNetwork: Code { .cannotLoadFromNetwork }
    /// The file of a download can't be created.
    public static var cannotCreateFile: Code { .cannotCreateFile }
    /// The file of a download can't be opened.
    public static var cannotOpenFile: Code { .cannotOpenFile }
    /// The file of a download can't be closed.
    public static var cannotCloseFile: Code { .cannotCloseFile }
    /// The file of a download can't be written.
    public static var cannotWriteToFile: Code { .cannotWriteToFile }
    /// The file of a download can't be removed.
    public static var cannotRemoveFile: Code { .cannotRemoveFile }
    /// The file of a download can't be moved.
    public static var cannotMoveFile: Code { .cannotMoveFile }
    /// A download can't be decoded, in the middle.
    public static var downloadDecodingFailedMidStream: Code { .downloadDecodingFailedMidStream }
    /// A download can't be decoded, at its end.
    public static var downloadDecodingFailedToComplete: Code { .downloadDecodingFailedToComplete }
  }

#endif
