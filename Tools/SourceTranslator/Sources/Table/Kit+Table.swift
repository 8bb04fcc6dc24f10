// SPDX-License-Identifier: Apache-2.0
// Written by `Scripts/translator --write-kit` from the sources of Quire.

extension Kit {
  /// A line for each type: its kind, its name, its inherited types. Its instance members follow, indented.
  static let table = """
    struct Accessibility Hashable Sendable
     amount count hash(into:) isSelected isTabStop label position role value
    struct Accessibility.Amount Hashable Sendable
     maximum minimum value
    enum Accessibility.Role UInt8 Hashable Sendable
    enum Activity UInt8 Hashable Sendable CaseIterable
    struct AppLaunch
    enum AppStart
    class Bundle NSObject
     localizedString(forKey:value:table:) preferredLocalizations
    struct CACornerMask OptionSet Hashable Sendable
     rawValue
    class CALayer NSObject
     borderColor borderWidth cornerCurve cornerRadius mask maskedCorners masksToBounds shadowColor shadowOffset
     shadowOpacity shadowRadius
    struct CALayerCornerCurve Hashable Sendable
    struct CGAffineTransform Hashable Sendable
     a b c concatenating(_:) d inverted() isIdentity rotated(by:) scaledBy(x:y:) translatedBy(x:y:) tx ty
    class CGColor NSObject
     alpha components numberOfComponents
    struct CGPoint CustomStringConvertible Hashable Sendable Codable
     applying(_:) description encode(to:) x y
    struct CGRect CustomStringConvertible Hashable Sendable Codable
     contains(_:) description encode(to:) height inset(by:) insetBy(dx:dy:) intersection(_:) intersects(_:)
     isEmpty isNull maxX maxY midX midY minX minY offsetBy(dx:dy:) origin size union(_:) width
    struct CGSize CustomStringConvertible Hashable Sendable Codable
     description encode(to:) height width
    struct CGVector Hashable Sendable
     dx dy
    protocol CVarArg
     formatArgument
    struct Calendar Hashable Sendable
     amSymbol compare(_:to:toGranularity:) component(_:from:) date(byAdding:to:wrappingComponents:)
     date(byAdding:value:to:wrappingComponents:) date(bySetting:value:of:) date(bySettingHour:minute:second:of:)
     date(from:) dateComponents(_:from:) dateComponents(_:from:to:) dateComponents(in:from:) dateInterval(of:for:)
     eraSymbols firstWeekday identifier isDate(_:equalTo:toGranularity:) isDate(_:inSameDayAs:) isDateInToday(_:)
     isDateInTomorrow(_:) isDateInWeekend(_:) isDateInYesterday(_:) locale minimumDaysInFirstWeek monthSymbols
     nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:) ordinality(of:in:for:) pmSymbol
     range(of:in:for:) shortMonthSymbols shortStandaloneMonthSymbols shortStandaloneWeekdaySymbols
     shortWeekdaySymbols standaloneMonthSymbols standaloneWeekdaySymbols startOfDay(for:) timeZone
     veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
     veryShortWeekdaySymbols weekdaySymbols
    enum Calendar.Component Hashable Sendable
    enum Calendar.Identifier Hashable Sendable
    enum Calendar.MatchingPolicy Sendable
    enum Calendar.RepeatedTimePolicy Sendable
    enum Calendar.SearchDirection Sendable
    struct CharacterSet Sendable
     contains(_:) formIntersection(_:) formUnion(_:) insert(_:) insert(charactersIn:) intersection(_:) invert()
     inverted isSuperset(of:) remove(_:) remove(charactersIn:) subtract(_:) subtracting(_:)
     symmetricDifference(_:) union(_:)
    protocol Clock Sendable
     measure(_:) minimumResolution now sleep(for:tolerance:) sleep(until:tolerance:)
    protocol ClockHost AnyObject
     secondsSince1970
    struct CodedKey CodingKey
     description intValue stringValue
    struct CodedType Sendable CustomStringConvertible
     description
    protocol CodingKey Sendable CustomStringConvertible CustomDebugStringConvertible
     debugDescription description intValue stringValue
    struct CodingUserInfoKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum ComparisonResult Int Sendable
    struct ContinuousClock Clock
     minimumResolution now sleep(until:tolerance:)
    struct ContinuousClock.Instant InstantProtocol Hashable Sendable
     advanced(by:) duration(to:)
    enum ControlKey UInt8 Hashable Sendable CaseIterable
    struct Data Hashable Sendable RandomAccessCollection MutableCollection RangeReplaceableCollection CustomStringConvertible Codable
     append(_:) append(contentsOf:) base64EncodedData(options:) base64EncodedString(options:) count description
     encode(to:) endIndex isEmpty range(of:in:) replaceSubrange(_:with:) resetBytes(in:) startIndex subdata(in:)
     withUnsafeBytes(_:)
    struct Data.Base64DecodingOptions OptionSet Sendable
     rawValue
    struct Data.Base64EncodingOptions OptionSet Sendable
     rawValue
    class DataStore NSObject
     data(forKey:) keys set(_:forKey:completion:)
    enum DataStore.Failure Error Hashable Sendable
     localizedDescription
    struct Date Hashable Comparable Sendable CustomStringConvertible CVarArg Codable
     ISO8601Format() addTimeInterval(_:) addingTimeInterval(_:) advanced(by:) compare(_:) description
     distance(to:) encode(to:) formatArgument formatted() formatted(_:) formatted(date:time:)
     timeIntervalSince(_:) timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate
    struct Date.FormatStyle Sendable
     day(_:) era(_:) format(_:) hour(_:) locale(_:) minute(_:) month(_:) second(_:) timeZone weekday(_:) year(_:)
    struct Date.FormatStyle.DateStyle Hashable Sendable
    struct Date.FormatStyle.Field Sendable
    struct Date.FormatStyle.TimeStyle Hashable Sendable
    struct Date.ISO8601FormatStyle Sendable
    struct DateComponents Hashable Sendable
     calendar date day dayOfYear era hour isLeapMonth isValidDate isValidDate(in:) minute month nanosecond quarter
     second setValue(_:for:) timeZone value(for:) weekOfMonth weekOfYear weekday weekdayOrdinal year
     yearForWeekOfYear
    class DateFormatter Formatter
     amSymbol calendar date(from:) dateFormat dateStyle defaultDate doesRelativeDateFormatting isLenient locale
     pmSymbol setLocalizedDateFormatFromTemplate(_:) string(from:) timeStyle timeZone
    enum DateFormatter.Style UInt Sendable
    struct DateInterval Hashable Comparable Sendable
     contains(_:) duration end intersection(with:) intersects(_:) start
    protocol Decodable
    struct Decoder
     codingPath container(keyedBy:) singleValueContainer() unkeyedContainer() userInfo
    enum DecodingError LocalizedError CustomDebugStringConvertible CustomStringConvertible
     debugDescription description errorDescription
    struct DecodingError.Context Sendable
     codingPath debugDescription underlyingError
    protocol DefaultsHost AnyObject
     set(_:forKey:) value(forKey:)
    enum DefaultsValue Hashable Sendable
    class DispatchGroup
     enter() leave() notify(qos:flags:queue:execute:) wait()
    struct DispatchQoS Hashable Sendable
     qosClass
    enum DispatchQoS.QoSClass Sendable
    class DispatchQueue Sendable
     async(execute:) async(group:execute:) async(group:qos:flags:execute:) asyncAfter(deadline:execute:)
     asyncAfter(deadline:qos:flags:execute:) label sync(execute:)
    struct DispatchQueue.Attributes OptionSet Sendable
     rawValue
    enum DispatchQueue.AutoreleaseFrequency Sendable
    struct DispatchTime Hashable Comparable Sendable
     uptimeNanoseconds
    enum DispatchTimeInterval Hashable Sendable
    class DispatchWorkItem
     cancel() isCancelled notify(queue:execute:) perform()
    struct DispatchWorkItemFlags OptionSet Sendable
     rawValue
    enum DropAnswer UInt8 Hashable Sendable
     isTaken
    protocol Encodable
     encode(to:)
    struct Encoder
     codingPath container(keyedBy:) singleValueContainer() unkeyedContainer() userInfo
    enum EncodingError LocalizedError CustomDebugStringConvertible CustomStringConvertible
     debugDescription description errorDescription
    struct EncodingError.Context Sendable
     codingPath debugDescription underlyingError
    enum FileCommand Hashable Sendable
    enum FormatArgument Sendable
    class Formatter NSObject
    class GestureAction NSObject
    class HTTPURLResponse URLResponse
     statusCode value(forHTTPHeaderField:)
    class HeldPicture Hashable Sendable
     hash(into:) number
    protocol Host AnyObject
     measure(_:width:) prepare(_:) submit(_:)
    struct HostDrag Sendable
     number others phase pictures point view
    enum HostDrag.Phase UInt8 Hashable Sendable
    struct HostFile Sendable
     name number problem size
    enum HostFile.Problem UInt8 Hashable Sendable
    protocol HostServiceParts AnyObject
     clock defaults network pictureFiles scripts store
    class ISO8601DateFormatter Formatter
     date(from:) formatOptions string(from:) timeZone
    struct ISO8601DateFormatter.Options OptionSet Sendable
     rawValue
    struct ImageContent Hashable Sendable
     fit frame(in:) isShape size source tint
    enum ImageContent.Fit UInt8 Hashable Sendable
     place
    enum ImageContent.Source Hashable Sendable
     hash(into:)
    struct IndexPath Hashable Sendable Comparable
     item row section
    struct IndexSet Hashable Sendable Sequence ExpressibleByArrayLiteral
     contains(_:) count first formUnion(_:) insert(_:) insert(integersIn:) integerGreaterThan(_:)
     integerLessThan(_:) intersection(_:) isEmpty last makeIterator() remove(_:) removeAll() subtracting(_:)
     union(_:)
    enum JSON Hashable Sendable ExpressibleByStringLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByBooleanLiteral ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByNilLiteral
     array bool data int isNull members number string text
    struct JSON.Member Hashable Sendable
     name value
    class JSONDecoder
     dataDecodingStrategy dateDecodingStrategy decode(_:from:) keyDecodingStrategy
     nonConformingFloatDecodingStrategy userInfo
    struct JSONDecoder.DataDecodingStrategy Sendable
    struct JSONDecoder.DateDecodingStrategy Sendable
    struct JSONDecoder.KeyDecodingStrategy Sendable
    struct JSONDecoder.NonConformingFloatDecodingStrategy Sendable
    class JSONEncoder
     dataEncodingStrategy dateEncodingStrategy encode(_:) keyEncodingStrategy nonConformingFloatEncodingStrategy
     outputFormatting userInfo
    struct JSONEncoder.DataEncodingStrategy Sendable
    struct JSONEncoder.DateEncodingStrategy Sendable
    struct JSONEncoder.KeyEncodingStrategy Sendable
    struct JSONEncoder.NonConformingFloatEncodingStrategy Sendable
    struct JSONEncoder.OutputFormatting OptionSet Sendable
     rawValue
    struct JSONError Error Hashable Sendable CustomStringConvertible
     column description line reason
    class JSONSerialization
    struct KeyedDecodingContainer
     allKeys codingPath contains(_:) decode(_:forKey:) decodeIfPresent(_:forKey:) decodeNil(forKey:)
     nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) superDecoder() superDecoder(forKey:)
    struct KeyedEncodingContainer
     codingPath encode(_:forKey:) encodeConditional(_:forKey:) encodeIfPresent(_:forKey:) encodeNil(forKey:)
     nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) superEncoder() superEncoder(forKey:)
    class LoadProgress NSObject
     completedUnitCount fractionCompleted isFinished totalUnitCount
    struct Locale Hashable Sendable CustomStringConvertible
     currencyCode currencySymbol decimalSeparator description groupingSeparator hash(into:) identifier language
     languageCode localizedString(forCurrencyCode:) localizedString(forIdentifier:)
     localizedString(forLanguageCode:) localizedString(forRegionCode:) region regionCode scriptCode
    struct Locale.Language Sendable
     languageCode region
    struct Locale.LanguageCode Hashable Sendable ExpressibleByStringLiteral
     identifier
    struct Locale.Region Hashable Sendable ExpressibleByStringLiteral
     identifier
    protocol LocaleHost AnyObject
     ask(_:_:)
    enum LocaleQuestion UInt32 Sendable
    protocol LocalizedError Error
     errorDescription failureReason helpAnchor localizedDescription recoverySuggestion
    class NSAttributedString NSObject
     attribute(_:at:effectiveRange:) attributedSubstring(from:) attributes(at:effectiveRange:)
     enumerateAttribute(_:in:options:using:) enumerateAttributes(in:options:using:) hash isEqual(_:) isEqual(to:)
     length string
    struct NSAttributedString.EnumerationOptions OptionSet Sendable
     rawValue
    struct NSAttributedString.Key RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class NSCache NSObject
     countLimit name object(forKey:) removeAllObjects() removeObject(forKey:) setObject(_:forKey:)
     setObject(_:forKey:cost:) totalCostLimit
    class NSCoder
    class NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutItem
     elementKind pinToVisibleBounds
    class NSCollectionLayoutContainer NSObject
     contentSize effectiveContentSize
    class NSCollectionLayoutDimension NSObject
    protocol NSCollectionLayoutEnvironment NSObjectProtocol
     container traitCollection
    class NSCollectionLayoutGroup NSCollectionLayoutItem
     interItemSpacing subitems
    class NSCollectionLayoutItem NSObject
     contentInsets layoutSize
    class NSCollectionLayoutSection NSObject
     boundarySupplementaryItems contentInsets interGroupSpacing orthogonalScrollingBehavior
    class NSCollectionLayoutSize NSObject
     heightDimension widthDimension
    class NSCollectionLayoutSpacing NSObject
     spacing
    struct NSDiffableDataSourceSnapshot
     appendItems(_:toSection:) appendSections(_:) deleteAllItems() deleteItems(_:) deleteSections(_:)
     indexOfItem(_:) indexOfSection(_:) insertItems(_:afterItem:) insertItems(_:beforeItem:)
     insertSections(_:afterSection:) insertSections(_:beforeSection:) itemIdentifiers itemIdentifiers(inSection:)
     moveItem(_:afterItem:) moveItem(_:beforeItem:) numberOfItems numberOfItems(inSection:) numberOfSections
     reconfigureItems(_:) reconfiguredItemIdentifiers reloadItems(_:) reloadSections(_:) reloadedItemIdentifiers
     reloadedSectionIdentifiers sectionIdentifier(containingItem:) sectionIdentifiers
    struct NSDirectionalEdgeInsets Hashable Sendable
     bottom leading top trailing
    struct NSDirectionalRectEdge OptionSet Hashable Sendable
     rawValue
    class NSError NSObject Error
     code domain hash isEqual(_:) localizedDescription localizedFailureReason localizedRecoverySuggestion userInfo
    class NSItemProvider NSObject
     canLoadObject(ofClass:) hasItemConformingToTypeIdentifier(_:) loadObject(ofClass:completionHandler:)
     registeredTypeIdentifiers suggestedName
    struct NSItemProvider.LoadError Error Sendable
     code localizedDescription
    enum NSItemProvider.LoadError.Code Int Sendable
    protocol NSItemProviderReading NSObjectProtocol Sendable
    protocol NSItemProviderWriting NSObjectProtocol Sendable
    class NSLayoutAnchor NSObject
     constraint(equalTo:) constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:)
     constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:)
     constraint(lessThanOrEqualTo:constant:) item
    class NSLayoutConstraint NSObject
     constant firstAttribute firstItem identifier isActive multiplier priority relation secondAttribute secondItem
     shouldBeArchived
    enum NSLayoutConstraint.Attribute Int Sendable
    enum NSLayoutConstraint.Axis Int Sendable
    enum NSLayoutConstraint.Relation Int Sendable
    class NSLayoutDimension
     constraint(equalTo:multiplier:) constraint(equalTo:multiplier:constant:) constraint(equalToConstant:)
     constraint(greaterThanOrEqualTo:multiplier:) constraint(greaterThanOrEqualTo:multiplier:constant:)
     constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualTo:multiplier:)
     constraint(lessThanOrEqualTo:multiplier:constant:) constraint(lessThanOrEqualToConstant:)
    class NSLayoutXAxisAnchor
     anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:)
     constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
     constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    class NSLayoutYAxisAnchor
     anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:)
     constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
     constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    enum NSLineBreakMode Int Sendable
    class NSMutableAttributedString NSAttributedString
     addAttribute(_:value:range:) addAttributes(_:range:) append(_:) beginEditing() deleteCharacters(in:)
     endEditing() insert(_:at:) removeAttribute(_:range:) replaceCharacters(in:with:) setAttributedString(_:)
     setAttributes(_:range:)
    class NSMutableParagraphStyle NSParagraphStyle
     alignment firstLineHeadIndent headIndent lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight
     paragraphSpacing setParagraphStyle(_:)
    enum NSNotification
    class NSNumber NSValue ExpressibleByIntegerLiteral ExpressibleByFloatLiteral ExpressibleByBooleanLiteral CustomStringConvertible CVarArg
     boolValue compare(_:) description doubleValue floatValue formatArgument hash int32Value int64Value intValue
     isEqual(_:) stringValue uintValue
    class NSObject Hashable
     hash hash(into:) isEqual(_:) perform(_:) perform(_:with:) perform(_:with:afterDelay:) perform(_:with:with:)
     responds(to:) setValue(_:forKey:) value(forKey:)
    protocol NSObjectProtocol NSObject
    class NSParagraphStyle NSObject
     alignment firstLineHeadIndent hash headIndent isEqual(_:) lineHeightMultiple lineSpacing maximumLineHeight
     minimumLineHeight paragraphSpacing
    struct NSRange Hashable Sendable
     length location lowerBound upperBound
    enum NSRectAlignment Int Sendable
    class NSString NSObject ExpressibleByStringLiteral CustomStringConvertible CVarArg
     appending(_:) appendingPathComponent(_:) appendingPathExtension(_:) boolValue character(at:)
     components(separatedBy:) contains(_:) deletingLastPathComponent deletingPathExtension description doubleValue
     floatValue formatArgument hasPrefix(_:) hasSuffix(_:) hash intValue integerValue isEqual(_:)
     lastPathComponent length lowercased pathExtension range(of:options:) replacingCharacters(in:with:)
     replacingOccurrences(of:with:) substring(from:) substring(to:) substring(with:) uppercased
    enum NSTextAlignment Int Sendable
    class NSTextContainer NSObject
     lineFragmentPadding maximumNumberOfLines
    struct NSUnderlineStyle Hashable Sendable ExpressibleByArrayLiteral OptionSet
     contains(_:) rawValue union(_:)
    class NSValue NSObject
     cgRectValue
    protocol NavigationDelegateHolder AnyObject
     delegate heldNavigationDelegate
    struct NetworkAnswer Hashable Sendable
     body fields status url
    enum NetworkFailure UInt8 Hashable Sendable
    struct NetworkField Hashable Sendable
     name value
    protocol NetworkHost AnyObject
     begin(_:report:) cancel(_:)
    enum NetworkReport
    struct NetworkRequest Hashable Sendable
     body fields method timeout url
    struct Notification
     keyboardAnimationDuration keyboardFrameBegin keyboardFrameEnd name object userInfo
    struct Notification.Name RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct Notification.UserInfo Sendable
    class NotificationCenter NSObject
     addObserver(_:selector:name:object:) addObserver(forName:object:queue:using:) post(_:) post(name:object:)
     post(name:object:userInfo:) removeObserver(_:) removeObserver(_:name:object:)
    struct NumberFormatStyle Sendable
     grouping(_:) locale(_:) notation(_:) precision(_:) sign(strategy:)
    struct NumberFormatStyle.Grouping Sendable
    struct NumberFormatStyle.Notation Sendable
    struct NumberFormatStyle.Precision Sendable
    struct NumberFormatStyle.Sign Sendable
    class NumberFormatter Formatter
     currencyCode currencySymbol decimalSeparator groupingSeparator isLenient locale maximumFractionDigits
     maximumSignificantDigits minimumFractionDigits minimumIntegerDigits minimumSignificantDigits multiplier
     number(from:) numberStyle positivePrefix positiveSuffix roundingMode string(from:) usesGroupingSeparator
     usesSignificantDigits zeroSymbol
    enum NumberFormatter.RoundingMode UInt Sendable
    enum NumberFormatter.Style UInt Sendable
    struct ObjCBool ExpressibleByBooleanLiteral Sendable
     boolValue
    class OperationQueue NSObject
     addOperation(_:) cancelAllOperations() isSuspended maxConcurrentOperationCount name operationCount
    struct PHPickerConfiguration Equatable Sendable
     filter preferredAssetRepresentationMode selectionLimit
    enum PHPickerConfiguration.AssetRepresentationMode Int Sendable
    struct PHPickerFilter Equatable Sendable
    struct PHPickerResult
     assetIdentifier itemProvider
    class PHPickerViewController UIViewController
     configuration delegate viewDidLoad()
    protocol PHPickerViewControllerDelegate NSObjectProtocol
     picker(_:didFinishPicking:) picker(_:didRefuse:)
    enum PageScript
    enum PageScript.Failure Error Hashable Sendable
     localizedDescription
    class PictureData Hashable Sendable
     bytes hash(into:) number
    protocol PictureFileHost AnyObject
     read(_:done:)
    struct PictureRefusal Sendable
     message name reason
    enum PictureRefusal.Reason Sendable
    protocol PresentationDelegateHolder AnyObject
     delegate heldDelegate
    class ProcessInfo NSObject
     activeProcessorCount arguments environment globallyUniqueString isLowPowerModeEnabled processName
     systemUptime
    struct RGBA Hashable Sendable
     bits
    struct RegisteredDefault ExpressibleByBooleanLiteral ExpressibleByIntegerLiteral ExpressibleByFloatLiteral ExpressibleByStringLiteral Sendable
    class RunLoop NSObject
     add(_:forMode:)
    enum RunLoop.Mode Hashable Sendable
    enum ScriptAnswer Hashable Sendable
    protocol ScriptHost AnyObject
     call(_:_:answer:) register(_:_:)
    enum ScriptValue Hashable Sendable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByStringLiteral ExpressibleByBooleanLiteral ExpressibleByArrayLiteral
     bytes flag list number text
    protocol ScrollDelegateHolder AnyObject
     delegate heldDelegate
    struct ScrollSettings OptionSet Hashable Sendable
     rawValue
    struct ScrollSnaps Hashable Sendable
     count interval
    struct Selector Hashable CustomStringConvertible Sendable
     description hash(into:)
    class Session NSObject
     activate(_:now:) activityChanged(to:now:) detentIdentifier(of:) dragged(_:now:)
     edited(_:to:selection:isComposing:now:) environmentChanged(_:appearance:preferences:now:)
     fileCame(_:for:now:) filesEnded(_:isCanceled:now:) focusChanged(_:isFocused:now:) handle(_:over:) nextTimer
     perform(now:_:) pressed(_:on:now:) returned(_:now:) scrollPinched(_:at:by:isEnd:now:) scrollRested(_:now:)
     scrolled(_:to:now:) selected(_:in:now:) services stack start(_:now:) start(root:now:) undid(_:isRedo:now:)
     viewID(of:)
    enum Session.Appearance Sendable
    struct Session.Preferences Hashable Sendable
     contentSize increasesContrast reducesTransparency
    struct Session.Resource Sendable
     path size
    struct Shadow Hashable Sendable
     color offset radius
    protocol SheetObserver NSObjectProtocol
     sheet(_:keyboardWillShow:isOwn:) sheet(_:willRestAt:) sheetDidLeave(_:) sheetDidMove(_:to:) sheetDidRest(_:)
     sheetDragBegan(_:) sheetDragEnded(_:wasCanceled:) wantsEveryFrame
    struct SheetPosition
     cause fraction lower offset target total upper velocity visibility
    enum SheetPosition.Cause UInt8 Hashable Sendable
    struct SheetStop
     identifier offset value
    struct SingleValueDecodingContainer
     codingPath decode(_:) decodeNil()
    struct SingleValueEncodingContainer
     codingPath encode(_:) encodeNil()
    enum StoreFailure UInt8 Hashable Sendable
    protocol StoreHost AnyObject
     keys set(_:forKey:done:) value(forKey:)
    struct String.CompareOptions OptionSet Sendable
     rawValue
    struct String.Encoding RawRepresentable Hashable Sendable
     rawValue
    struct StyledText Hashable Sendable
     alignment color design end family hash(into:) isItalic lines paragraphs runs shortened size string weight
    enum StyledText.Alignment UInt8 Hashable Sendable
    enum StyledText.Design UInt8 Hashable Sendable
    enum StyledText.End UInt8 Hashable Sendable
    struct StyledText.Line Hashable Sendable
     color style
    struct StyledText.Paragraph Hashable Sendable
     alignment firstIndent heightFactor indent largestHeight leastHeight lineSpacing spacing
    struct StyledText.Run Hashable Sendable
     background color design family hash(into:) isItalic length rise size spacing strikethrough underline weight
    protocol TargetTimerMaking
    struct TextInput Hashable Sendable
     border capitals corrects hash(into:) insets isEditable isSecure isSelectable keyboard meaning placeholder
     placeholderColor returnKey
    enum TextInput.Border UInt8 Hashable Sendable
    enum TextInput.Capitals UInt8 Hashable Sendable
    enum TextInput.Keyboard UInt8 Hashable Sendable
    enum TextInput.ReturnKey UInt8 Hashable Sendable
    struct TextQuestion
     text width
    struct TimeZone Hashable Sendable CustomStringConvertible
     abbreviation(for:) daylightSavingTimeOffset(for:) description hash(into:) identifier
     isDaylightSavingTime(for:) localizedName(for:locale:) secondsFromGMT(for:)
    enum TimeZone.NameStyle Int Sendable
    class Timer TargetTimerMaking NSObject
     fire() invalidate() isValid timeInterval tolerance userInfo
    struct TouchReport Hashable Sendable
     isHeld touch
    struct Turn
     effects touches views
    enum UIAccessibility
    enum UIAccessibilityContrast Int Sendable
    struct UIAccessibilityTraits OptionSet Hashable Sendable
     rawValue
    class UIAction UIMenuElement
     attributes discoverabilityTitle identifier sender state
    struct UIAction.Identifier RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UIActivityIndicatorView UIView
     accessibilityLabel color hidesWhenStopped intrinsicContentSize isAnimating layoutSubviews() sizeThatFits(_:)
     startAnimating() stopAnimating() style
    enum UIActivityIndicatorView.Style Int Sendable
    class UIActivityViewController UIViewController
    protocol UIAdaptivePresentationControllerDelegate NSObjectProtocol
     adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
     presentationController(_:prepare:) presentationController(_:viewControllerForAdaptivePresentationStyle:)
     presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
     presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
     presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    class UIAlertAction NSObject
     isEnabled style title
    enum UIAlertAction.Style Int Sendable
    class UIAlertController UIViewController
     actions addAction(_:) addTextField(configurationHandler:) message preferredAction preferredStyle textFields
     title viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewWillAppear(_:)
     viewWillDisappear(_:)
    enum UIAlertController.Style Int Sendable
    class UIApplication UIResponder
     applicationState canOpenURL(_:) connectedScenes delegate keyWindow open(_:options:completionHandler:)
     sendAction(_:to:from:for:) windows
    struct UIApplication.LaunchOptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIApplication.OpenExternalURLOptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum UIApplication.State Int Sendable
    protocol UIApplicationDelegate UIResponder
     application(_:configurationForConnecting:options:) application(_:didFinishLaunchingWithOptions:)
     application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:)
     applicationDidEnterBackground(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:)
     applicationWillTerminate(_:) window
    struct UIBackgroundConfiguration
     backgroundColor backgroundColorTransformer cornerRadius strokeColor strokeWidth
    class UIBarAppearance NSObject
     backgroundColor backgroundEffect configureWithDefaultBackground() configureWithOpaqueBackground()
     configureWithTransparentBackground() shadowColor
    class UIBarButtonItem UIBarItem UIPopoverPresentationControllerSourceItem
     action changesSelectionAsPrimaryAction customView frame(in:) isHidden isSelected menu primaryAction style
     target tintColor width
    enum UIBarButtonItem.Style Int Sendable
    enum UIBarButtonItem.SystemItem Int Sendable
    class UIBarButtonItemAppearance NSObject
     normal
    class UIBarButtonItemStateAppearance NSObject
     titleTextAttributes
    class UIBarItem NSObject
     accessibilityLabel image isEnabled tag title
    class UIBlurEffect UIVisualEffect
    enum UIBlurEffect.Style Int Sendable
    class UIButton UIControl
     accessibilityLabel accessibilityValue attributedTitle(for:) automaticallyUpdatesConfiguration buttonType
     changesSelectionAsPrimaryAction configuration configurationUpdateHandler currentAttributedTitle currentImage
     currentTitle currentTitleColor forLastBaselineLayout image(for:) imageView intrinsicContentSize
     layoutSubviews() menu role sendActions(for:) setAttributedTitle(_:for:) setImage(_:for:)
     setNeedsUpdateConfiguration() setTitle(_:for:) setTitleColor(_:for:) sizeThatFits(_:) subtitleLabel
     tintColorDidChange() title(for:) titleColor(for:) titleLabel touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) traitCollectionDidChange(_:) updateConfiguration()
    enum UIButton.ButtonType Int Sendable
    struct UIButton.Configuration
     automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor buttonSize contentInsets
     cornerStyle image imagePadding imagePlacement indicator setDefaultContentInsets() showsActivityIndicator
     subtitle title titleAlignment titleLineBreakMode titlePadding updated(for:)
    enum UIButton.Configuration.CornerStyle Int Sendable
    enum UIButton.Configuration.Indicator Int Sendable
    enum UIButton.Configuration.Size Int Sendable
    enum UIButton.Configuration.TitleAlignment Int Sendable
    enum UIButton.Role Int Sendable
    struct UICellAccessory
    struct UICellConfigurationState
     isDisabled isEditing isHighlighted isReordering isSelected isSwiped traitCollection
    struct UICollectionLayoutListConfiguration
     appearance backgroundColor footerMode headerMode showsSeparators
    enum UICollectionLayoutListConfiguration.Appearance Int Sendable
    enum UICollectionLayoutListConfiguration.FooterMode Int Sendable
    enum UICollectionLayoutListConfiguration.HeaderMode Int Sendable
    enum UICollectionLayoutSectionOrthogonalScrollingBehavior Int Sendable
    class UICollectionReusableView UIView
     apply(_:) preferredLayoutAttributesFitting(_:) prepareForReuse() reuseIdentifier
    class UICollectionView UIScrollView
     allowsMultipleSelection allowsSelection backgroundView cellForItem(at:) collectionViewLayout contentOffset
     dataSource delegate deleteItems(at:) deleteSections(_:) dequeueConfiguredReusableCell(using:for:item:)
     dequeueConfiguredReusableSupplementary(using:for:) dequeueReusableCell(withReuseIdentifier:for:)
     dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) deselectItem(at:animated:) indexPath(for:)
     indexPathForItem(at:) indexPathsForSelectedItems indexPathsForVisibleItems insertItems(at:)
     insertSections(_:) layoutAttributesForItem(at:) layoutSubviews() moveItem(at:to:) moveSection(_:toSection:)
     numberOfItems(inSection:) numberOfSections performBatchUpdates(_:completion:) reconfigureItems(at:)
     register(_:forCellWithReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
     reloadData() reloadItems(at:) reloadSections(_:) scrollToItem(at:at:animated:)
     selectItem(at:animated:scrollPosition:) setCollectionViewLayout(_:animated:)
     supplementaryView(forElementKind:at:) visibleCells
    struct UICollectionView.CellRegistration
    struct UICollectionView.ScrollPosition OptionSet Hashable Sendable
     rawValue
    struct UICollectionView.SupplementaryRegistration
    class UICollectionViewCell UICollectionReusableView
     backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration
     contentView invalidateIntrinsicContentSize() isHighlighted isSelected layoutSubviews() prepareForReuse()
     selectedBackgroundView setNeedsUpdateConfiguration()
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) updateConfiguration(using:)
    class UICollectionViewCompositionalLayout UICollectionViewGridLayout
    class UICollectionViewController UIViewController UICollectionViewDataSource UICollectionViewDelegate
     clearsSelectionOnViewWillAppear collectionView collectionView(_:cellForItemAt:)
     collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
     collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
     collectionView(_:didUnhighlightItemAt:) collectionView(_:numberOfItemsInSection:)
     collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
     collectionView(_:shouldSelectItemAt:) collectionView(_:viewForSupplementaryElementOfKind:at:)
     collectionView(_:willDisplay:forItemAt:) collectionViewLayout loadView() numberOfSections(in:)
     scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
     scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewWillBeginDragging(_:)
     viewDidDisappear(_:) viewWillAppear(_:)
    protocol UICollectionViewDataSource NSObjectProtocol
     collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:)
     collectionView(_:viewForSupplementaryElementOfKind:at:) numberOfSections(in:)
    protocol UICollectionViewDelegate UIScrollViewDelegate
     collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
     collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
     collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldDeselectItemAt:)
     collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
     collectionView(_:willDisplay:forItemAt:)
    protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate
     collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
     collectionView(_:layout:minimumLineSpacingForSectionAt:)
     collectionView(_:layout:referenceSizeForFooterInSection:)
     collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    class UICollectionViewDiffableDataSource NSObject UICollectionViewDataSource
     apply(_:animatingDifferences:completion:) applySnapshotUsingReloadData(_:completion:)
     collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:)
     collectionView(_:viewForSupplementaryElementOfKind:at:) indexPath(for:) itemIdentifier(for:)
     numberOfSections(in:) sectionIdentifier(for:) snapshot() supplementaryViewProvider
    class UICollectionViewFlowLayout UICollectionViewGridLayout
     estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing
     sectionHeadersPinToVisibleBounds sectionInset
    class UICollectionViewGridLayout UICollectionViewLayout
     collectionViewContentSize layoutAttributesForElements(in:) layoutAttributesForItem(at:) prepare()
    class UICollectionViewLayout NSObject
     collectionView collectionViewContentSize invalidateLayout() layoutAttributesForElements(in:)
     layoutAttributesForItem(at:) prepare() prepareIfNeeded() shouldInvalidateLayout(forBoundsChange:)
    class UICollectionViewLayoutAttributes NSObject
     alpha center frame indexPath isHidden representedElementCategory representedElementKind size transform zIndex
    enum UICollectionViewLayoutAttributes.Category UInt Sendable
    class UICollectionViewListCell UICollectionViewCell
     accessories defaultContentConfiguration() isHighlighted isSelected layoutSubviews()
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    class UIColor NSObject
     cgColor hash isEqual(_:) resolvedColor(with:) withAlphaComponent(_:)
    class UIColorPickerViewController UIViewController
     delegate selectedColor supportsAlpha title viewDidLayoutSubviews() viewDidLoad()
    protocol UIColorPickerViewControllerDelegate NSObjectProtocol
     colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
     colorPickerViewControllerDidSelectColor(_:)
    class UICommand UIMenuElement
     action alternates attributes discoverabilityTitle propertyList repeatBehavior state
    class UICommandAlternate NSObject
     action modifierFlags title
    struct UIConfigurationColorTransformer
     callAsFunction(_:) transform
    protocol UIContentConfiguration
     makeContentView() updated(for:)
    protocol UIContentContainer NSObjectProtocol
     preferredContentSize preferredContentSizeDidChange(forChildContentContainer:)
     size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:) willTransition(to:with:)
    struct UIContentSizeCategory RawRepresentable Hashable Sendable
     hash(into:) isAccessibilityCategory rawValue
    protocol UIContentView UIView
     configuration
    class UIContextualAction NSObject
     backgroundColor handler image style title
    enum UIContextualAction.Style Int Sendable
    class UIControl UIView
     actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:) allControlEvents allTargets
     contentHorizontalAlignment contentVerticalAlignment enumerateEventHandlers(_:) isEnabled isHighlighted
     isSelected isTracking removeAction(_:for:) removeTarget(_:action:for:) sendAction(_:to:for:)
     sendActions(for:) showsMenuAsPrimaryAction state touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:)
    enum UIControl.ContentHorizontalAlignment Int Sendable
    enum UIControl.ContentVerticalAlignment Int Sendable
    struct UIControl.Event OptionSet Hashable Sendable
     rawValue
    struct UIControl.State OptionSet Hashable Sendable
     rawValue
    class UICubicTimingParameters NSObject UITimingCurveProvider
     animationCurve controlPoint1 controlPoint2 cubicTimingParameters springTimingParameters timingCurveType
    class UIDevice NSObject
     userInterfaceIdiom
    protocol UIDragDropSession NSObjectProtocol
     allowsMoveOperation canLoadObjects(ofClass:) hasItemsConforming(toTypeIdentifiers:) items location(in:)
    class UIDragInteraction NSObject UIInteraction
     delegate didMove(to:) isEnabled view willMove(to:)
    protocol UIDragInteractionDelegate NSObjectProtocol
     dragInteraction(_:itemsForBeginning:) dragInteraction(_:session:didEndWith:)
     dragInteraction(_:session:willEndWith:) dragInteraction(_:sessionAllowsMoveOperation:)
     dragInteraction(_:sessionDidMove:) dragInteraction(_:sessionDidTransferItems:)
     dragInteraction(_:sessionWillBegin:)
    class UIDragItem NSObject
     itemProvider localObject
    protocol UIDragSession UIDragDropSession
     localContext
    class UIDropInteraction NSObject UIInteraction
     delegate didMove(to:) view willMove(to:)
    protocol UIDropInteractionDelegate NSObjectProtocol
     dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) dropInteraction(_:performDrop:)
     dropInteraction(_:sessionDidEnd:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:)
     dropInteraction(_:sessionDidUpdate:)
    enum UIDropOperation UInt Sendable
    class UIDropProposal NSObject
     operation
    protocol UIDropSession UIDragDropSession
     loadObjects(ofClass:completion:) localDragSession progress
    struct UIEdgeInsets CustomStringConvertible Hashable Sendable
     bottom description left right top
    class UIEvent NSObject
     allTouches timestamp touches(for:) type
    enum UIEvent.EventType Int Sendable
    class UIFont NSObject
     ascender descender familyName fontDescriptor fontName hash isEqual(_:) leading lineHeight pointSize
     withSize(_:)
    enum UIFont.TextStyle Sendable Hashable
    struct UIFont.Weight RawRepresentable Hashable Sendable
     rawValue
    class UIFontDescriptor NSObject
     hash isEqual(_:) pointSize postscriptName symbolicTraits withDesign(_:) withFamily(_:) withSize(_:)
     withSymbolicTraits(_:)
    struct UIFontDescriptor.SymbolicTraits OptionSet Hashable Sendable
     rawValue
    struct UIFontDescriptor.SystemDesign Hashable Sendable
    class UIFontMetrics NSObject
     scaledFont(for:) scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:)
     scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:)
    class UIFontPickerViewController UIViewController
     configuration delegate selectedFontDescriptor title viewDidLayoutSubviews() viewDidLoad()
    class UIFontPickerViewController.Configuration NSObject
     displayUsingSystemFont filteredTraits includeFaces
    protocol UIFontPickerViewControllerDelegate NSObjectProtocol
     fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    class UIGestureRecognizer NSObject
     addAction(_:) addTarget(_:action:) canBePrevented(by:) canPrevent(_:) cancelsTouchesInView delegate
     ignore(_:for:) isEnabled location(in:) location(ofTouch:in:) name numberOfTouches removeAction(_:)
     removeTarget(_:action:) require(toFail:) reset() shouldBeRequiredToFail(by:) shouldRequireFailure(of:) state
     touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) view
    enum UIGestureRecognizer.State Int Sendable
    protocol UIGestureRecognizerDelegate NSObjectProtocol
     gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
     gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
     gestureRecognizerShouldBegin(_:)
    class UIHoverGestureRecognizer UIGestureRecognizer
     altitudeAngle azimuthAngle(in:) azimuthUnitVector(in:) rollAngle touchesBegan(_:with:) zOffset
    class UIImage NSObject NSItemProviderReading NSItemProviderWriting
     applyingSymbolConfiguration(_:) configuration hash isEqual(_:) isSymbolImage loadFile(_:) renderingMode scale
     size symbolConfiguration withConfiguration(_:) withRenderingMode(_:) withTintColor(_:)
     withTintColor(_:renderingMode:)
    class UIImage.Configuration NSObject
    enum UIImage.RenderingMode Int Sendable
    class UIImage.SymbolConfiguration Configuration
     applying(_:)
    enum UIImage.SymbolScale Int Sendable
    enum UIImage.SymbolWeight Int Sendable
    class UIImagePickerController UINavigationController
     allowsEditing delegate sourceType
    struct UIImagePickerController.InfoKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIImagePickerController.Picture
     image name
    enum UIImagePickerController.SourceType Int Sendable
    protocol UIImagePickerControllerDelegate UINavigationControllerDelegate
     imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerController(_:didRefuse:)
     imagePickerControllerDidCancel(_:)
    class UIImageView UIView
     highlightedImage image intrinsicContentSize isHighlighted preferredSymbolConfiguration sizeThatFits(_:)
    class UIInputView UIView
     allowsSelfSizing inputViewStyle
    enum UIInputView.Style Int Sendable
    protocol UIInteraction NSObjectProtocol
     didMove(to:) view willMove(to:)
    class UIKeyCommand UICommand
     allowsAutomaticLocalization allowsAutomaticMirroring input modifierFlags wantsPriorityOverSystemBehavior
    struct UIKeyModifierFlags OptionSet Hashable Sendable
     rawValue
    class UIKeyboardLayoutGuide UILayoutGuide
     usesBottomSafeArea
    enum UIKeyboardType Int Sendable
    class UILabel UIView
     adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedText font highlightedTextColor
     intrinsicContentSize isEnabled isHighlighted layoutSubviews() lineBreakMode minimumScaleFactor numberOfLines
     preferredMaxLayoutWidth sizeThatFits(_:) text textAlignment textColor traitCollectionDidChange(_:)
    class UILayoutGuide NSObject
     bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout(for:) heightAnchor identifier layoutFrame
     leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    struct UILayoutPriority RawRepresentable Hashable Sendable
     rawValue
    struct UIListContentConfiguration UIContentConfiguration
     directionalLayoutMargins image imageProperties imageToTextPadding makeContentView()
     prefersSideBySideTextAndSecondaryText secondaryText secondaryTextProperties text textProperties
     textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding
    struct UIListContentConfiguration.ImageProperties
     cornerRadius maximumSize reservedLayoutSize tintColor
    struct UIListContentConfiguration.TextProperties
     alignment color colorTransformer font numberOfLines resolvedColor() transform
    enum UIListContentConfiguration.TextProperties.TextAlignment Int Sendable
    enum UIListContentConfiguration.TextProperties.TextTransform Int Sendable
    class UIListContentView UIView UIContentView
     configuration intrinsicContentSize layoutSubviews() sizeThatFits(_:)
    class UILongPressGestureRecognizer UIGestureRecognizer
     allowableMovement minimumPressDuration numberOfTouchesRequired reset() touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    class UIMenu UIMenuElement
     children identifier options replacingChildren(_:) selectedElements
    struct UIMenu.Identifier RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIMenu.Options OptionSet Hashable Sendable
     rawValue
    class UIMenuElement NSObject
     image subtitle title
    struct UIMenuElement.Attributes OptionSet Hashable Sendable
     rawValue
    enum UIMenuElement.RepeatBehavior Int Sendable
    enum UIMenuElement.State Int Sendable
    enum UIModalPresentationStyle Int Sendable
    enum UIModalTransitionStyle Int Sendable
    class UINavigationBar UIView
     backItem compactAppearance didMoveToWindow() layoutSubviews() prefersLargeTitles scrollEdgeAppearance
     standardAppearance topItem
    class UINavigationBarAppearance UIBarAppearance
     backButtonAppearance buttonAppearance largeTitleTextAttributes titleTextAttributes
    class UINavigationController UIViewController NavigationDelegateHolder
     heldNavigationDelegate interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar
     popToRootViewController(animated:) popToViewController(_:animated:) popViewController(animated:)
     pushViewController(_:animated:) setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:)
     setViewControllers(_:animated:) toolbar topViewController viewControllers viewDidLayoutSubviews()
     viewDidLoad() viewWillLayoutSubviews() visibleViewController
    protocol UINavigationControllerDelegate NSObjectProtocol
     navigationController(_:didShow:animated:) navigationController(_:willShow:animated:)
    class UINavigationItem NSObject
     backAction backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance hidesBackButton
     hidesSearchBarWhenScrolling largeTitleDisplayMode leftBarButtonItem leftBarButtonItems
     leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance
     searchController setHidesBackButton(_:animated:) setLeftBarButton(_:animated:)
     setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:)
     standardAppearance title titleView
    enum UINavigationItem.BackButtonDisplayMode Int Sendable
    enum UINavigationItem.LargeTitleDisplayMode Int Sendable
    class UINib
    class UIPageControl UIControl
     accessibilityValue allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor
     hidesForSinglePage intrinsicContentSize layoutSubviews() numberOfPages pageIndicatorTintColor
     size(forNumberOfPages:) sizeThatFits(_:) touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:)
    enum UIPageControl.BackgroundStyle Int Sendable
    class UIPanGestureRecognizer UIGestureRecognizer
     maximumNumberOfTouches minimumNumberOfTouches reset() setTranslation(_:in:) touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) translation(in:) velocity(in:)
    class UIPercentDrivenInteractiveTransition NSObject UIViewControllerInteractiveTransitioning
     cancel() completionCurve completionSpeed duration finish() pause() percentComplete
     startInteractiveTransition(_:) timingCurve update(_:) wantsInteractiveStart
    class UIPickerView UIView
     accessibilityLabel dataSource delegate intrinsicContentSize layoutSubviews() numberOfComponents
     numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:) rowSize(forComponent:)
     selectRow(_:inComponent:animated:) selectedRow(inComponent:) sizeThatFits(_:) view(forRow:forComponent:)
    protocol UIPickerViewDataSource NSObjectProtocol
     numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    protocol UIPickerViewDelegate NSObjectProtocol
     pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:)
     pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:)
     pickerView(_:widthForComponent:)
    struct UIPopoverArrowDirection OptionSet Hashable Sendable
     rawValue
    class UIPopoverBackgroundView UIView UIPopoverBackgroundViewMethods
     arrowDirection arrowOffset
    protocol UIPopoverBackgroundViewMethods
    class UIPopoverPresentationController UIPresentationController
     adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect
     delegate passthroughViews permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins
     presentedView sourceItem sourceRect sourceView
    protocol UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
     popoverPresentationController(_:willRepositionPopoverTo:in:)
     popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:)
     prepareForPopoverPresentation(_:) presentationControllerDidDismiss(_:)
     presentationControllerShouldDismiss(_:)
    protocol UIPopoverPresentationControllerSourceItem NSObjectProtocol
     frame(in:)
    class UIPresentationController UIContentContainer UITraitChangeObservable NSObject PresentationDelegateHolder
     adaptivePresentationStyle adaptivePresentationStyle(for:) backgroundEffect containerView
     containerViewDidLayoutSubviews() containerViewWillLayoutSubviews() dismissalTransitionDidEnd(_:)
     dismissalTransitionWillBegin() frameOfPresentedViewInContainerView heldDelegate overrideTraitCollection
     preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) presentationStyle
     presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presentedView presentedViewController
     presentingViewController shouldPresentInFullscreen shouldRemovePresentersView
     size(forChildContentContainer:withParentContainerSize:) traitCollection traitCollectionDidChange(_:)
     traitOverrides unregisterForTraitChanges(_:) viewWillTransition(to:with:) willTransition(to:with:)
    class UIProgressView UIView
     accessibilityValue intrinsicContentSize layoutSubviews() progress progressTintColor progressViewStyle
     setProgress(_:animated:) sizeThatFits(_:) trackTintColor
    enum UIProgressView.Style Int Sendable
    struct UIRectEdge OptionSet Hashable Sendable
     rawValue
    class UIRefreshControl UIControl
     attributedTitle beginRefreshing() endRefreshing() isRefreshing layoutSubviews() sizeThatFits(_:) tintColor
    class UIResponder NSObject
     becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:) canResignFirstResponder
     inputAccessoryView inputView isFirstResponder keyCommands next reloadInputViews() resignFirstResponder()
     target(forAction:withSender:) touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
     touchesMoved(_:with:)
    enum UIReturnKeyType Int Sendable
    class UIScene UIResponder
     activationState delegate next session
    enum UIScene.ActivationState Int Sendable
    class UIScene.ConnectionOptions NSObject
    class UISceneConfiguration NSObject
     delegateClass name role
    protocol UISceneDelegate UIResponder
     scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:)
     sceneWillEnterForeground(_:) sceneWillResignActive(_:)
    class UISceneSession NSObject
     configuration persistentIdentifier role scene
    struct UISceneSession.Role RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UIScreen NSObject
     bounds scale traitCollection
    class UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
     edges touchesBegan(_:with:)
    class UIScrollView UIView ScrollDelegateHolder
     adjustedContentInset adjustedContentInsetDidChange() alwaysBounceHorizontal alwaysBounceVertical bounces
     bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide
     contentOffset contentSize decelerationRate delaysContentTouches flashScrollIndicators() frameLayoutGuide
     heldDelegate horizontalScrollIndicatorInsets indicatorStyle isDecelerating isDirectionalLockEnabled
     isDragging isPagingEnabled isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode
     maximumZoomScale minimumZoomScale panGestureRecognizer refreshControl safeAreaInsetsDidChange()
     scrollRectToVisible(_:animated:) scrollsToTop setContentOffset(_:animated:) setZoomScale(_:animated:)
     showsHorizontalScrollIndicator showsVerticalScrollIndicator verticalScrollIndicatorInsets zoom(to:animated:)
     zoomScale
    enum UIScrollView.ContentInsetAdjustmentBehavior Int Sendable
    struct UIScrollView.DecelerationRate RawRepresentable Hashable Sendable
     rawValue
    enum UIScrollView.IndicatorStyle Int Sendable
    enum UIScrollView.KeyboardDismissMode Int Sendable
    protocol UIScrollViewDelegate NSObjectProtocol
     scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
     scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
     scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidZoom(_:)
     scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
     scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    class UISearchBar UIView
     autocapitalizationType autocorrectionType barTintColor becomeFirstResponder() canBecomeFirstResponder
     delegate enablesReturnKeyAutomatically inputAccessoryView intrinsicContentSize isFirstResponder keyboardType
     layoutSubviews() placeholder resignFirstResponder() returnKeyType scopeButtonTitles searchBarStyle
     searchTextField selectedScopeButtonIndex setShowsCancelButton(_:animated:) showsCancelButton showsScopeBar
     sizeThatFits(_:) text
    enum UISearchBar.Style UInt Sendable
    protocol UISearchBarDelegate NSObjectProtocol
     searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:)
     searchBar(_:textDidChange:) searchBarCancelButtonClicked(_:) searchBarSearchButtonClicked(_:)
     searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:)
     searchBarTextDidEndEditing(_:)
    class UISearchController UIViewController
     automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
     dismiss(animated:completion:) hidesNavigationBarDuringPresentation isActive
     obscuresBackgroundDuringPresentation searchBar searchResultsController searchResultsUpdater
     showsSearchResultsController viewDidLayoutSubviews() viewDidLoad()
    protocol UISearchControllerDelegate NSObjectProtocol
     didDismissSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:)
     willPresentSearchController(_:)
    protocol UISearchResultsUpdating NSObjectProtocol
     updateSearchResults(for:)
    class UISearchTextField UITextField
    class UISegmentedControl UIControl
     actionForSegment(at:) apportionsSegmentWidthsByContent imageForSegment(at:)
     insertSegment(action:at:animated:) insertSegment(with:at:animated:) insertSegment(withTitle:at:animated:)
     intrinsicContentSize isEnabled isEnabledForSegment(at:) isMomentary layoutSubviews() numberOfSegments
     removeAllSegments() removeSegment(at:animated:) segmentIndex(identifiedBy:) selectedSegmentIndex
     selectedSegmentTintColor setAction(_:forSegmentAt:) setEnabled(_:forSegmentAt:) setImage(_:forSegmentAt:)
     setTitle(_:forSegmentAt:) setWidth(_:forSegmentAt:) sizeThatFits(_:) titleForSegment(at:)
     widthForSegment(at:)
    class UISheetPresentationController UIPresentationController
     addObserver(_:) animateChanges(_:) containerSafeArea delegate detents dragRecognizer followsWheel
     handoffWhenCollapsing handoffWhenExpanding invalidateDetents() keyboardBehavior
     largestUndimmedDetentIdentifier liveFrame livingObservers maximumDetentValue observationChanged() position
     preferredCornerRadius preferredPlacement prefersEdgeAttachedInCompactHeight prefersGrabberVisible
     prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge presentedView removeObserver(_:)
     restingDetentIdentifier selectedDetentIdentifier smallestUndimmedDetentIdentifier sourceView stops
     widthFollowsPreferredContentSizeWhenEdgeAttached
    class UISheetPresentationController.Detent NSObject Sendable
     backgroundEffect hash identifier isEqual(_:) resolvedValue(in:)
    struct UISheetPresentationController.Detent.Identifier RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum UISheetPresentationController.Handoff Sendable
    enum UISheetPresentationController.KeyboardBehavior Int Sendable
    enum UISheetPresentationController.Placement Int Sendable
    protocol UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
     sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    protocol UISheetPresentationControllerDetentResolutionContext NSObjectProtocol
     containerTraitCollection maximumDetentValue
    class UISlider UIControl
     accessibilityValue intrinsicContentSize isContinuous layoutSubviews() maximumTrackTintColor maximumValue
     maximumValueImage minimumTrackTintColor minimumValue minimumValueImage setValue(_:animated:) sizeThatFits(_:)
     thumbRect(forBounds:trackRect:value:) thumbTintColor touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:) trackRect(forBounds:) value
    class UISpringTimingParameters NSObject UITimingCurveProvider
     cubicTimingParameters initialVelocity springTimingParameters timingCurveType
    class UIStackView UIView
     addArrangedSubview(_:) alignment arrangedSubviews axis customSpacing(after:) distribution
     insertArrangedSubview(_:at:) isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
     removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing updateConstraints()
    enum UIStackView.Alignment Int Sendable
    enum UIStackView.Distribution Int Sendable
    class UIStepper UIControl
     autorepeat bounds frame intrinsicContentSize isContinuous layoutSubviews() maximumValue minimumValue
     sizeThatFits(_:) stepValue value wraps
    class UIStoryboard NSObject
     instantiateInitialViewController() instantiateViewController(withIdentifier:)
    class UISwipeActionsConfiguration NSObject
     actions performsFirstActionWithFullSwipe
    class UISwitch UIControl
     accessibilityValue bounds frame intrinsicContentSize isOn layoutSubviews() onTintColor preferredStyle
     setOn(_:animated:) sizeThatFits(_:) style thumbTintColor title touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    enum UISwitch.Style Int Sendable
    class UITabBar UIView
     delegate didMoveToWindow() intrinsicContentSize items layoutSubviews() scrollEdgeAppearance selectedItem
     setItems(_:animated:) sizeThatFits(_:) standardAppearance unselectedItemTintColor
    class UITabBarAppearance UIBarAppearance
    class UITabBarController UIViewController
     delegate selectedIndex selectedViewController setViewControllers(_:animated:) tabBar viewControllers
     viewDidLayoutSubviews() viewDidLoad() viewWillLayoutSubviews()
    protocol UITabBarControllerDelegate NSObjectProtocol
     tabBarController(_:didSelect:) tabBarController(_:shouldSelect:)
    protocol UITabBarDelegate NSObjectProtocol
     tabBar(_:didSelect:)
    class UITabBarItem UIBarItem
     badgeColor badgeValue selectedImage
    enum UITabBarItem.SystemItem Int Sendable
    class UITableView UIScrollView
     allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
     backgroundView beginUpdates() cellForRow(at:) contentOffset dataSource delegate deleteRows(at:with:)
     deleteSections(_:with:) dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:)
     dequeueReusableHeaderFooterView(withIdentifier:) deselectRow(at:animated:) endUpdates() estimatedRowHeight
     estimatedSectionFooterHeight estimatedSectionHeaderHeight footerView(forSection:) headerView(forSection:)
     indexPath(for:) indexPathForRow(at:) indexPathForSelectedRow indexPathsForRows(in:) indexPathsForSelectedRows
     indexPathsForVisibleRows insertRows(at:with:) insertSections(_:with:) isEditing layoutSubviews()
     moveRow(at:to:) moveSection(_:toSection:) numberOfRows(inSection:) numberOfSections
     performBatchUpdates(_:completion:) reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:)
     rectForHeader(inSection:) rectForRow(at:) register(_:forCellReuseIdentifier:)
     register(_:forHeaderFooterViewReuseIdentifier:) reloadData() reloadRows(at:with:) reloadSections(_:with:)
     rowHeight scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:) sectionFooterHeight
     sectionHeaderHeight sectionHeaderTopPadding selectRow(at:animated:scrollPosition:) separatorColor
     separatorInset separatorStyle setEditing(_:animated:) style tableFooterView tableHeaderView
     traitCollectionDidChange(_:) visibleCells
    enum UITableView.RowAnimation Int Sendable
    enum UITableView.ScrollPosition Int Sendable
    enum UITableView.Style Int Sendable
    class UITableViewCell UIView
     accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
     automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView
     configurationState configurationUpdateHandler contentConfiguration contentView defaultContentConfiguration()
     detailTextLabel editingAccessoryType editingAccessoryView editingStyle imageView indentationLevel
     indentationWidth invalidateIntrinsicContentSize() isEditing isHighlighted isSelected layoutSubviews()
     multipleSelectionBackgroundView prepareForReuse() reuseIdentifier selectedBackgroundView selectionStyle
     separatorInset setEditing(_:animated:) setHighlighted(_:animated:) setNeedsUpdateConfiguration()
     setSelected(_:animated:) shouldIndentWhileEditing showsReorderControl sizeThatFits(_:)
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) textLabel
     touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
     traitCollectionDidChange(_:) updateConfiguration(using:)
    enum UITableViewCell.AccessoryType Int Sendable
    enum UITableViewCell.CellStyle Int Sendable
    enum UITableViewCell.EditingStyle Int Sendable
    enum UITableViewCell.SelectionStyle Int Sendable
    enum UITableViewCell.SeparatorStyle Int Sendable
    class UITableViewController UIViewController UITableViewDataSource UITableViewDelegate
     clearsSelectionOnViewWillAppear loadView() numberOfSections(in:) refreshControl
     scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
     scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewWillBeginDragging(_:)
     setEditing(_:animated:) tableView tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:)
     tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:)
     tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndEditingRowAt:)
     tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
     tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForRowAt:)
     tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
     tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:)
     tableView(_:numberOfRowsInSection:) tableView(_:shouldHighlightRowAt:)
     tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
     tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:)
     tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
     tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:)
     tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
     tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
     tableView(_:willSelectRowAt:) viewDidDisappear(_:) viewWillAppear(_:)
    protocol UITableViewDataSource NSObjectProtocol
     numberOfSections(in:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
     tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:)
     tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    protocol UITableViewDelegate UIScrollViewDelegate
     tableView(_:accessoryButtonTappedForRowWith:) tableView(_:didDeselectRowAt:)
     tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:)
     tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:editingStyleForRowAt:)
     tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:)
     tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
     tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:shouldHighlightRowAt:)
     tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
     tableView(_:titleForDeleteConfirmationButtonForRowAt:)
     tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:)
     tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)
     tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:)
     tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:)
    class UITableViewDiffableDataSource NSObject UITableViewDataSource
     apply(_:animatingDifferences:completion:) applySnapshotUsingReloadData(_:completion:) defaultRowAnimation
     index(for:) indexPath(for:) itemIdentifier(for:) numberOfSections(in:) sectionIdentifier(for:) snapshot()
     tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
     tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:)
     tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    class UITableViewHeaderFooterView UIView
     backgroundConfiguration backgroundView contentConfiguration contentView defaultContentConfiguration()
     detailTextLabel layoutSubviews() prepareForReuse() reuseIdentifier sizeThatFits(_:)
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) textLabel
    class UITapGestureRecognizer UIGestureRecognizer
     numberOfTapsRequired numberOfTouchesRequired reset() touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:)
    enum UITextAutocapitalizationType Int Sendable
    enum UITextAutocorrectionType Int Sendable
    struct UITextContentType RawRepresentable Sendable
     rawValue
    class UITextField UITextInput UIControl
     accessibilityValue adjustsFontForContentSizeCategory attributedPlaceholder autocapitalizationType
     autocorrectionType becomeFirstResponder() borderStyle canBecomeFirstResponder clearButtonMode
     clearButtonRect(forBounds:) clearsOnBeginEditing delegate editingRect(forBounds:)
     enablesReturnKeyAutomatically endOfDocument font hasText inputAccessoryView inputView intrinsicContentSize
     isEditing isSecureTextEntry keyboardType layoutSubviews() leftView leftViewMode leftViewRect(forBounds:)
     placeholder replace(_:withText:) resignFirstResponder() returnKeyType rightView rightViewMode
     rightViewRect(forBounds:) selectedTextRange sizeThatFits(_:) text text(in:) textAlignment textColor
     textContentType textRect(forBounds:)
    enum UITextField.BorderStyle Int Sendable
    enum UITextField.ViewMode Int Sendable
    protocol UITextFieldDelegate NSObjectProtocol
     textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:)
     textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
     textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:)
     textFieldShouldReturn(_:)
    enum UITextFieldDidEndEditingReason Int Sendable
    protocol UITextInput AnyObject
     beginningOfDocument endOfDocument offset(from:to:) position(from:offset:) replace(_:withText:)
     selectedTextRange text(in:) textRange(from:to:)
    class UITextPosition NSObject
    class UITextRange NSObject
     end isEmpty start
    class UITextView UITextInput UIScrollView
     attributedText autocapitalizationType autocorrectionType becomeFirstResponder() canBecomeFirstResponder
     clearsOnInsertion delegate deleteBackward() enablesReturnKeyAutomatically endOfDocument font
     forLastBaselineLayout hasText inputAccessoryView inputView insertText(_:) intrinsicContentSize isEditable
     isSelectable keyboardType layoutSubviews() replace(_:withText:) resignFirstResponder() returnKeyType
     scrollRangeToVisible(_:) selectedRange selectedTextRange sizeThatFits(_:) text text(in:) textAlignment
     textColor textContainer textContainerInset typingAttributes undoManager
    protocol UITextViewDelegate UIScrollViewDelegate
     textView(_:shouldChangeTextIn:replacementText:) textViewDidBeginEditing(_:) textViewDidChange(_:)
     textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:)
     textViewShouldEndEditing(_:)
    protocol UITimingCurveProvider NSObjectProtocol
     cubicTimingParameters springTimingParameters timingCurveType
    enum UITimingCurveType Int Sendable
    class UIToolbar UIView
     didMoveToWindow() intrinsicContentSize items layoutSubviews() scrollEdgeAppearance setItems(_:animated:)
     sizeThatFits(_:) standardAppearance
    class UIToolbarAppearance UIBarAppearance
    class UITouch NSObject
     gestureRecognizers location(in:) phase previousLocation(in:) tapCount timestamp view window
    enum UITouch.Phase Int Sendable
    class UITraitAccessibilityContrast UITraitDefinition
    protocol UITraitChangeObservable UITraitEnvironment
     registerForTraitChanges(_:handler:) unregisterForTraitChanges(_:)
    class UITraitChangeRegistration NSObject
    class UITraitCollection NSObject
     accessibilityContrast containsTraits(in:) displayScale hasDifferentColorAppearance(comparedTo:) hash
     horizontalSizeClass isEqual(_:) layoutDirection performAsCurrent(_:) preferredContentSizeCategory
     userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
    class UITraitDefinition
    class UITraitDisplayScale UITraitDefinition
    protocol UITraitEnvironment NSObjectProtocol
     traitCollection traitCollectionDidChange(_:)
    enum UITraitEnvironmentLayoutDirection Int Sendable
    class UITraitHorizontalSizeClass UITraitDefinition
    class UITraitLayoutDirection UITraitDefinition
    struct UITraitOverrides
     accessibilityContrast contains(_:) displayScale horizontalSizeClass layoutDirection
     preferredContentSizeCategory remove(_:) userInterfaceIdiom userInterfaceLevel userInterfaceStyle
     verticalSizeClass
    class UITraitPreferredContentSizeCategory UITraitDefinition
    class UITraitUserInterfaceIdiom UITraitDefinition
    class UITraitUserInterfaceLevel UITraitDefinition
    class UITraitUserInterfaceStyle UITraitDefinition
    class UITraitVerticalSizeClass UITraitDefinition
    enum UITransitionContextViewControllerKey Int Sendable
    enum UITransitionContextViewKey Int Sendable
    enum UIUserInterfaceIdiom Int Sendable
    enum UIUserInterfaceLevel Int Sendable
    enum UIUserInterfaceSizeClass Int Sendable
    enum UIUserInterfaceStyle Int Sendable
    class UIView UIPopoverPresentationControllerSourceItem UITraitChangeObservable UIResponder
     accessibilityLabel accessibilityTraits accessibilityValue addConstraint(_:) addConstraints(_:)
     addGestureRecognizer(_:) addInteraction(_:) addLayoutGuide(_:) addSubview(_:) alignmentRectInsets alpha
     autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds bringSubviewToFront(_:) center
     centerXAnchor centerYAnchor clipsToBounds constraints constraintsAffectingLayout(for:)
     contentCompressionResistancePriority(for:) contentHuggingPriority(for:) contentMode convert(_:from:)
     convert(_:to:) didMoveToSuperview() didMoveToWindow() directionalLayoutMargins endEditing(_:)
     firstBaselineAnchor forFirstBaselineLayout forLastBaselineLayout frame frame(in:)
     gestureRecognizerShouldBegin(_:) gestureRecognizers hasAmbiguousLayout heightAnchor hitTest(_:with:)
     insertSubview(_:aboveSubview:) insertSubview(_:at:) insertSubview(_:belowSubview:)
     insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize()
     isAccessibilityElement isDescendant(of:) isHidden isUserInteractionEnabled keyboardLayoutGuide
     lastBaselineAnchor layer layoutGuides layoutIfNeeded() layoutMargins layoutMarginsDidChange()
     layoutMarginsGuide layoutSubviews() leadingAnchor leftAnchor mask needsUpdateConstraints next
     overrideUserInterfaceStyle point(inside:with:) preservesSuperviewLayoutMargins readableContentGuide
     removeConstraint(_:) removeConstraints(_:) removeFromSuperview() removeGestureRecognizer(_:)
     removeInteraction(_:) removeLayoutGuide(_:) rightAnchor safeAreaInsets safeAreaInsetsDidChange()
     safeAreaLayoutGuide sendSubviewToBack(_:) setContentCompressionResistancePriority(_:for:)
     setContentHuggingPriority(_:for:) setNeedsLayout() setNeedsUpdateConstraints() sizeThatFits(_:) sizeToFit()
     snapshotView(afterScreenUpdates:) subviews superview systemLayoutSizeFitting(_:)
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) tintColor
     tintColorDidChange() topAnchor trailingAnchor traitCollection traitCollectionDidChange(_:) traitOverrides
     transform translatesAutoresizingMaskIntoConstraints unregisterForTraitChanges(_:) updateConstraints()
     updateConstraintsIfNeeded() widthAnchor willMove(toSuperview:) window
    enum UIView.AnimationCurve Int Sendable
    struct UIView.AnimationOptions OptionSet Hashable Sendable
     rawValue
    struct UIView.AutoresizingMask OptionSet Hashable Sendable
     rawValue
    enum UIView.ContentMode Int Sendable
    protocol UIViewAnimating NSObjectProtocol
     finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation()
     startAnimation(afterDelay:) state stopAnimation(_:)
    enum UIViewAnimatingPosition Int Sendable
    enum UIViewAnimatingState Int Sendable
    class UIViewController UIContentContainer UIResponder UITraitChangeObservable
     activePresentationController addChild(_:) addKeyCommand(_:) additionalSafeAreaInsets
     beginAppearanceTransition(_:animated:) children definesPresentationContext didMove(toParent:)
     dismiss(animated:) dismiss(animated:completion:) editButtonItem endAppearanceTransition()
     hidesBottomBarWhenPushed isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent
     isMovingToParent isViewLoaded keyCommands loadView() loadViewIfNeeded()
     modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationController
     navigationItem next overrideTraitCollection(forChild:) overrideUserInterfaceStyle parent
     performsActionsWhilePresentingModally popoverPresentationController preferredContentSize
     preferredContentSizeDidChange(forChildContentContainer:) preferredTransition present(_:animated:)
     present(_:animated:completion:) presentationController presentedViewController presentingViewController
     providesPresentationContextTransitionStyle removeFromParent() removeKeyCommand(_:)
     restoresFocusAfterTransition setEditing(_:animated:) setOverrideTraitCollection(_:forChild:)
     setToolbarItems(_:animated:) sheetPresentationController shouldAutomaticallyForwardAppearanceMethods
     show(_:sender:) size(forChildContentContainer:withParentContainerSize:) stackMember storyboard
     systemMinimumLayoutMargins tabBarController tabBarItem title toolbarItems traitCollection
     traitCollectionDidChange(_:) traitOverrides transition(from:to:duration:options:animations:completion:)
     transitionCoordinator transitioningDelegate unregisterForTraitChanges(_:) updateViewConstraints() view
     viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:)
     viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange() viewWillAppear(_:) viewWillDisappear(_:)
     viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:) willTransition(to:with:)
    class UIViewController.Transition NSObject
    class UIViewController.Transition.ZoomOptions NSObject
     alignmentRectProvider dimmingColor dimmingVisualEffect interactiveDismissShouldBegin
    class UIViewController.Transition.ZoomOptions.AlignmentRectContext NSObject
     sourceView zoomedViewController
    class UIViewController.Transition.ZoomOptions.InteractionContext NSObject
     location velocity willBegin
    class UIViewController.Transition.ZoomSourceViewProviderContext NSObject
     sourceViewController zoomedViewController
    protocol UIViewControllerAnimatedTransitioning NSObjectProtocol
     animateTransition(using:) animationEnded(_:) interruptibleAnimator(using:) transitionDuration(using:)
    protocol UIViewControllerContextTransitioning NSObjectProtocol
     cancelInteractiveTransition() completeTransition(_:) containerView finalFrame(for:)
     finishInteractiveTransition() initialFrame(for:) isAnimated isInteractive pauseInteractiveTransition()
     presentationStyle targetTransform transitionWasCancelled updateInteractiveTransition(_:) view(forKey:)
     viewController(forKey:)
    protocol UIViewControllerInteractiveTransitioning NSObjectProtocol
     completionCurve completionSpeed startInteractiveTransition(_:) wantsInteractiveStart
    protocol UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
     animate(alongsideTransition:) animate(alongsideTransition:completion:)
     animateAlongsideTransition(in:animation:completion:) notifyWhenInteractionChanges(_:)
    protocol UIViewControllerTransitionCoordinatorContext NSObjectProtocol
     completionCurve completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive
     isInterruptible percentComplete presentationStyle targetTransform transitionDuration view(forKey:)
     viewController(forKey:)
    protocol UIViewControllerTransitioningDelegate NSObjectProtocol
     animationController(forDismissed:) animationController(forPresented:presenting:source:)
     interactionControllerForDismissal(using:) interactionControllerForPresentation(using:)
     presentationController(forPresented:presenting:source:)
    protocol UIViewImplicitlyAnimating UIViewAnimating
     addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
     continueAnimation(withTimingParameters:durationFactor:)
    class UIViewPropertyAnimator NSObject UIViewImplicitlyAnimating
     addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
     continueAnimation(withTimingParameters:durationFactor:) delay duration finishAnimation(at:) fractionComplete
     isInterruptible isReversed isRunning isUserInteractionEnabled pauseAnimation() pausesOnCompletion
     scrubsLinearly startAnimation() startAnimation(afterDelay:) state stopAnimation(_:) timingParameters
    class UIVisualEffect NSObject
    class UIVisualEffectView UIView
     contentView effect
    class UIWindow UIView
     isKeyWindow makeKeyAndVisible() next rootViewController sheetLook window windowScene
    enum UIWindow.SheetLook Sendable
    class UIWindowScene UIScene
     keyWindow screen traitCollection windows
    protocol UIWindowSceneDelegate UISceneDelegate
     window
    struct URL CustomStringConvertible Hashable Sendable Codable
     absoluteString absoluteURL append(queryItems:) appendPathComponent(_:) appending(component:) appending(path:)
     appending(queryItems:) appendingPathComponent(_:) appendingPathComponent(_:isDirectory:)
     appendingPathExtension(_:) deleteLastPathComponent() deletingLastPathComponent() deletingPathExtension()
     description encode(to:) fragment hasDirectoryPath hash(into:) host host(percentEncoded:) isFileURL
     lastPathComponent path path(percentEncoded:) pathComponents pathExtension port query query(percentEncoded:)
     relativeString scheme user
    struct URLComponents Hashable Sendable CustomStringConvertible
     description fragment host password path percentEncodedFragment percentEncodedPath percentEncodedQuery port
     query queryItems scheme string url user
    struct URLError Error Hashable Sendable
     code localizedDescription
    struct URLError.Code RawRepresentable Hashable Sendable
     rawValue
    struct URLQueryItem Hashable Sendable
     name value
    struct URLRequest Hashable Sendable
     addValue(_:forHTTPHeaderField:) httpBody httpMethod setValue(_:forHTTPHeaderField:) timeoutInterval url
     value(forHTTPHeaderField:)
    class URLResponse NSObject
     expectedContentLength mimeType url
    class URLSession NSObject
     configuration data(for:) data(from:) dataTask(with:completionHandler:)
     dataTask(with:progress:completionHandler:)
    class URLSessionConfiguration NSObject
     timeoutIntervalForRequest
    class URLSessionDataTask URLSessionTask
    class URLSessionTask NSObject
     cancel() countOfBytesExpectedToReceive countOfBytesReceived error originalRequest response resume() state
    enum URLSessionTask.State Int Sendable
    struct UUID Hashable Comparable Sendable CustomStringConvertible Codable
     description encode(to:) uuidString
    struct UncodedValue Sendable CustomStringConvertible
     description
    class UndoManager NSObject
     canRedo canUndo isRedoing isUndoing levelsOfUndo redo() registerUndo(withTarget:handler:) removeAllActions()
     removeAllActions(withTarget:) undo()
    struct UniversalError Error CustomStringConvertible
     as(_:) description is(_:) localizedDescription
    struct UnkeyedDecodingContainer
     codingPath count currentIndex decode(_:) decodeIfPresent(_:) decodeNil() isAtEnd nestedContainer(keyedBy:)
     nestedUnkeyedContainer() superDecoder()
    struct UnkeyedEncodingContainer
     codingPath count encode(_:) encode(contentsOf:) encodeConditional(_:) encodeNil() nestedContainer(keyedBy:)
     nestedUnkeyedContainer() superEncoder()
    struct Unowned
     wrappedValue
    class UserDefaults NSObject
     bool(forKey:) data(forKey:) double(forKey:) float(forKey:) integer(forKey:) object(forKey:)
     register(defaults:) removeObject(forKey:) set(_:forKey:) string(forKey:) stringArray(forKey:) synchronize()
     url(forKey:) value(forKey:)
    enum ViewChange
    struct ViewID RawRepresentable Hashable Sendable
     rawValue
    enum ViewKind UInt8 Hashable Sendable
    struct ViewMotion
     duration keys start
    struct ViewMotion.Key
     alpha background cornerRadius frame time transform
    struct ViewShape Hashable Sendable
     hasContinuousCorners mask
    struct ViewShape.Mask Hashable Sendable
     alpha corners frame image
    struct ViewStyle Hashable Sendable
     alpha background backing border borderWidth clips cornerRadius cornerShares corners ignoresTouches isHeader
     isHidden passesTouches passesUnderPopovers shadow spins
    struct ViewTransform Hashable Sendable
     a b c d tx ty
    struct Weak
     wrappedValue
    enum _DictionaryKeyKind Sendable
    """
}
