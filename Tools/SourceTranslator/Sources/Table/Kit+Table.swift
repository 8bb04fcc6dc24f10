// SPDX-License-Identifier: Apache-2.0
// Written by `Scripts/translator --write-kit` from the sources of Quire.

extension Kit {
  /// A line for each type: its kind, its name, its inherited types. Its instance members follow, indented.
  static let table = """
    class AVAudioPlayer
    class AVCaptureSession
    class AVPlayer
    struct Accessibility Hashable Sendable
     amount count hash(into:) hint identifier isHidden isModal isSelected isTabStop label position role value
    struct Accessibility.Amount Hashable Sendable
     maximum minimum value
    enum Accessibility.Role UInt8 Hashable Sendable
    enum Activity UInt8 Hashable Sendable CaseIterable
    class AnyCancellable Cancellable Hashable
     cancel() hash(into:) store(in:)
    struct AnyPublisher Publisher
     receive(subscriber:)
    struct AppLaunch
    enum AppStart
    struct AttributeContainer _AttributedText
    struct AttributedString _AttributedText
     append(_:) characters endIndex insert(_:at:) mergeAttributes(_:) mergingAttributes(_:) range(of:options:)
     removeSubrange(_:) replaceSubrange(_:with:) setAttributes(_:) settingAttributes(_:) startIndex
    struct AttributedString.Index Comparable Hashable Sendable
    struct AttributedSubstring _AttributedText
     base characters mergeAttributes(_:) setAttributes(_:)
    class BlockOperation Operation
     addExecutionBlock(_:) executionBlocks main()
    class Bundle NSObject
     bundlePath bundleURL loadNibNamed(_:owner:options:) localizedString(forKey:value:table:)
     path(forResource:ofType:) path(forResource:ofType:inDirectory:) paths(forResourcesOfType:inDirectory:)
     preferredLocalizations resourcePath resourceURL url(forResource:withExtension:)
     url(forResource:withExtension:subdirectory:) urls(forResourcesWithExtension:subdirectory:)
    class ByteCountFormatter Formatter
     allowedUnits allowsNonnumericFormatting countStyle includesActualByteCount includesCount includesUnit
     isAdaptive string(fromByteCount:) zeroPadsFractionDigits
    enum ByteCountFormatter.CountStyle Int Sendable
    struct ByteCountFormatter.Units OptionSet Sendable
     rawValue
    class CAAnimation NSObject CAMediaTiming
     apply(_:run:to:) autoreverses beginTime delegate duration fillMode isRemovedOnCompletion repeatCount
     repeatDuration speed standardDuration timeOffset timingFunction
    struct CAAnimationCalculationMode Hashable Sendable
    protocol CAAnimationDelegate NSObjectProtocol
     animationDidStart(_:) animationDidStop(_:finished:)
    class CAAnimationGroup CAAnimation
     animations apply(_:run:to:)
    struct CAAnimationRotationMode Hashable Sendable
    class CABasicAnimation CAObjectAnimation CAObjectsAnimation CANumberAnimation CAPointAnimation CASizeAnimation CARectAnimation CATransformAnimation CAColorAnimation CAPathAnimation CANumbersAnimation CAColorsAnimation CAPropertyAnimation
     byValue fromValue toValue value(at:_:)
    protocol CAColorAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CAColorKeyframeAnimation CAKeyframeAnimation
     values
    protocol CAColorsAnimation CABasicAnimation
     byValue fromValue toValue
    struct CACornerMask OptionSet Hashable Sendable
     rawValue
    class CADisplayLink NSObject
     add(to:forMode:) duration frameInterval invalidate() isPaused preferredFrameRateRange
     preferredFramesPerSecond remove(from:forMode:) targetTimestamp timestamp
    struct CAEdgeAntialiasingMask OptionSet Hashable Sendable
     rawValue
    class CAEmitterLayer
    struct CAFrameRateRange Equatable Sendable
     maximum minimum preferred
    class CAGradientLayer CALayer
     colors endPoint locations startPoint type
    struct CAGradientLayerType Hashable Sendable
    class CAKeyframeAnimation CAObjectKeyframeAnimation CANumberObjectKeyframeAnimation CANumberKeyframeAnimation CAPointKeyframeAnimation CATransformKeyframeAnimation CAColorKeyframeAnimation CAPathKeyframeAnimation CARectKeyframeAnimation CAPropertyAnimation
     apply(_:run:to:) calculationMode keyTimes path rotationMode timingFunctions value(at:_:) values
    class CALayer NSObject
     add(_:forKey:) addSublayer(_:) affineTransform() allowsEdgeAntialiasing allowsGroupOpacity anchorPoint
     anchorPointZ animation(forKey:) animationKeys() backgroundColor beginTime borderColor borderWidth bounds
     contains(_:) contents contentsCenter contentsFormat contentsGravity contentsRect contentsScale
     convert(_:from:) convert(_:to:) convertTime(_:from:) convertTime(_:to:) cornerCurve cornerRadius delegate
     display() displayIfNeeded() draw(in:) drawsAsynchronously edgeAntialiasingMask frame hitTest(_:)
     insertSublayer(_:above:) insertSublayer(_:at:) insertSublayer(_:below:) isDoubleSided isGeometryFlipped
     isHidden isOpaque layoutIfNeeded() layoutSublayers() magnificationFilter mask maskedCorners masksToBounds
     minificationFilter minificationFilterBias model() name needsDisplay() needsDisplayOnBoundsChange
     needsLayout() opacity position presentation() rasterizationScale removeAllAnimations()
     removeAnimation(forKey:) removeFromSuperlayer() render(in:) replaceSublayer(_:with:) setAffineTransform(_:)
     setNeedsDisplay() setNeedsDisplay(_:) setNeedsLayout() shadowColor shadowOffset shadowOpacity shadowPath
     shadowRadius shouldRasterize speed sublayerTransform sublayers superlayer timeOffset transform visibleRect
     wantsExtendedDynamicRangeContent zPosition
    struct CALayerContentsFilter Hashable Sendable
    struct CALayerContentsFormat Hashable Sendable
    struct CALayerContentsGravity Hashable Sendable
    struct CALayerCornerCurve Hashable Sendable
    protocol CALayerDelegate NSObjectProtocol
     display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:)
    protocol CAMediaTiming AnyObject
     autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
    struct CAMediaTimingFillMode Hashable Sendable
    class CAMediaTimingFunction NSObject
     getControlPoint(at:values:)
    struct CAMediaTimingFunctionName Hashable Sendable
    class CAMetalLayer
    protocol CANumberAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CANumberKeyframeAnimation CAKeyframeAnimation
     values
    protocol CANumberObjectKeyframeAnimation CAKeyframeAnimation
     values
    protocol CANumbersAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CAObjectAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CAObjectKeyframeAnimation CAKeyframeAnimation
     values
    protocol CAObjectsAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CAPathAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CAPathKeyframeAnimation CAKeyframeAnimation
     values
    protocol CAPointAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CAPointKeyframeAnimation CAKeyframeAnimation
     values
    class CAPropertyAnimation CAAnimation
     apply(_:run:to:) isAdditive isCumulative keyPath value(at:_:)
    protocol CARectAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CARectKeyframeAnimation CAKeyframeAnimation
     values
    class CAReplicatorLayer
    class CAScrollLayer
    class CAShapeLayer CALayer
     fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor
     strokeEnd strokeStart
    struct CAShapeLayerFillRule Hashable Sendable
    struct CAShapeLayerLineCap Hashable Sendable
    struct CAShapeLayerLineJoin Hashable Sendable
    protocol CASizeAnimation CABasicAnimation
     byValue fromValue toValue
    class CASpringAnimation CABasicAnimation
     damping initialVelocity mass settlingDuration stiffness value(at:_:)
    class CATextLayer
    class CATiledLayer
    class CATransaction NSObject
    struct CATransform3D Equatable Sendable
     m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    protocol CATransformAnimation CABasicAnimation
     byValue fromValue toValue
    protocol CATransformKeyframeAnimation CAKeyframeAnimation
     values
    class CATransformLayer
    class CATransition
    struct CGAffineTransform Hashable Sendable
     a b c concatenating(_:) d inverted() isIdentity rotated(by:) scaledBy(x:y:) translatedBy(x:y:) tx ty
    enum CGBlendMode Int32 Sendable
    class CGColor NSObject
     alpha components copy(alpha:) numberOfComponents
    class CGColorSpace NSObject
    struct CGColorSpace.Name Hashable Sendable
    class CGContext NSObject
     addArc(center:radius:startAngle:endAngle:clockwise:) addArc(tangent1End:tangent2End:radius:)
     addCurve(to:control1:control2:) addEllipse(in:) addLine(to:) addLines(between:) addPath(_:)
     addQuadCurve(to:control:) addRect(_:) addRects(_:) beginPath() beginTransparencyLayer(auxiliaryInfo:)
     boundingBoxOfClipPath boundingBoxOfPath clear(_:) clip(to:) clip(using:) closePath() concatenate(_:) ctm
     currentPointOfPath draw(_:in:) drawLinearGradient(_:start:end:options:) drawPath(using:)
     drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) endTransparencyLayer() fill(_:)
     fillEllipse(in:) fillPath(using:) isPathEmpty makeImage() move(to:) path restoreGState() rotate(by:)
     saveGState() scaleBy(x:y:) setAllowsAntialiasing(_:) setAlpha(_:) setBlendMode(_:) setFillColor(_:)
     setFillColor(gray:alpha:) setFillColor(red:green:blue:alpha:) setLineCap(_:) setLineDash(phase:lengths:)
     setLineJoin(_:) setLineWidth(_:) setMiterLimit(_:) setShadow(offset:blur:) setShadow(offset:blur:color:)
     setShouldAntialias(_:) setStrokeColor(_:) setStrokeColor(gray:alpha:) setStrokeColor(red:green:blue:alpha:)
     stroke(_:) stroke(_:width:) strokeEllipse(in:) strokeLineSegments(between:) strokePath() translateBy(x:y:)
    class CGGradient NSObject
    struct CGGradientDrawingOptions OptionSet Hashable Sendable
     rawValue
    class CGImage NSObject
     cropping(to:) height width
    enum CGLineCap Int32 Sendable
    enum CGLineJoin Int32 Sendable
    class CGMutablePath CGPath
     addArc(center:radius:startAngle:endAngle:clockwise:transform:)
     addArc(tangent1End:tangent2End:radius:transform:) addCurve(to:control1:control2:transform:)
     addEllipse(in:transform:) addLine(to:transform:) addLines(between:transform:) addPath(_:transform:)
     addQuadCurve(to:control:transform:) addRect(_:transform:) addRects(_:transform:)
     addRelativeArc(center:radius:startAngle:delta:transform:)
     addRoundedRect(in:cornerWidth:cornerHeight:transform:) closeSubpath() move(to:transform:)
    class CGPath NSObject
     boundingBox boundingBoxOfPath contains(_:using:transform:) copy() copy(using:) currentPoint hash isEmpty
     isEqual(_:) mutableCopy() mutableCopy(using:)
    enum CGPathDrawingMode Int32 Sendable
    enum CGPathFillRule Int Sendable
    struct CGPoint CustomStringConvertible Hashable Sendable Codable
     applying(_:) description encode(to:) x y
    struct CGRect CustomStringConvertible Hashable Sendable Codable
     applying(_:) contains(_:) description encode(to:) height inset(by:) insetBy(dx:dy:) integral intersection(_:)
     intersects(_:) isEmpty isNull maxX maxY midX midY minX minY offsetBy(dx:dy:) origin size standardized
     union(_:) width
    struct CGSize CustomStringConvertible Hashable Sendable Codable
     applying(_:) description encode(to:) height width
    struct CGVector Hashable Sendable
     dx dy
    class CIColor
    class CIImage
    class CLLocationManager
    class CMMotionManager
    protocol CVarArg
     formatArgument
    class CachedURLResponse NSObject
     data response
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
    protocol Cancellable AnyObject
     cancel() store(in:)
    struct CharacterSet Sendable
     contains(_:) formIntersection(_:) formUnion(_:) insert(_:) insert(charactersIn:) intersection(_:) invert()
     inverted isSuperset(of:) remove(_:) remove(charactersIn:) subtract(_:) subtracting(_:)
     symmetricDifference(_:) union(_:)
    protocol Clock Sendable
     measure(_:) minimumResolution now sleep(for:tolerance:) sleep(until:tolerance:)
    protocol ClockHost AnyObject
     secondsSince1970
    struct CocoaError LocalizedError Hashable Sendable
     code errorDescription
    struct CocoaError.Code RawRepresentable Hashable Sendable
     rawValue
    struct CodedKey CodingKey
     description intValue stringValue
    struct CodedType Sendable CustomStringConvertible
     description
    protocol CodingKey Sendable CustomStringConvertible CustomDebugStringConvertible
     debugDescription description intValue stringValue
    struct CodingUserInfoKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum ComparisonResult Int Sendable
    protocol ConnectablePublisher Publisher
     autoconnect() connect()
    struct ContinuousClock Clock
     minimumResolution now sleep(for:tolerance:) sleep(until:tolerance:)
    struct ContinuousClock.Instant InstantProtocol Hashable Sendable
     advanced(by:) duration(to:)
    enum ControlKey UInt8 Hashable Sendable CaseIterable
    class CurrentValueSubject Subject
     receive(subscriber:) send(_:) send(completion:) value
    struct Data Hashable Sendable RandomAccessCollection MutableCollection RangeReplaceableCollection CustomStringConvertible ObjectReadable Codable
     append(_:) append(contentsOf:) base64EncodedData(options:) base64EncodedString(options:) bridgedObject count
     description encode(to:) endIndex isEmpty range(of:in:) replaceSubrange(_:with:) resetBytes(in:) startIndex
     subdata(in:) withUnsafeBytes(_:) write(to:options:)
    struct Data.Base64DecodingOptions OptionSet Sendable
     rawValue
    struct Data.Base64EncodingOptions OptionSet Sendable
     rawValue
    struct Data.ReadingOptions OptionSet Sendable
     rawValue
    struct Data.WritingOptions OptionSet Sendable
     rawValue
    class DataStore NSObject
     data(forKey:) keys set(_:forKey:completion:)
    enum DataStore.Failure Error Hashable Sendable
     localizedDescription
    struct Date Hashable Comparable Sendable CustomStringConvertible ObjectReadable CVarArg Codable
     ISO8601Format() addTimeInterval(_:) addingTimeInterval(_:) advanced(by:) bridgedObject compare(_:)
     description distance(to:) encode(to:) formatArgument formatted() formatted(_:) formatted(date:time:)
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
    class DateComponentsFormatter Formatter
     allowedUnits calendar formattingContext includesApproximationPhrase includesTimeRemainingPhrase
     maximumUnitCount referenceDate string(from:) string(from:to:) unitsStyle zeroFormattingBehavior
    enum DateComponentsFormatter.UnitsStyle Int Sendable
    struct DateComponentsFormatter.ZeroFormattingBehavior OptionSet Sendable
     rawValue
    class DateFormatter Formatter
     amSymbol calendar date(from:) dateFormat dateStyle defaultDate doesRelativeDateFormatting isLenient locale
     pmSymbol setLocalizedDateFormatFromTemplate(_:) string(from:) timeStyle timeZone
    enum DateFormatter.Style UInt Sendable
    struct DateInterval Hashable Comparable Sendable
     contains(_:) duration end intersection(with:) intersects(_:) start
    struct Decimal SignedNumeric Comparable Strideable Hashable Sendable CustomStringConvertible ExpressibleByIntegerLiteral ExpressibleByFloatLiteral Codable ObjectReadable CVarArg
     advanced(by:) bridgedObject description distance(to:) encode(to:) exponent formatArgument isFinite isNaN
     isSignMinus isZero magnitude negate() sign
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
    struct Deferred Publisher
     createPublisher receive(subscriber:)
    protocol DeviceHost AnyObject
     canShare copy(_:) share(_:done:) vibrate(_:)
    class Dimension Unit
     converter
    class DispatchGroup
     enter() leave() notify(qos:flags:queue:execute:) wait()
    struct DispatchQoS Hashable Sendable
     qosClass
    enum DispatchQoS.QoSClass Sendable
    class DispatchQueue _QueueScheduler Sendable
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
    class DrawnPicture Hashable Sendable
     hash(into:) images markup number overflows texts viewBox
    enum DropAnswer UInt8 Hashable Sendable
     isTaken
    struct Empty Publisher
     completeImmediately receive(subscriber:)
    protocol Encodable
     encode(to:)
    struct Encoder
     codingPath container(keyedBy:) singleValueContainer() unkeyedContainer() userInfo
    enum EncodingError LocalizedError CustomDebugStringConvertible CustomStringConvertible
     debugDescription description errorDescription
    struct EncodingError.Context Sendable
     codingPath debugDescription underlyingError
    struct Fail Publisher
     error receive(subscriber:)
    struct FileAttributeKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct FileAttributeType RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum FileCommand Hashable Sendable
    protocol FileHost AnyObject
     content(of:) paths
    class FileManager NSObject
     attributesOfItem(atPath:) contents(atPath:) contentsEqual(atPath:andPath:)
     contentsOfDirectory(at:includingPropertiesForKeys:options:) contentsOfDirectory(atPath:) copyItem(at:to:)
     copyItem(atPath:toPath:) createDirectory(at:withIntermediateDirectories:attributes:)
     createDirectory(atPath:withIntermediateDirectories:attributes:) createFile(atPath:contents:attributes:)
     currentDirectoryPath displayName(atPath:) fileExists(atPath:) fileExists(atPath:isDirectory:)
     isDeletableFile(atPath:) isReadableFile(atPath:) isWritableFile(atPath:) moveItem(at:to:)
     moveItem(atPath:toPath:) removeItem(at:) removeItem(atPath:) subpaths(atPath:) temporaryDirectory
     url(for:in:appropriateFor:create:) urls(for:in:)
    struct FileManager.DirectoryEnumerationOptions OptionSet Sendable
     rawValue
    enum FileManager.SearchPathDirectory UInt Sendable
    struct FileManager.SearchPathDomainMask OptionSet Sendable
     rawValue
    enum FormatArgument Sendable CVarArg
     formatArgument
    class Formatter NSObject
    enum Formatter.Context Int Sendable
    enum Formatter.UnitStyle Int Sendable
    class Future Publisher
     receive(subscriber:)
    class GestureAction NSObject
    class HTTPURLResponse URLResponse
     statusCode value(forHTTPHeaderField:)
    class HeldPicture Hashable Sendable
     hash(into:) number
    class HeldValue NSObject
     value
    protocol Host AnyObject
     measure(_:width:) prepare(_:) submit(_:)
    struct HostDrag Sendable
     number others phase pictures point view
    enum HostDrag.Phase UInt8 Hashable Sendable
    struct HostFile Sendable
     name number problem size
    enum HostFile.Problem UInt8 Hashable Sendable
    protocol HostServiceParts AnyObject
     clock defaults device network pictureFiles scripts store
    protocol HoverHost AnyObject
     watch(_:)
    struct HoverReport Sendable
     altitude azimuth point roll view zOffset
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
    struct ImmediateScheduler Scheduler Sendable
     schedule(options:_:)
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
    struct JSONSerialization.ReadingOptions OptionSet Sendable
     rawValue
    struct JSONSerialization.WritingOptions OptionSet Sendable
     rawValue
    struct Just Publisher
     output receive(subscriber:)
    protocol KeyHost AnyObject
     watch(_:)
    struct KeyPress Sendable
     base characters isForFocus isRepeat modifiers
    struct KeyedDecodingContainer
     allKeys codingPath contains(_:) decode(_:forKey:) decodeIfPresent(_:forKey:) decodeNil(forKey:)
     nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) superDecoder() superDecoder(forKey:)
    struct KeyedEncodingContainer
     codingPath encode(_:forKey:) encodeConditional(_:forKey:) encodeIfPresent(_:forKey:) encodeNil(forKey:)
     nestedContainer(keyedBy:forKey:) nestedUnkeyedContainer(forKey:) superEncoder() superEncoder(forKey:)
    enum LABiometryType Int Sendable
    class LAContext NSObject
     biometryType canEvaluatePolicy(_:error:) evaluatePolicy(_:localizedReason:)
     evaluatePolicy(_:localizedReason:reply:) interactionNotAllowed invalidate() localizedCancelTitle
     localizedFallbackTitle localizedReason touchIDAuthenticationAllowableReuseDuration
    struct LAError Error Hashable Sendable
     code localizedDescription
    enum LAError.Code Int Sendable
    enum LAPolicy Int Sendable
    class LayerShown
    struct LayerState
    class ListFormatter Formatter
     locale string(from:)
    class LoadProgress NSObject
     completedUnitCount fractionCompleted isFinished totalUnitCount
    struct Locale Hashable Sendable CustomStringConvertible
     calendar currencyCode currencySymbol decimalSeparator description groupingSeparator hash(into:) identifier
     language languageCode localizedString(forCurrencyCode:) localizedString(forIdentifier:)
     localizedString(forLanguageCode:) localizedString(forRegionCode:) region regionCode scriptCode
    struct Locale.Language Sendable
     languageCode region script
    struct Locale.LanguageCode Hashable Sendable ExpressibleByStringLiteral
     identifier
    struct Locale.Region Hashable Sendable ExpressibleByStringLiteral
     identifier
    struct Locale.Script Hashable Sendable ExpressibleByStringLiteral
     identifier
    protocol LocaleHost AnyObject
     ask(_:_:)
    enum LocaleQuestion UInt32 Sendable
    protocol LocalizedError Error
     errorDescription failureReason helpAnchor localizedDescription recoverySuggestion
    struct Logger Sendable
     critical(_:) debug(_:) error(_:) fault(_:) info(_:) log(_:) log(level:_:) notice(_:) trace(_:) warning(_:)
    enum MFMailComposeResult Int Sendable
    class MFMailComposeViewController UINavigationController
     addAttachmentData(_:mimeType:fileName:) mailComposeDelegate setBccRecipients(_:) setCcRecipients(_:)
     setMessageBody(_:isHTML:) setPreferredSendingEmailAddress(_:) setSubject(_:) setToRecipients(_:)
     viewDidAppear(_:) viewWillAppear(_:)
    protocol MFMailComposeViewControllerDelegate NSObjectProtocol
     mailComposeController(_:didFinishWith:error:)
    class MFMessageComposeViewController UINavigationController
     body disableUserAttachments() messageComposeDelegate recipients subject viewDidAppear(_:) viewWillAppear(_:)
    protocol MFMessageComposeViewControllerDelegate NSObjectProtocol
     messageComposeViewController(_:didFinishWith:)
    class MKMapView
    struct Measurement CustomStringConvertible Equatable Comparable
     convert(to:) converted(to:) description unit value
    class MeasurementFormatter Formatter
     locale numberFormatter string(from:) unitOptions unitStyle
    struct MeasurementFormatter.UnitOptions OptionSet Sendable
     rawValue
    enum MessageComposeResult Int Sendable
    class NSArray NSObject Sequence ExpressibleByArrayLiteral CustomStringConvertible
     adding(_:) componentsJoined(by:) contains(_:) copy() count description enumerateObjects(_:) filtered(using:)
     firstObject hash index(of:) isEqual(_:) isEqual(to:) lastObject makeIterator() mutableCopy() object(at:)
     subarray(with:)
    class NSAttributedString NSObject
     attribute(_:at:effectiveRange:) attributedSubstring(from:) attributes(at:effectiveRange:)
     boundingRect(with:options:context:) copy() draw(at:) draw(in:) draw(with:options:context:)
     enumerateAttribute(_:in:options:using:) enumerateAttributes(in:options:using:) hash isEqual(_:) isEqual(to:)
     length mutableCopy() size() string
    struct NSAttributedString.EnumerationOptions OptionSet Sendable
     rawValue
    struct NSAttributedString.Key RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct NSAttributedString.TextEffectStyle RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class NSCache NSObject
     countLimit name object(forKey:) removeAllObjects() removeObject(forKey:) setObject(_:forKey:)
     setObject(_:forKey:cost:) totalCostLimit
    class NSCalendar NSObject
     calendarIdentifier compare(_:to:toUnitGranularity:) component(_:from:) components(_:from:)
     components(_:from:to:options:) date(byAdding:to:options:) date(byAdding:value:to:options:)
     date(bySettingHour:minute:second:of:options:) date(bySettingUnit:value:of:options:) date(from:) firstWeekday
     isDate(_:equalTo:toUnitGranularity:) isDate(_:inSameDayAs:) isDateInToday(_:) isDateInTomorrow(_:)
     isDateInWeekend(_:) isDateInYesterday(_:) locale minimumDaysInFirstWeek nextDate(after:matching:options:)
     nextDate(after:matching:value:options:) nextDate(after:matchingHour:minute:second:options:)
     ordinality(of:in:for:) range(of:in:for:) startOfDay(for:) timeZone
    struct NSCalendar.Identifier RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct NSCalendar.Options OptionSet Sendable
     rawValue
    struct NSCalendar.Unit OptionSet Sendable
     rawValue
    class NSCoder
     allowsKeyedCoding containsValue(forKey:) decodeArrayOfObjects(ofClass:forKey:) decodeBool(forKey:)
     decodeCGPoint(forKey:) decodeCGRect(forKey:) decodeCGSize(forKey:) decodeCInt(forKey:) decodeDouble(forKey:)
     decodeFloat(forKey:) decodeInt32(forKey:) decodeInt64(forKey:) decodeInteger(forKey:) decodeObject(forKey:)
     decodeObject(of:forKey:) decodePropertyList(forKey:) decodeTopLevelObject(forKey:) encode(_:forKey:)
     encodeCInt(_:forKey:) error failWithError(_:) requiresSecureCoding
    protocol NSCoding NSObject
     encode(with:)
    class NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutItem
     alignment elementKind pinToVisibleBounds zIndex
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
     boundarySupplementaryItems contentInsets contentInsetsReference interGroupSpacing orthogonalScrollingBehavior
     supplementariesFollowContentInsets
    class NSCollectionLayoutSize NSObject
     heightDimension widthDimension
    class NSCollectionLayoutSpacing NSObject
     spacing
    class NSData NSObject
     hash isEqual(_:) length
    class NSDate NSObject
     addingTimeInterval(_:) compare(_:) hash isEqual(_:) isEqual(to:) timeIntervalSince(_:) timeIntervalSince1970
     timeIntervalSinceNow
    class NSDecimalNumber NSNumber
     adding(_:) dividing(by:) multiplying(by:) raising(toPower:) rounding(accordingToBehavior:) subtracting(_:)
    enum NSDecimalNumber.RoundingMode UInt Sendable
    class NSDecimalNumberHandler NSObject
    class NSDictionary NSObject Sequence CustomStringConvertible
     allKeys allValues copy() count description enumerateKeysAndObjects(_:) hash isEqual(_:) isEqual(to:)
     makeIterator() mutableCopy() object(forKey:) value(forKey:)
    struct NSDictionary.Entries IteratorProtocol
     next()
    struct NSDiffableDataSourceSectionSnapshot
     append(_:to:) collapse(_:) contains(_:) delete(_:) deleteAll() expand(_:) index(of:) insert(_:after:)
     insert(_:before:) isExpanded(_:) isVisible(_:) items level(of:) parent(of:) replace(childrenOf:using:)
     rootItems snapshot(of:includingParent:) visibleItems
    struct NSDiffableDataSourceSectionTransaction
     difference finalSnapshot initialSnapshot sectionIdentifier
    struct NSDiffableDataSourceSnapshot
     appendItems(_:toSection:) appendSections(_:) deleteAllItems() deleteItems(_:) deleteSections(_:)
     indexOfItem(_:) indexOfSection(_:) insertItems(_:afterItem:) insertItems(_:beforeItem:)
     insertSections(_:afterSection:) insertSections(_:beforeSection:) itemIdentifiers itemIdentifiers(inSection:)
     moveItem(_:afterItem:) moveItem(_:beforeItem:) moveSection(_:afterSection:) moveSection(_:beforeSection:)
     numberOfItems numberOfItems(inSection:) numberOfSections reconfigureItems(_:) reconfiguredItemIdentifiers
     reloadItems(_:) reloadSections(_:) reloadedItemIdentifiers reloadedSectionIdentifiers
     sectionIdentifier(containingItem:) sectionIdentifiers
    struct NSDiffableDataSourceTransaction
     difference finalSnapshot initialSnapshot sectionTransactions
    struct NSDirectionalEdgeInsets Hashable Sendable
     bottom leading top trailing
    struct NSDirectionalRectEdge OptionSet Hashable Sendable
     rawValue
    class NSError NSObject Error
     code domain hash isEqual(_:) localizedDescription localizedFailureReason localizedRecoverySuggestion userInfo
    class NSExpression NSObject
     expressionValue(with:context:)
    class NSFetchedResultsController
    class NSItemProvider NSObject
     canLoadObject(ofClass:) hasItemConformingToTypeIdentifier(_:) loadObject(ofClass:completionHandler:)
     registeredTypeIdentifiers suggestedName
    struct NSItemProvider.LoadError Error Sendable
     code localizedDescription
    enum NSItemProvider.LoadError.Code Int Sendable
    protocol NSItemProviderReading NSObjectProtocol Sendable
    protocol NSItemProviderWriting NSObjectProtocol Sendable
    enum NSKeyValueChange UInt Sendable
    class NSKeyValueObservation NSObject
     invalidate()
    struct NSKeyValueObservedChange
     isPrior kind newValue oldValue
    struct NSKeyValueObservingOptions OptionSet Hashable Sendable
     rawValue
    class NSKeyedArchiver NSCoder
     encodedData finishEncoding()
    class NSKeyedUnarchiver NSCoder
     decodingFailurePolicy finishDecoding()
    enum NSKeyedUnarchiver.DecodingFailurePolicy Int Sendable
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
    class NSLayoutManager
    class NSLayoutXAxisAnchor
     anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:)
     constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
     constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    class NSLayoutYAxisAnchor
     anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:)
     constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
     constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    enum NSLineBreakMode Int Sendable
    class NSLocale NSObject
     countryCode languageCode localeIdentifier scriptCode
    class NSLock NSObject NSLocking
     lock() lock(before:) name try() unlock()
    protocol NSLocking AnyObject
     lock() unlock() withLock(_:)
    class NSManagedObject
    class NSManagedObjectContext
    class NSMutableArray NSArray
     add(_:) addObjects(from:) exchangeObject(at:withObjectAt:) insert(_:at:) remove(_:) removeAllObjects()
     removeLastObject() removeObject(at:) replaceObject(at:with:)
    class NSMutableAttributedString NSAttributedString
     addAttribute(_:value:range:) addAttributes(_:range:) append(_:) beginEditing() deleteCharacters(in:)
     endEditing() insert(_:at:) mutableString removeAttribute(_:range:) replaceCharacters(in:with:)
     setAttributedString(_:) setAttributes(_:range:)
    class NSMutableDictionary NSDictionary
     addEntries(from:) removeAllObjects() removeObject(forKey:) setObject(_:forKey:)
    class NSMutableParagraphStyle NSParagraphStyle
     addTabStop(_:) alignment firstLineHeadIndent headIndent lineHeightMultiple lineSpacing maximumLineHeight
     minimumLineHeight paragraphSpacing removeTabStop(_:) setParagraphStyle(_:)
    class NSNull NSObject CustomStringConvertible
     description hash isEqual(_:)
    class NSNumber NSValue ExpressibleByIntegerLiteral ExpressibleByFloatLiteral ExpressibleByBooleanLiteral CustomStringConvertible CVarArg
     boolValue compare(_:) decimalValue description doubleValue floatValue formatArgument hash int32Value
     int64Value intValue isEqual(_:) stringValue uintValue
    class NSObject Hashable ObjectConvertible
     bridgedObject hash hash(into:) isEqual(_:) isKind(of:) isMember(of:) perform(_:) perform(_:with:)
     perform(_:with:afterDelay:) perform(_:with:with:) responds(to:) setValue(_:forKey:) value(forKey:)
    protocol NSObjectProtocol NSObject
    class NSParagraphStyle NSObject
     alignment allowsDefaultTighteningForTruncation baseWritingDirection copy() defaultTabInterval
     firstLineHeadIndent hash headIndent hyphenationFactor isEqual(_:) lineBreakMode lineBreakStrategy
     lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy() paragraphSpacing
     paragraphSpacingBefore tabStops tailIndent usesDefaultHyphenation
    struct NSParagraphStyle.LineBreakStrategy OptionSet Hashable Sendable
     rawValue
    class NSPersistentContainer
    class NSPredicate NSObject
     evaluate(with:)
    struct NSRange Hashable Sendable CustomStringConvertible
     description length location lowerBound upperBound
    enum NSRectAlignment Int Sendable
    class NSRecursiveLock NSObject NSLocking
     lock() name try() unlock()
    class NSRegularExpression NSObject
     enumerateMatches(in:options:range:using:) firstMatch(in:options:range:) matches(in:options:range:)
     numberOfCaptureGroups numberOfMatches(in:options:range:) options pattern rangeOfFirstMatch(in:options:range:)
     stringByReplacingMatches(in:options:range:withTemplate:)
    struct NSRegularExpression.MatchingFlags OptionSet Sendable
     rawValue
    struct NSRegularExpression.MatchingOptions OptionSet Sendable
     rawValue
    struct NSRegularExpression.Options OptionSet Sendable
     rawValue
    protocol NSSecureCoding NSCoding
    class NSShadow NSObject
     hash isEqual(_:) shadowBlurRadius shadowColor shadowOffset
    class NSString NSObject ExpressibleByStringLiteral CustomStringConvertible CVarArg
     appending(_:) appendingPathComponent(_:) appendingPathExtension(_:) boolValue
     boundingRect(with:options:attributes:context:) character(at:) components(separatedBy:) contains(_:)
     deletingLastPathComponent deletingPathExtension description doubleValue draw(at:withAttributes:)
     draw(in:withAttributes:) draw(with:options:attributes:context:) floatValue formatArgument hasPrefix(_:)
     hasSuffix(_:) hash intValue integerValue isEqual(_:) lastPathComponent length lowercased pathExtension
     range(of:options:) range(of:options:range:) replacingCharacters(in:with:) replacingOccurrences(of:with:)
     size(withAttributes:) substring(from:) substring(to:) substring(with:) uppercased
    class NSStringDrawingContext NSObject
    struct NSStringDrawingOptions OptionSet Hashable Sendable
     rawValue
    enum NSTextAlignment Int Sendable
    class NSTextAttachment
    class NSTextCheckingResult NSObject
     numberOfRanges range range(at:) range(withName:) regularExpression
    class NSTextContainer NSObject
     exclusionPaths heightTracksTextView lineBreakMode lineFragmentPadding maximumNumberOfLines size
     widthTracksTextView
    class NSTextStorage NSMutableAttributedString
     addLayoutManager(_:) layoutManagers
    class NSTextTab NSObject
     alignment location
    struct NSTextTab.OptionKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class NSUUID NSObject
     hash isEqual(_:) uuidString
    struct NSUnderlineStyle Hashable Sendable ExpressibleByArrayLiteral OptionSet
     contains(_:) rawValue union(_:)
    class NSUserActivity NSObject
     activityType addUserInfoEntries(from:) becomeCurrent() invalidate() isEligibleForHandoff
     isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords needsSave
     persistentIdentifier requiredUserInfoKeys resignCurrent() targetContentIdentifier title userInfo webpageURL
    class NSValue NSObject
     caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue
     uiEdgeInsetsValue uiOffsetValue
    enum NSWritingDirection Int Sendable
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
     addObserver(_:selector:name:object:) addObserver(forName:object:queue:using:) notifications(named:object:)
     post(_:) post(name:object:) post(name:object:userInfo:) publisher(for:object:) removeObserver(_:)
     removeObserver(_:name:object:)
    class NotificationCenter.Notifications AsyncSequence
     makeAsyncIterator()
    struct NotificationCenter.Notifications.Iterator AsyncIteratorProtocol
     next()
    struct NotificationCenter.Publisher Quire.Publisher
     center name object receive(subscriber:)
    struct NumberFormatStyle Sendable
     grouping(_:) locale(_:) notation(_:) precision(_:) sign(strategy:)
    struct NumberFormatStyle.Grouping Sendable
    struct NumberFormatStyle.Notation Sendable
    struct NumberFormatStyle.Precision Sendable
    struct NumberFormatStyle.Sign Sendable
    class NumberFormatter Formatter
     allowsFloats currencyCode currencySymbol decimalSeparator formattingContext groupingSeparator isLenient
     locale maximum maximumFractionDigits maximumSignificantDigits minimum minimumFractionDigits
     minimumIntegerDigits minimumSignificantDigits minusSign multiplier negativeInfinitySymbol negativePrefix
     negativeSuffix nilSymbol notANumberSymbol number(from:) numberStyle percentSymbol plusSign
     positiveInfinitySymbol positivePrefix positiveSuffix roundingMode string(from:) usesGroupingSeparator
     usesSignificantDigits zeroSymbol
    enum NumberFormatter.RoundingMode UInt Sendable
    enum NumberFormatter.Style UInt Sendable
    struct OSLogMessage ExpressibleByStringInterpolation Sendable
    struct OSLogMessage.StringInterpolation StringInterpolationProtocol
     appendInterpolation(_:privacy:) appendLiteral(_:)
    enum OSLogPrivacy Sendable
    struct OSLogType RawRepresentable Hashable Sendable
     rawValue
    struct ObjCBool ExpressibleByBooleanLiteral Sendable
     boolValue
    protocol ObjectConvertible
     bridgedObject
    protocol ObjectReadable ObjectConvertible
    protocol Observable
    protocol ObservableObject AnyObject
     objectWillChange
    class ObservableObjectPublisher Publisher
     receive(subscriber:) send()
    class Operation NSObject
     addDependency(_:) cancel() completionBlock dependencies didChangeValue(forKey:) isAsynchronous isCancelled
     isConcurrent isExecuting isFinished isReady main() name qualityOfService queuePriority removeDependency(_:)
     start() waitUntilFinished() willChangeValue(forKey:)
    enum Operation.QueuePriority Int Sendable
    class OperationQueue _QueueScheduler NSObject
     addBarrierBlock(_:) addOperation(_:) addOperations(_:waitUntilFinished:) cancelAllOperations() isSuspended
     maxConcurrentOperationCount name operationCount operations qualityOfService
     waitUntilAllOperationsAreFinished()
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
    class PassthroughSubject Subject
     receive(subscriber:) send(_:) send(completion:)
    struct PersonNameComponents Hashable Sendable
     familyName givenName middleName namePrefix nameSuffix nickname
    class PersonNameComponentsFormatter Formatter
     string(from:) style
    enum PersonNameComponentsFormatter.Style Int Sendable
    class PictureData Hashable Sendable
     bytes hash(into:) number
    protocol PictureEncodingHost AnyObject
     encode(_:width:height:quality:)
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
    class PropertyListDecoder
     decode(_:from:) userInfo
    class PropertyListEncoder
     encode(_:) outputFormat userInfo
    enum PropertyListSerialization
    enum PropertyListSerialization.PropertyListFormat UInt Sendable
    struct Published
     projectedValue wrappedValue
    struct Published.Publisher Quire.Publisher
     receive(subscriber:)
    protocol Publisher
     assign(to:) assign(to:on:) catch(_:) collect() combineLatest(_:) combineLatest(_:_:) combineLatest(_:_:_:)
     compactMap(_:) debounce(for:scheduler:options:) decode(type:decoder:) delay(for:tolerance:scheduler:options:)
     dropFirst(_:) encode(encoder:) eraseToAnyPublisher() filter(_:) first() flatMap(maxPublishers:_:)
     handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:) map(_:)
     mapError(_:) merge(with:) prefix(_:) receive(on:options:) receive(subscriber:) removeDuplicates()
     removeDuplicates(by:) replaceError(with:) replaceNil(with:) scan(_:_:) setFailureType(to:) share()
     sink(receiveCompletion:receiveValue:) sink(receiveValue:) subscribe(_:) subscribe(on:options:)
     switchToLatest() throttle(for:scheduler:latest:) tryMap(_:) zip(_:)
    enum Publishers
    struct Publishers.CombineLatest Publisher
     a b receive(subscriber:)
    struct Publishers.CombineLatest3 Publisher
     receive(subscriber:)
    struct Publishers.CombineLatest4 Publisher
     receive(subscriber:)
    struct Publishers.MergeMany Publisher
     publishers receive(subscriber:)
    struct Publishers.Sequence Publisher
     receive(subscriber:) sequence
    struct Publishers.Zip Publisher
     a b receive(subscriber:)
    enum QualityOfService Int Sendable
    struct RGBA Hashable Sendable
     bits
    struct ReferencePath
     callAsFunction(_:) set(_:to:)
    struct RegisteredDefault ExpressibleByBooleanLiteral ExpressibleByIntegerLiteral ExpressibleByFloatLiteral ExpressibleByStringLiteral Sendable
    class RelativeDateTimeFormatter Formatter
     calendar dateTimeStyle formattingContext locale localizedString(for:relativeTo:) localizedString(from:)
     localizedString(fromTimeInterval:) unitsStyle
    enum RelativeDateTimeFormatter.DateTimeStyle Int Sendable
    enum RelativeDateTimeFormatter.UnitsStyle Int Sendable
    struct Result.Publisher Quire.Publisher
     receive(subscriber:) result
    class RunLoop _QueueScheduler NSObject
     add(_:forMode:)
    enum RunLoop.Mode Hashable Sendable
    class SFSafariViewController UIViewController
     configuration delegate dismissButtonStyle preferredBarTintColor preferredControlTintColor viewDidAppear(_:)
     viewWillAppear(_:)
    class SFSafariViewController.Configuration NSObject
     barCollapsingEnabled entersReaderIfAvailable
    enum SFSafariViewController.DismissButtonStyle Int Sendable
    protocol SFSafariViewControllerDelegate NSObjectProtocol
     safariViewController(_:didCompleteInitialLoad:) safariViewController(_:initialLoadDidRedirectTo:)
     safariViewControllerDidFinish(_:)
    class Scanner NSObject
     caseSensitive charactersToBeSkipped currentIndex isAtEnd scanCharacter() scanCharacters(from:) scanDouble()
     scanDouble(_:) scanFloat() scanFloat(_:) scanHexInt32(_:) scanHexInt64(_:) scanInt(_:)
     scanInt(representation:) scanInt32(_:) scanInt32(representation:) scanInt64(_:) scanInt64(representation:)
     scanLocation scanString(_:) scanUInt64(representation:) scanUpToCharacters(from:) scanUpToString(_:) string
    enum Scanner.NumberRepresentation Sendable
    protocol Scheduler
     schedule(_:) schedule(options:_:)
    protocol SchedulerTimeIntervalConvertible
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
     fileCame(_:for:now:) filesEnded(_:isCanceled:now:) focusChanged(_:isFocused:now:) handle(_:over:)
     hovered(_:now:) nextTimer perform(now:_:) pressed(_:now:) pressed(_:on:now:) returned(_:now:)
     scrollPinched(_:at:by:isEnd:now:) scrollRested(_:now:) scrolled(_:to:now:) selected(_:in:now:) services stack
     start(_:now:) start(root:now:) undid(_:isRedo:now:) viewID(of:)
    enum Session.Appearance Sendable
    struct Session.Preferences Hashable Sendable
     contentSize increasesContrast reducesTransparency
    struct Session.Resource Sendable
     path size
    struct Shadow Hashable Sendable
     color offset radius
    struct SharedContent Hashable Sendable
     text title url
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
    struct String.LocalizationValue ExpressibleByStringInterpolation Sendable
    struct String.LocalizationValue.StringInterpolation StringInterpolationProtocol
     appendInterpolation(_:) appendInterpolation(_:specifier:) appendLiteral(_:)
    struct StyledText Hashable Sendable
     alignment color design end family hash(into:) isItalic lines paragraphs runs shortened size string weight
    enum StyledText.Alignment UInt8 Hashable Sendable
    enum StyledText.Design UInt8 Hashable Sendable
    class StyledText.Effect Equatable Sendable
     outline outlineColor shadow
    enum StyledText.End UInt8 Hashable Sendable
    struct StyledText.Line Hashable Sendable
     color style
    struct StyledText.Paragraph Hashable Sendable
     alignment firstIndent heightFactor indent largestHeight leastHeight lineSpacing spacing
    struct StyledText.Run Hashable Sendable
     background color design effect family hash(into:) isItalic length rise size spacing strikethrough underline
     weight
    protocol Subject AnyObject Publisher
     send() send(_:) send(completion:)
    protocol Subscriber
     receive(_:) receive(completion:) receive(subscription:)
    enum Subscribers
    enum Subscribers.Completion Equatable Sendable
    struct Subscribers.Demand Equatable Hashable Sendable
    protocol Subscription Cancellable
     request(_:)
    struct SymbolEffect Sendable
    protocol TargetTimerMaking
    struct TextInput Hashable Sendable
     border capitals checksSpelling corrects hash(into:) insets isEditable isSecure isSelectable keyboard meaning
     placeholder placeholderColor returnKey
    enum TextInput.Border UInt8 Hashable Sendable
    enum TextInput.Capitals UInt8 Hashable Sendable
    enum TextInput.Keyboard UInt8 Hashable Sendable
    enum TextInput.ReturnKey UInt8 Hashable Sendable
    struct TextQuestion
     text width
    class Thread NSObject
     isMainThread name
    struct TimeZone Hashable Sendable CustomStringConvertible
     abbreviation(for:) daylightSavingTimeOffset(for:) description hash(into:) identifier
     isDaylightSavingTime(for:) localizedName(for:locale:) secondsFromGMT(for:)
    enum TimeZone.NameStyle Int Sendable
    class Timer TargetTimerMaking NSObject
     fire() invalidate() isValid timeInterval tolerance userInfo
    class Timer.TimerPublisher ConnectablePublisher
     connect() interval receive(subscriber:)
    struct TouchReport Hashable Sendable
     isHeld touch
    struct Turn
     effects touches views
    enum UIAccessibility
    struct UIAccessibility.Notification RawRepresentable Hashable Sendable
     rawValue
    enum UIAccessibilityContainerType Int Sendable
    enum UIAccessibilityContrast Int Sendable
    class UIAccessibilityCustomAction NSObject
     actionHandler image name selector target
    class UIAccessibilityElement NSObject
     accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace accessibilityHint
     accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue isAccessibilityElement
    enum UIAccessibilityNavigationStyle Int Sendable
    struct UIAccessibilityTraits OptionSet Hashable Sendable
     rawValue
    class UIAction UIMenuElement
     attributes discoverabilityTitle identifier sender state
    struct UIAction.Identifier RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UIActivity NSObject
    struct UIActivity.ActivityType RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UIActivityIndicatorView UIView
     accessibilityLabel color hidesWhenStopped intrinsicContentSize isAnimating layoutSubviews() sizeThatFits(_:)
     startAnimating() stopAnimating() style
    enum UIActivityIndicatorView.Style Int Sendable
    class UIActivityViewController UIViewController
     completionWithItemsHandler excludedActivityTypes viewDidAppear(_:) viewWillAppear(_:)
    struct UIActivityViewController.Item
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
     actions addAction(_:) addTextField(configurationHandler:) message preferredAction preferredStyle severity
     textFields title traitCollectionDidChange(_:) viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews()
     viewDidLoad() viewWillAppear(_:) viewWillDisappear(_:)
    enum UIAlertController.Style Int Sendable
    enum UIAlertControllerSeverity Int Sendable
    class UIApplication UIResponder
     alternateIconName applicationIconBadgeNumber applicationState applicationSupportsShakeToEdit
     backgroundRefreshStatus backgroundTimeRemaining beginBackgroundTask(expirationHandler:)
     beginBackgroundTask(withName:expirationHandler:) beginIgnoringInteractionEvents()
     beginReceivingRemoteControlEvents() canOpenURL(_:) completeStateRestoration() connectedScenes delegate
     endBackgroundTask(_:) endIgnoringInteractionEvents() endReceivingRemoteControlEvents()
     extendStateRestoration() ignoreSnapshotOnNextApplicationLaunch() isIdleTimerDisabled
     isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isProtectedDataAvailable
     isRegisteredForRemoteNotifications isStatusBarHidden keyWindow open(_:options:completionHandler:)
     openSessions preferredContentSizeCategory registerForRemoteNotifications()
     requestSceneSessionActivation(_:userActivity:options:errorHandler:)
     requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:)
     sendAction(_:to:from:for:) setAlternateIconName(_:completionHandler:) setMinimumBackgroundFetchInterval(_:)
     setStatusBarHidden(_:with:) setStatusBarStyle(_:animated:) shortcutItems statusBarFrame statusBarOrientation
     statusBarStyle supportedInterfaceOrientations(for:) supportsAlternateIcons supportsMultipleScenes
     unregisterForRemoteNotifications() userInterfaceLayoutDirection windows
    struct UIApplication.LaunchOptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIApplication.OpenExternalURLOptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum UIApplication.State Int Sendable
    protocol UIApplicationDelegate UIResponder
     application(_:configurationForConnecting:options:)
     application(_:didFailToRegisterForRemoteNotificationsWithError:)
     application(_:didFinishLaunchingWithOptions:) application(_:willFinishLaunchingWithOptions:)
     applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationWillEnterForeground(_:)
     applicationWillResignActive(_:) applicationWillTerminate(_:) window
    class UIApplicationShortcutIcon NSObject
    enum UIApplicationShortcutIcon.IconType Int Sendable
    class UIApplicationShortcutItem NSObject
     icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
    struct UIAxis OptionSet Hashable Sendable
     rawValue
    struct UIBackgroundConfiguration
     backgroundColor backgroundColorTransformer cornerRadius strokeColor strokeWidth
    enum UIBackgroundFetchResult UInt Sendable
    enum UIBackgroundRefreshStatus Int Sendable
    struct UIBackgroundTaskIdentifier RawRepresentable Hashable Sendable
     rawValue
    class UIBarAppearance NSObject
     backgroundColor backgroundEffect backgroundImage backgroundImageContentMode configureWithDefaultBackground()
     configureWithOpaqueBackground() configureWithTransparentBackground() shadowColor shadowImage
    class UIBarButtonItem UIBarItem UIPopoverPresentationControllerSourceItem
     action backButtonBackgroundImage(for:barMetrics:) backButtonBackgroundVerticalPositionAdjustment(for:)
     backButtonTitlePositionAdjustment(for:) backgroundImage(for:barMetrics:)
     backgroundImage(for:style:barMetrics:) backgroundVerticalPositionAdjustment(for:)
     changesSelectionAsPrimaryAction customView frame(in:) hidesSharedBackground isHidden isSelected menu
     possibleTitles primaryAction setBackButtonBackgroundImage(_:for:barMetrics:)
     setBackButtonBackgroundVerticalPositionAdjustment(_:for:) setBackButtonTitlePositionAdjustment(_:for:)
     setBackgroundImage(_:for:barMetrics:) setBackgroundImage(_:for:style:barMetrics:)
     setBackgroundVerticalPositionAdjustment(_:for:) setTitlePositionAdjustment(_:for:) sharesBackground style
     target tintColor titlePositionAdjustment(for:) width
    enum UIBarButtonItem.Style Int Sendable
    enum UIBarButtonItem.SystemItem Int Sendable
    class UIBarButtonItemAppearance NSObject
     configureWithDefault(for:) disabled focused highlighted normal
    class UIBarButtonItemGroup NSObject
     barButtonItems isHidden representativeItem
    class UIBarButtonItemStateAppearance NSObject
     backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes
    class UIBarItem NSObject
     accessibilityHint accessibilityIdentifier accessibilityLabel awakeFromNib() image imageInsets isEnabled
     landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets
     setTitleTextAttributes(_:for:) tag title titleTextAttributes(for:)
    enum UIBarMetrics Int Sendable
    enum UIBarPosition Int Sendable
    protocol UIBarPositioning NSObjectProtocol
     barPosition
    protocol UIBarPositioningDelegate NSObjectProtocol
     position(for:)
    enum UIBarStyle Int Sendable
    enum UIBaselineAdjustment Int Sendable
    enum UIBehavioralStyle UInt Sendable
    class UIBezierPath NSObject
     addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip() addCurve(to:controlPoint1:controlPoint2:)
     addLine(to:) addQuadCurve(to:controlPoint:) append(_:) apply(_:) bounds cgPath close() contains(_:)
     currentPoint fill() fill(with:alpha:) flatness isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit
     move(to:) removeAllPoints() reversing() setLineDash(_:count:phase:) stroke() stroke(with:alpha:)
     usesEvenOddFillRule
    class UIBlurEffect UIVisualEffect
    enum UIBlurEffect.Style Int Sendable
    class UIButton UIControl
     accessibilityLabel accessibilityValue adjustsImageSizeForAccessibilityContentSizeCategory
     adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle(for:) automaticallyUpdatesConfiguration
     backgroundImage(for:) backgroundRect(forBounds:) behavioralStyle buttonType changesSelectionAsPrimaryAction
     configuration configurationUpdateHandler contentEdgeInsets contentRect(forBounds:) currentAttributedTitle
     currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor
     currentTitleShadowColor forLastBaselineLayout image(for:) imageEdgeInsets imageRect(forContentRect:)
     imageView intrinsicContentSize isPointerInteractionEnabled isSpringLoaded layoutSubviews() menu
     preferredBehavioralStyle preferredSymbolConfigurationForImage(in:) reversesTitleShadowWhenHighlighted role
     sendActions(for:) setAttributedTitle(_:for:) setBackgroundImage(_:for:) setImage(_:for:)
     setNeedsUpdateConfiguration() setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:)
     setTitleColor(_:for:) setTitleShadowColor(_:for:) showsTouchWhenHighlighted sizeThatFits(_:) subtitleLabel
     tintColorDidChange() title(for:) titleColor(for:) titleEdgeInsets titleLabel titleRect(forContentRect:)
     titleShadowColor(for:) traitCollectionDidChange(_:) updateConfiguration()
    enum UIButton.ButtonType Int Sendable
    struct UIButton.Configuration
     attributedTitle automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor buttonSize
     contentInsets cornerStyle image imagePadding imagePlacement indicator setDefaultContentInsets()
     showsActivityIndicator subtitle title titleAlignment titleLineBreakMode titlePadding updated(for:)
    enum UIButton.Configuration.CornerStyle Int Sendable
    enum UIButton.Configuration.Indicator Int Sendable
    enum UIButton.Configuration.Size Int Sendable
    enum UIButton.Configuration.TitleAlignment Int Sendable
    enum UIButton.Role Int Sendable
    class UICalendarView
    struct UICellAccessory
    struct UICellAccessory.CustomViewConfiguration
     customView isHidden maintainsFixedSize placement reservedLayoutWidth tintColor
    struct UICellAccessory.DeleteOptions
     backgroundColor isHidden reservedLayoutWidth tintColor
    struct UICellAccessory.DisclosureIndicatorOptions
     isHidden reservedLayoutWidth tintColor
    enum UICellAccessory.DisplayedState Sendable
    struct UICellAccessory.LabelOptions
     adjustsFontForContentSizeCategory font isHidden reservedLayoutWidth tintColor
    enum UICellAccessory.LayoutDimension Sendable
    struct UICellAccessory.OutlineDisclosureOptions
     isHidden reservedLayoutWidth style tintColor
    enum UICellAccessory.OutlineDisclosureOptions.Style Sendable
    enum UICellAccessory.Placement
    struct UICellAccessory.ReorderOptions
     isHidden reservedLayoutWidth showsVerticalSeparator tintColor
    struct UICellConfigurationState
     isDisabled isEditing isExpanded isFocused isHighlighted isPinned isReordering isSelected isSwiped
     traitCollection
    struct UICollectionLayoutListConfiguration
     appearance backgroundColor footerMode headerMode headerTopPadding leadingSwipeActionsConfigurationProvider
     showsSeparators trailingSwipeActionsConfigurationProvider
    enum UICollectionLayoutListConfiguration.Appearance Int Sendable
    enum UICollectionLayoutListConfiguration.FooterMode Int Sendable
    enum UICollectionLayoutListConfiguration.HeaderMode Int Sendable
    enum UICollectionLayoutSectionOrthogonalScrollingBehavior Int Sendable
    class UICollectionReusableView UIView
     apply(_:) preferredLayoutAttributesFitting(_:) prepareForReuse() reuseIdentifier
    class UICollectionView UIScrollView
     allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
     allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem(at:)
     cancelInteractiveMovement() cellForItem(at:) collectionViewLayout contentOffset contextMenuInteraction
     dataSource delegate deleteItems(at:) deleteSections(_:) dequeueConfiguredReusableCell(using:for:item:)
     dequeueConfiguredReusableSupplementary(using:for:) dequeueReusableCell(withReuseIdentifier:for:)
     dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) deselectItem(at:animated:) dragDelegate
     dragInteractionEnabled dropDelegate endInteractiveMovement() hasUncommittedUpdates indexPath(for:)
     indexPathForItem(at:) indexPathsForSelectedItems indexPathsForVisibleItems
     indexPathsForVisibleSupplementaryElements(ofKind:) insertItems(at:) insertSections(_:) isEditing
     isPrefetchingEnabled layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:)
     layoutSubviews() moveItem(at:to:) moveSection(_:toSection:) numberOfItems(inSection:) numberOfSections
     performBatchUpdates(_:completion:) prefetchDataSource reconfigureItems(at:)
     register(_:forCellWithReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
     reloadData() reloadItems(at:) reloadSections(_:) remembersLastFocusedIndexPath reorderingCadence
     scrollToItem(at:at:animated:) selectItem(at:animated:scrollPosition:) selectionFollowsFocus
     selfSizingInvalidation setCollectionViewLayout(_:animated:) setCollectionViewLayout(_:animated:completion:)
     supplementaryView(forElementKind:at:) updateInteractiveMovementTargetPosition(_:) visibleCells
     visibleSupplementaryViews(ofKind:)
    struct UICollectionView.CellRegistration
    enum UICollectionView.ReorderingCadence Int Sendable
    enum UICollectionView.ScrollDirection Int Sendable
    struct UICollectionView.ScrollPosition OptionSet Hashable Sendable
     rawValue
    enum UICollectionView.SelfSizingInvalidation Int Sendable
    struct UICollectionView.SupplementaryRegistration
    class UICollectionViewCell UICollectionReusableView
     automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
     backgroundView configurationState configurationUpdateHandler contentConfiguration contentView
     defaultBackgroundConfiguration() dragStateDidChange(_:) invalidateIntrinsicContentSize() isHighlighted
     isSelected layoutSubviews() prepareForReuse() selectedBackgroundView setNeedsUpdateConfiguration()
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) updateConfiguration(using:)
    enum UICollectionViewCell.DragState Int Sendable
    class UICollectionViewCompositionalLayout UICollectionViewGridLayout
     configuration
    class UICollectionViewCompositionalLayoutConfiguration NSObject
     boundarySupplementaryItems contentInsetsReference interSectionSpacing scrollDirection
    class UICollectionViewController UIViewController UICollectionViewDataSource UICollectionViewDelegate
     clearsSelectionOnViewWillAppear collectionView collectionView(_:canFocusItemAt:)
     collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:)
     collectionView(_:contextMenuConfigurationForItemAt:point:)
     collectionView(_:contextMenuConfigurationForItemsAt:point:)
     collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:)
     collectionView(_:didEndDisplaying:forItemAt:)
     collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
     collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
     collectionView(_:didUnhighlightItemAt:) collectionView(_:moveItemAt:to:)
     collectionView(_:numberOfItemsInSection:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
     collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
     collectionView(_:shouldSelectItemAt:) collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
     collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
     collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:)
     collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
     collectionView(_:willPerformPreviewActionForMenuWith:animator:)
     collectionViewDidEndMultipleSelectionInteraction(_:) collectionViewLayout
     installsStandardGestureForInteractiveMovement loadView() numberOfSections(in:)
     scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
     scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:)
     scrollViewDidScrollToTop(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
     scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
     viewDidDisappear(_:) viewWillAppear(_:)
    protocol UICollectionViewDataSource NSObjectProtocol
     collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:) collectionView(_:moveItemAt:to:)
     collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:)
     numberOfSections(in:)
    protocol UICollectionViewDataSourcePrefetching NSObjectProtocol
     collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:prefetchItemsAt:)
    protocol UICollectionViewDelegate UIScrollViewDelegate
     collectionView(_:contextMenuConfigurationForItemAt:point:)
     collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:didDeselectItemAt:)
     collectionView(_:didEndDisplaying:forItemAt:)
     collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
     collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
     collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldDeselectItemAt:)
     collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
     collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
     collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
     collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplayContextMenu:animator:)
     collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
     collectionView(_:willEndContextMenuInteraction:animator:)
     collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate
     collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
     collectionView(_:layout:minimumLineSpacingForSectionAt:)
     collectionView(_:layout:referenceSizeForFooterInSection:)
     collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    class UICollectionViewDiffableDataSource NSObject UICollectionViewDataSource
     apply(_:animatingDifferences:completion:) apply(_:to:animatingDifferences:completion:)
     applySnapshotUsingReloadData(_:completion:) collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:)
     collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:)
     collectionView(_:viewForSupplementaryElementOfKind:at:) indexPath(for:) itemIdentifier(for:)
     numberOfSections(in:) reorderingHandlers sectionIdentifier(for:) sectionSnapshotHandlers snapshot()
     snapshot(for:) supplementaryViewProvider
    struct UICollectionViewDiffableDataSource.ReorderingHandlers
     canReorderItem didReorder willReorder
    struct UICollectionViewDiffableDataSource.SectionSnapshotHandlers
     shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
    protocol UICollectionViewDragDelegate AnyObject
    protocol UICollectionViewDropDelegate AnyObject
    class UICollectionViewFlowLayout UICollectionViewGridLayout
     estimatedItemSize footerReferenceSize headerReferenceSize invalidateLayout(with:)
     invalidationContext(forBoundsChange:) itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
     sectionHeadersPinToVisibleBounds sectionInset
    class UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext
     invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    class UICollectionViewGridLayout UICollectionViewLayout
     collectionViewContentSize invalidateLayout(with:) layoutAttributesForElements(in:)
     layoutAttributesForItem(at:) prepare()
    class UICollectionViewLayout NSObject
     collectionView collectionViewContentSize finalLayoutAttributesForDisappearingItem(at:)
     initialLayoutAttributesForAppearingItem(at:) invalidateLayout() invalidateLayout(with:)
     invalidationContext(forBoundsChange:) layoutAttributesForElements(in:) layoutAttributesForItem(at:)
     layoutAttributesForSupplementaryView(ofKind:at:) prepare() prepareIfNeeded()
     shouldInvalidateLayout(forBoundsChange:) targetContentOffset(forProposedContentOffset:)
     targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    class UICollectionViewLayoutAttributes NSObject
     alpha bounds center frame indexPath isHidden representedElementCategory representedElementKind size transform
     zIndex
    enum UICollectionViewLayoutAttributes.Category UInt Sendable
    class UICollectionViewLayoutInvalidationContext NSObject
     contentOffsetAdjustment contentSizeAdjustment invalidateDataSourceCounts invalidateEverything
     invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:) invalidatedItemIndexPaths
     invalidatedSupplementaryIndexPaths
    class UICollectionViewListCell UICollectionViewCell
     accessories defaultContentConfiguration() indentationLevel indentationWidth indentsAccessories isHighlighted
     isSelected layoutSubviews() separatorLayoutGuide
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) updateConfiguration(using:)
    class UIColor NSObject NSSecureCoding
     cgColor ciColor encode(with:) getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:)
     getWhite(_:alpha:) hash isEqual(_:) resolvedColor(with:) set() setFill() setStroke() withAlphaComponent(_:)
     withProminence(_:)
    enum UIColor.Prominence Int Sendable
    class UIColorPickerViewController UIViewController
     delegate selectedColor supportsAlpha title viewDidLayoutSubviews() viewDidLoad()
    protocol UIColorPickerViewControllerDelegate NSObjectProtocol
     colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
     colorPickerViewControllerDidSelectColor(_:)
    class UIColorWell
    class UICommand UIMenuElement
     action alternates attributes discoverabilityTitle propertyList repeatBehavior state
    class UICommandAlternate NSObject
     action modifierFlags title
    struct UIConfigurationColorTransformer
     callAsFunction(_:) transform
    struct UIConfigurationStateCustomKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    protocol UIContentConfiguration
     makeContentView() updated(for:)
    protocol UIContentContainer NSObjectProtocol
     preferredContentSize preferredContentSizeDidChange(forChildContentContainer:)
     size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:) willTransition(to:with:)
    enum UIContentInsetsReference Int Sendable
    struct UIContentSizeCategory RawRepresentable Hashable Sendable
     hash(into:) isAccessibilityCategory rawValue
    struct UIContentUnavailableConfiguration UIContentConfiguration
     alignment background button buttonProperties buttonToSecondaryButtonPadding directionalLayoutMargins image
     imageProperties imageToTextPadding makeContentView() secondaryButton secondaryButtonProperties secondaryText
     secondaryTextProperties text textProperties textToButtonPadding textToSecondaryTextPadding updated(for:)
    enum UIContentUnavailableConfiguration.Alignment Int Sendable
    struct UIContentUnavailableConfiguration.ButtonProperties
     isEnabled menu primaryAction role
    struct UIContentUnavailableConfiguration.ImageProperties
     cornerRadius maximumSize preferredSymbolConfiguration tintColor
    struct UIContentUnavailableConfiguration.TextProperties
     color font numberOfLines
    struct UIContentUnavailableConfigurationState
     searchText traitCollection
    class UIContentUnavailableView UIView UIContentView
     configuration layoutSubviews()
    protocol UIContentView UIView
     configuration
    class UIContextMenuConfiguration NSObject
     identifier
    class UIContextMenuInteraction NSObject UIInteraction
     delegate didMove(to:) dismissMenu() location(in:) updateVisibleMenu(_:) view willMove(to:)
    protocol UIContextMenuInteractionAnimating NSObjectProtocol
     addAnimations(_:) addCompletion(_:) previewViewController
    protocol UIContextMenuInteractionCommitAnimating UIContextMenuInteractionAnimating
     preferredCommitStyle
    enum UIContextMenuInteractionCommitStyle Int Sendable
    protocol UIContextMenuInteractionDelegate NSObjectProtocol
     contextMenuInteraction(_:configurationForMenuAtLocation:)
     contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
     contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    class UIContextualAction NSObject
     backgroundColor handler image style title
    enum UIContextualAction.Style Int Sendable
    class UIControl UIView
     actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:) allControlEvents allTargets
     beginTracking(_:with:) cancelTracking(with:) contentHorizontalAlignment contentVerticalAlignment
     continueTracking(_:with:) endTracking(_:with:) enumerateEventHandlers(_:) isEnabled isHighlighted isSelected
     isSymbolAnimationEnabled isTouchInside isTracking performPrimaryAction() removeAction(_:for:)
     removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:) sendAction(_:to:for:)
     sendActions(for:) showsMenuAsPrimaryAction state toolTip touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:)
    enum UIControl.ContentHorizontalAlignment Int Sendable
    enum UIControl.ContentVerticalAlignment Int Sendable
    struct UIControl.Event OptionSet Hashable Sendable
     rawValue
    struct UIControl.State OptionSet Hashable Sendable
     rawValue
    protocol UICoordinateSpace NSObjectProtocol
     bounds convert(_:from:) convert(_:to:)
    class UICubicTimingParameters NSObject UITimingCurveProvider
     animationCurve controlPoint1 controlPoint2 cubicTimingParameters springTimingParameters timingCurveType
    struct UIDataDetectorTypes OptionSet Hashable Sendable
     rawValue
    class UIDatePicker UIControl
     calendar countDownDuration date datePickerMode datePickerStyle intrinsicContentSize isEnabled
     layoutSubviews() locale maximumDate minimumDate minuteInterval preferredDatePickerStyle
     roundsToMinuteInterval setDate(_:animated:) sizeThatFits(_:) timeZone
    enum UIDatePicker.Mode Int Sendable
    enum UIDatePickerStyle Int Sendable
    class UIDeferredMenuElement
    class UIDevice NSObject
     batteryLevel batteryState beginGeneratingDeviceOrientationNotifications()
     endGeneratingDeviceOrientationNotifications() identifierForVendor isBatteryMonitoringEnabled
     isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled
     localizedModel model name orientation playInputClick() proximityState systemName systemVersion
     userInterfaceIdiom
    enum UIDevice.BatteryState Int Sendable
    enum UIDeviceOrientation Int Sendable
     isFlat isLandscape isPortrait isValidInterfaceOrientation
    enum UIDisplayGamut Int Sendable
    class UIDocumentInteractionController
    class UIDocumentPickerViewController
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
    class UIDynamicAnimator
    struct UIEdgeInsets CustomStringConvertible Hashable Sendable
     bottom description left right top
    class UIEditMenuInteraction
    class UIEvent NSObject
     allTouches buttonMask coalescedTouches(for:) modifierFlags predictedTouches(for:) subtype timestamp
     touches(for:) type
    struct UIEvent.ButtonMask OptionSet Hashable Sendable
     rawValue
    enum UIEvent.EventSubtype Int Sendable
    enum UIEvent.EventType Int Sendable
    class UIFeedbackGenerator NSObject
     prepare()
    class UIFocusEffect NSObject
    class UIFocusGuide
    class UIFocusHaloEffect UIFocusEffect
     containerView referenceView
    class UIFont NSObject
     ascender capHeight descender familyName fontDescriptor fontName hash isEqual(_:) leading lineHeight pointSize
     withSize(_:) xHeight
    enum UIFont.TextStyle Sendable Hashable
    struct UIFont.Weight RawRepresentable Hashable Sendable
     rawValue
    struct UIFont.Width RawRepresentable Hashable Sendable
     rawValue
    class UIFontDescriptor NSObject
     addingAttributes(_:) fontAttributes hash isEqual(_:) object(forKey:) pointSize postscriptName symbolicTraits
     withDesign(_:) withFace(_:) withFamily(_:) withSize(_:) withSymbolicTraits(_:)
    struct UIFontDescriptor.AttributeName RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIFontDescriptor.AttributeValue ExpressibleByStringLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByDictionaryLiteral Sendable
    struct UIFontDescriptor.SymbolicTraits OptionSet Hashable Sendable
     rawValue
    struct UIFontDescriptor.SystemDesign Hashable Sendable
    struct UIFontDescriptor.TraitKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UIFontMetrics NSObject
     scaledFont(for:) scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:)
     scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:)
    class UIFontPickerViewController UIViewController
     configuration delegate selectedFontDescriptor title viewDidLayoutSubviews() viewDidLoad()
    class UIFontPickerViewController.Configuration NSObject
     displayUsingSystemFont filteredTraits includeFaces
    protocol UIFontPickerViewControllerDelegate NSObjectProtocol
     fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    enum UIForceTouchCapability Int Sendable
    class UIGestureRecognizer NSObject
     addAction(_:) addTarget(_:action:) allowedPressTypes allowedTouchTypes awakeFromNib() buttonMask
     canBePrevented(by:) canPrevent(_:) cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate
     ignore(_:for:) isEnabled location(in:) location(ofTouch:in:) modifierFlags name numberOfTouches
     removeAction(_:) removeTarget(_:action:) require(toFail:) requiresExclusiveTouchType reset()
     shouldBeRequiredToFail(by:) shouldRequireFailure(of:) state touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:) view
    enum UIGestureRecognizer.State Int Sendable
    protocol UIGestureRecognizerDelegate NSObjectProtocol
     gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
     gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
     gestureRecognizerShouldBegin(_:)
    class UIGraphicsImageRenderer NSObject
     format image(actions:) jpegData(withCompressionQuality:actions:) pngData(actions:)
    class UIGraphicsImageRendererContext UIGraphicsRendererContext
     currentImage format
    class UIGraphicsImageRendererFormat UIGraphicsRendererFormat
     opaque preferredRange scale
    enum UIGraphicsImageRendererFormat.Range Int Sendable
    class UIGraphicsPDFRenderer
    class UIGraphicsRendererContext NSObject
     cgContext clip(to:) fill(_:) fill(_:blendMode:) stroke(_:) stroke(_:blendMode:)
    class UIGraphicsRendererFormat NSObject
     bounds
    struct UIHostingConfiguration
    class UIHostingController
    class UIHoverGestureRecognizer UIGestureRecognizer
     altitudeAngle azimuthAngle(in:) azimuthUnitVector(in:) rollAngle touchesBegan(_:with:) zOffset
    class UIImage NSObject NSItemProviderReading NSItemProviderWriting NSSecureCoding
     alignmentRectInsets applyingSymbolConfiguration(_:) baselineOffsetFromBottom byPreparingForDisplay
     byPreparingThumbnail(ofSize:) capInsets cgImage ciImage configuration draw(at:) draw(at:blendMode:alpha:)
     draw(in:) draw(in:blendMode:alpha:) duration encode(with:) flipsForRightToLeftLayoutDirection hash imageAsset
     imageFlippedForRightToLeftLayoutDirection() imageOrientation imageRendererFormat imageWithoutBaseline()
     images isEqual(_:) isSymbolImage jpegData(compressionQuality:) leftCapWidth loadFile(_:) pngData()
     prepareForDisplay(completionHandler:) prepareThumbnail(of:completionHandler:) preparingForDisplay()
     preparingThumbnail(of:) renderingMode resizableImage(withCapInsets:)
     resizableImage(withCapInsets:resizingMode:) resizingMode scale size
     stretchableImage(withLeftCapWidth:topCapHeight:) symbolConfiguration topCapHeight traitCollection
     withAlignmentRectInsets(_:) withBaselineOffset(fromBottom:) withConfiguration(_:)
     withHorizontallyFlippedOrientation() withRenderingMode(_:) withTintColor(_:) withTintColor(_:renderingMode:)
    class UIImage.Configuration NSObject
    enum UIImage.Orientation Int Sendable
    enum UIImage.RenderingMode Int Sendable
    enum UIImage.ResizingMode Int Sendable
    class UIImage.SymbolConfiguration Configuration
     applying(_:)
    enum UIImage.SymbolScale Int Sendable
    enum UIImage.SymbolWeight Int Sendable
    class UIImageAsset NSObject
     image(with:) register(_:with:) unregisterImage(with:)
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
     addSymbolEffect(_:animated:) adjustsImageSizeForAccessibilityContentSizeCategory alignmentRectInsets
     animationDuration animationImages animationRepeatCount highlightedAnimationImages highlightedImage image
     intrinsicContentSize isAnimating isHighlighted preferredSymbolConfiguration removeAllSymbolEffects()
     sizeThatFits(_:) startAnimating() stopAnimating()
    class UIImpactFeedbackGenerator UIFeedbackGenerator
     impactOccurred() impactOccurred(at:) impactOccurred(intensity:)
    enum UIImpactFeedbackGenerator.FeedbackStyle Int Sendable
    class UIInputView UIView
     allowsSelfSizing inputViewStyle
    enum UIInputView.Style Int Sendable
    protocol UIInputViewAudioFeedback NSObjectProtocol
     enableInputClicksWhenVisible
    protocol UIInteraction NSObjectProtocol
     didMove(to:) view willMove(to:)
    enum UIInterfaceOrientation Int Sendable
     isLandscape isPortrait
    struct UIInterfaceOrientationMask OptionSet Hashable Sendable
     rawValue
    class UIInterpolatingMotionEffect UIMotionEffect
     keyPath maximumRelativeValue minimumRelativeValue type
    enum UIInterpolatingMotionEffect.EffectType Int Sendable
    class UIKeyCommand UICommand
     allowsAutomaticLocalization allowsAutomaticMirroring input modifierFlags wantsPriorityOverSystemBehavior
    struct UIKeyModifierFlags OptionSet Hashable Sendable
     rawValue
    enum UIKeyboardAppearance Int Sendable
    class UIKeyboardLayoutGuide UILayoutGuide
     usesBottomSafeArea
    enum UIKeyboardType Int Sendable
    class UILabel UIView
     adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation
     attributedText baselineAdjustment draw(_:) drawText(in:) font highlightedTextColor intrinsicContentSize
     isEnabled isHighlighted layoutSubviews() lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines
     preferredMaxLayoutWidth shadowColor shadowOffset showsExpansionTextWhenTruncated sizeThatFits(_:) text
     textAlignment textColor textRect(forBounds:limitedToNumberOfLines:) traitCollectionDidChange(_:)
    class UILargeContentViewerInteraction NSObject UIInteraction
     delegate didMove(to:) view willMove(to:)
    protocol UILargeContentViewerInteractionDelegate NSObjectProtocol
    class UILayoutGuide NSObject
     bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout(for:) heightAnchor identifier layoutFrame
     leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    struct UILayoutPriority RawRepresentable Hashable Sendable
     rawValue
    protocol UILayoutSupport NSObjectProtocol
     bottomAnchor heightAnchor length topAnchor
    enum UILegibilityWeight Int Sendable
    struct UIListContentConfiguration UIContentConfiguration
     axesPreservingSuperviewLayoutMargins boxed directionalLayoutMargins image imageProperties imageToTextPadding
     makeContentView() prefersSideBySideTextAndSecondaryText secondaryText secondaryTextProperties text
     textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated(for:)
    struct UIListContentConfiguration.ImageProperties
     accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration reservedLayoutSize
     resolvedTintColor(for:) tintColor tintColorTransformer
    struct UIListContentConfiguration.TextProperties
     adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation
     color colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor()
     showsExpansionTextWhenTruncated transform
    enum UIListContentConfiguration.TextProperties.TextAlignment Int Sendable
    enum UIListContentConfiguration.TextProperties.TextTransform Int Sendable
    class UIListContentView UIView UIContentView
     configuration imageLayoutGuide intrinsicContentSize layoutSubviews() secondaryTextLayoutGuide
     sizeThatFits(_:) textLayoutGuide
    class UILongPressGestureRecognizer UIGestureRecognizer
     allowableMovement minimumPressDuration numberOfTouchesRequired reset() touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    class UIMenu UIMenuElement
     children identifier options preferredElementSize replacingChildren(_:) selectedElements
    enum UIMenu.ElementSize Int Sendable
    struct UIMenu.Identifier RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIMenu.Options OptionSet Hashable Sendable
     rawValue
    protocol UIMenuBuilder AnyObject
     action(for:) command(for:propertyList:) insertChild(_:atEndOfMenu:) insertChild(_:atStartOfMenu:)
     insertSibling(_:afterMenu:) insertSibling(_:beforeMenu:) menu(for:) remove(menu:) replace(menu:with:)
     replaceChildren(ofMenu:from:) system
    class UIMenuController
    class UIMenuElement NSObject
     image subtitle title
    struct UIMenuElement.Attributes OptionSet Hashable Sendable
     rawValue
    enum UIMenuElement.RepeatBehavior Int Sendable
    enum UIMenuElement.State Int Sendable
    class UIMenuSystem NSObject
     setNeedsRebuild() setNeedsRevalidate()
    enum UIModalPresentationStyle Int Sendable
    enum UIModalTransitionStyle Int Sendable
    class UIMotionEffect NSObject
    class UIMotionEffectGroup UIMotionEffect
     motionEffects
    class UIMutableApplicationShortcutItem UIApplicationShortcutItem
     icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
    class UINavigationBar UIBarPositioning UIView
     backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage(for:)
     backgroundImage(for:barMetrics:) barPosition barStyle barTintColor compactAppearance
     compactScrollEdgeAppearance delegate didMoveToWindow() isTranslucent items largeTitleTextAttributes
     layoutSubviews() popItem(animated:) prefersLargeTitles pushItem(_:animated:) scrollEdgeAppearance
     setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:) setItems(_:animated:)
     setTitleVerticalPositionAdjustment(_:for:) shadowImage standardAppearance titleTextAttributes
     titleVerticalPositionAdjustment(for:) topItem
    class UINavigationBarAppearance UIBarAppearance
     backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance
     doneButtonAppearance largeTitleTextAttributes prominentButtonAppearance
     setBackIndicatorImage(_:transitionMaskImage:) titlePositionAdjustment titleTextAttributes
    protocol UINavigationBarDelegate UIBarPositioningDelegate
     navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
    class UINavigationController UIViewController NavigationDelegateHolder
     barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer childForStatusBarHidden childForStatusBarStyle
     heldNavigationDelegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
     hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden
     navigationBar popToRootViewController(animated:) popToViewController(_:animated:)
     popViewController(animated:) preferredStatusBarStyle pushViewController(_:animated:)
     setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:) setViewControllers(_:animated:) toolbar
     topViewController viewControllers viewDidLayoutSubviews() viewDidLoad() viewWillLayoutSubviews()
     visibleViewController
    enum UINavigationController.Operation Int Sendable
    protocol UINavigationControllerDelegate NSObjectProtocol
     navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:)
     navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)
    class UINavigationItem NSObject
     backAction backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance
     compactScrollEdgeAppearance hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode
     leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton preferredSearchBarPlacement prompt
     rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement searchController
     setHidesBackButton(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:)
     setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:) standardAppearance style title titleView
    enum UINavigationItem.BackButtonDisplayMode Int Sendable
    enum UINavigationItem.ItemStyle Int Sendable
    enum UINavigationItem.LargeTitleDisplayMode Int Sendable
    enum UINavigationItem.SearchBarPlacement Int Sendable
    class UINib NSObject
     instantiate(withOwner:options:)
    struct UINib.OptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UINotificationFeedbackGenerator UIFeedbackGenerator
     notificationOccurred(_:)
    enum UINotificationFeedbackGenerator.FeedbackType Int Sendable
    struct UIOffset Hashable Sendable
     horizontal vertical
    class UIOpenURLContext NSObject
     url
    class UIPageControl UIControl
     accessibilityValue allowsContinuousInteraction backgroundStyle currentPage
     currentPageIndicatorImage(forPage:) currentPageIndicatorTintColor defersCurrentPageDisplay direction
     hidesForSinglePage indicatorImage(forPage:) intrinsicContentSize layoutSubviews() numberOfPages
     pageIndicatorTintColor preferredCurrentPageIndicatorImage preferredIndicatorImage
     setCurrentPageIndicatorImage(_:forPage:) setIndicatorImage(_:forPage:) size(forNumberOfPages:)
     sizeThatFits(_:) touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
     updateCurrentPageDisplay()
    enum UIPageControl.BackgroundStyle Int Sendable
    enum UIPageControl.Direction Int Sendable
    class UIPageViewController UIViewController
     childForStatusBarHidden childForStatusBarStyle dataSource delegate gestureRecognizers isDoubleSided
     navigationOrientation setViewControllers(_:direction:animated:completion:)
     shouldAutomaticallyForwardAppearanceMethods spineLocation transitionStyle viewControllers viewDidAppear(_:)
     viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewWillAppear(_:) viewWillDisappear(_:)
    enum UIPageViewController.NavigationDirection Int Sendable
    enum UIPageViewController.NavigationOrientation Int Sendable
    struct UIPageViewController.OptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    enum UIPageViewController.SpineLocation Int Sendable
    enum UIPageViewController.TransitionStyle Int Sendable
    protocol UIPageViewControllerDataSource NSObjectProtocol
     pageViewController(_:viewControllerAfter:) pageViewController(_:viewControllerBefore:)
     presentationCount(for:) presentationIndex(for:)
    protocol UIPageViewControllerDelegate NSObjectProtocol
     pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
     pageViewController(_:willTransitionTo:)
    class UIPanGestureRecognizer UIGestureRecognizer
     allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches reset() setTranslation(_:in:)
     touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) translation(in:)
     velocity(in:)
    class UIPasteboard NSObject
     addItems(_:) changeCount color colors contains(pasteboardTypes:) data(forPasteboardType:) hasColors hasImages
     hasStrings hasURLs image images items name numberOfItems setData(_:forPasteboardType:) setItems(_:options:)
     setValue(_:forPasteboardType:) string strings types url urls value(forPasteboardType:)
    struct UIPasteboard.Name RawRepresentable Hashable Sendable
     hash(into:) rawValue
    struct UIPasteboard.OptionsKey RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UIPencilInteraction
    class UIPercentDrivenInteractiveTransition NSObject UIViewControllerInteractiveTransitioning
     cancel() completionCurve completionSpeed duration finish() pause() percentComplete
     startInteractiveTransition(_:) timingCurve update(_:) wantsInteractiveStart
    class UIPickerView UIView
     accessibilityLabel dataSource delegate intrinsicContentSize layoutSubviews() numberOfComponents
     numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:) rowSize(forComponent:)
     selectRow(_:inComponent:animated:) selectedRow(inComponent:) showsSelectionIndicator sizeThatFits(_:)
     view(forRow:forComponent:)
    protocol UIPickerViewDataSource NSObjectProtocol
     numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    protocol UIPickerViewDelegate NSObjectProtocol
     pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:)
     pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:)
     pickerView(_:widthForComponent:)
    class UIPinchGestureRecognizer UIGestureRecognizer
     reset() scale touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
     velocity
    class UIPointerAccessory NSObject
     position shape
    struct UIPointerAccessory.Position Hashable Sendable
     angle offset
    enum UIPointerEffect
     preview
    enum UIPointerEffect.TintMode Int Sendable
    class UIPointerInteraction NSObject UIInteraction
     delegate didMove(to:) invalidate() isEnabled view willMove(to:)
    protocol UIPointerInteractionAnimating NSObjectProtocol
     addAnimations(_:) addCompletion(_:)
    protocol UIPointerInteractionDelegate NSObjectProtocol
     pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
     pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    class UIPointerRegion NSObject
     latchingAxes rect
    class UIPointerRegionRequest NSObject
     location modifiers
    enum UIPointerShape
    class UIPointerStyle NSObject
     accessories
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
    class UIPress NSObject
     force phase timestamp type
    enum UIPress.Phase Int Sendable
    enum UIPress.PressType Int Sendable
    class UIPressesEvent UIEvent
     allPresses
    class UIPreviewParameters NSObject
     backgroundColor shadowPath visiblePath
    class UIPreviewTarget NSObject
     center container transform
    class UIPrintInteractionController
    class UIProgressView UIView
     accessibilityValue intrinsicContentSize layoutSubviews() progress progressImage progressTintColor
     progressViewStyle setProgress(_:animated:) sizeThatFits(_:) trackImage trackTintColor
    enum UIProgressView.Style Int Sendable
    struct UIRectCorner OptionSet Hashable Sendable
     rawValue
    struct UIRectEdge OptionSet Hashable Sendable
     rawValue
    class UIReferenceLibraryViewController
    class UIRefreshControl UIControl
     attributedTitle beginRefreshing() endRefreshing() isRefreshing layoutSubviews() sizeThatFits(_:) tintColor
    class UIResponder UIUserActivityRestoring NSObject
     accessibilityActivate() accessibilityDecrement() accessibilityIncrement() accessibilityPerformEscape()
     accessibilityPerformMagicTap() awakeFromNib() becomeFirstResponder() buildMenu(with:) canBecomeFirstResponder
     canPerformAction(_:withSender:) canResignFirstResponder inputAccessoryView inputView isFirstResponder
     keyCommands motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) next pressesBegan(_:with:)
     pressesCancelled(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) reloadInputViews()
     resignFirstResponder() restoreUserActivityState(_:) target(forAction:withSender:) touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) undoManager updateUserActivityState(_:)
     userActivity validate(_:)
    enum UIReturnKeyType Int Sendable
    class UIRotationGestureRecognizer UIGestureRecognizer
     reset() rotation touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
     velocity
    class UIScene UIResponder
     activationState delegate next session subtitle title
    class UIScene.ActivationRequestOptions NSObject
     requestingScene
    enum UIScene.ActivationState Int Sendable
    class UIScene.ConnectionOptions NSObject
     handoffUserActivityType shortcutItem sourceApplication urlContexts userActivities
    enum UISceneCaptureState Int Sendable
    class UISceneConfiguration NSObject
     delegateClass name role storyboard
    protocol UISceneDelegate UIResponder
     scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:)
     sceneWillEnterForeground(_:) sceneWillResignActive(_:)
    class UISceneDestructionRequestOptions NSObject
    struct UISceneError LocalizedError Hashable Sendable
     code errorDescription
    enum UISceneError.Code Int Sendable
    class UISceneSession NSObject
     configuration persistentIdentifier role scene stateRestorationActivity userInfo
    struct UISceneSession.Role RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UISceneSizeRestrictions NSObject
     maximumSize minimumSize
    class UIScreen NSObject UICoordinateSpace
     bounds brightness calibratedLatency convert(_:from:) convert(_:to:) coordinateSpace
     displayLink(withTarget:selector:) fixedCoordinateSpace isCaptured maximumFramesPerSecond mirrored
     nativeBounds nativeScale scale traitCollection wantsSoftwareDimming
    class UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
     edges touchesBegan(_:with:)
    struct UIScrollTypeMask OptionSet Hashable Sendable
     rawValue
    class UIScrollView UIScrollViewObserving UIView ScrollDelegateHolder
     adjustedContentInset adjustedContentInsetDidChange() allowsKeyboardScrolling alwaysBounceHorizontal
     alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically
     bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide
     contentOffset contentSize decelerationRate delaysContentTouches flashScrollIndicators() frameLayoutGuide
     heldDelegate horizontalScrollIndicatorInsets indicatorStyle isDecelerating isDirectionalLockEnabled
     isDragging isPagingEnabled isScrollAnimating isScrollEnabled isTracking isZoomBouncing isZooming
     keyboardDismissMode maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer
     refreshControl safeAreaInsetsDidChange() scrollIndicatorInsets scrollRectToVisible(_:animated:) scrollsToTop
     setContentOffset(_:animated:) setZoomScale(_:animated:) showsHorizontalScrollIndicator
     showsVerticalScrollIndicator stopScrollingAndZooming() touchesShouldBegin(_:with:in:)
     touchesShouldCancel(in:) transfersHorizontalScrollingToParent verticalScrollIndicatorInsets
     zoom(to:animated:) zoomScale
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
    protocol UIScrollViewObserving UIScrollView
     observe(_:options:changeHandler:)
    class UISearchBar UIBarPositioning UIView
     autocapitalizationType autocorrectionType backgroundImage backgroundImage(for:barMetrics:) barPosition
     barStyle barTintColor becomeFirstResponder() canBecomeFirstResponder delegate didMoveToWindow()
     enablesReturnKeyAutomatically image(for:state:) inputAccessoryView inputAssistantItem intrinsicContentSize
     isFirstResponder isLookToDictateEnabled isSearchResultsButtonSelected isSecureTextEntry isTranslucent
     keyboardAppearance keyboardType layoutSubviews() placeholder positionAdjustment(for:) prompt
     resignFirstResponder() returnKeyType scopeBarBackgroundImage scopeBarButtonBackgroundImage(for:)
     scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:) scopeBarButtonTitleTextAttributes(for:)
     scopeButtonTitles searchBarStyle searchFieldBackgroundImage(for:) searchFieldBackgroundPositionAdjustment
     searchTextField searchTextPositionAdjustment selectedScopeButtonIndex setBackgroundImage(_:for:barMetrics:)
     setImage(_:for:state:) setPositionAdjustment(_:for:) setScopeBarButtonBackgroundImage(_:for:)
     setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
     setScopeBarButtonTitleTextAttributes(_:for:) setSearchFieldBackgroundImage(_:for:)
     setShowsCancelButton(_:animated:) setShowsScope(_:animated:) showsBookmarkButton showsCancelButton
     showsScopeBar showsSearchResultsButton sizeThatFits(_:) smartDashesType smartInsertDeleteType smartQuotesType
     spellCheckingType text textContentType
    enum UISearchBar.Icon Int Sendable
    enum UISearchBar.Style UInt Sendable
    protocol UISearchBarDelegate UIBarPositioningDelegate
     searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:)
     searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
     searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:)
     searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    class UISearchController UIViewController
     automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
     dimsBackgroundDuringPresentation dismiss(animated:completion:) hidesNavigationBarDuringPresentation
     ignoresSearchSuggestionsForSearchBarPlacementStacked isActive obscuresBackgroundDuringPresentation
     scopeBarActivation searchBar searchResultsController searchResultsUpdater showsSearchResultsController
     viewDidLayoutSubviews() viewDidLoad()
    enum UISearchController.ScopeBarActivation Int Sendable
    protocol UISearchControllerDelegate NSObjectProtocol
     didDismissSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:)
     willPresentSearchController(_:)
    protocol UISearchResultsUpdating NSObjectProtocol
     updateSearchResults(for:)
    class UISearchTextField UITextField
     allowsCopyingTokens allowsDeletingTokens deleteBackward() insertToken(_:at:) removeToken(at:)
     tokenBackgroundColor tokens
    class UISearchToken NSObject
     representedObject
    class UISegmentedControl UIControl
     actionForSegment(at:) apportionsSegmentWidthsByContent backgroundImage(for:barMetrics:)
     contentOffsetForSegment(at:) dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)
     imageForSegment(at:) insertSegment(action:at:animated:) insertSegment(with:at:animated:)
     insertSegment(withTitle:at:animated:) intrinsicContentSize isEnabled isEnabledForSegment(at:) isMomentary
     layoutSubviews() numberOfSegments removeAllSegments() removeSegment(at:animated:) segmentIndex(identifiedBy:)
     selectedSegmentIndex selectedSegmentTintColor setAction(_:forSegmentAt:)
     setBackgroundImage(_:for:barMetrics:) setContentOffset(_:forSegmentAt:)
     setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:) setEnabled(_:forSegmentAt:)
     setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:) setTitleTextAttributes(_:for:) setWidth(_:forSegmentAt:)
     sizeThatFits(_:) titleForSegment(at:) titleTextAttributes(for:) widthForSegment(at:)
    class UISelectionFeedbackGenerator UIFeedbackGenerator
     selectionChanged()
    enum UISemanticContentAttribute Int Sendable
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
     accessibilityValue behavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage
     intrinsicContentSize isContinuous layoutSubviews() maximumTrackImage(for:) maximumTrackTintColor maximumValue
     maximumValueImage maximumValueImageRect(forBounds:) minimumTrackImage(for:) minimumTrackTintColor
     minimumValue minimumValueImage minimumValueImageRect(forBounds:) preferredBehavioralStyle
     setMaximumTrackImage(_:for:) setMinimumTrackImage(_:for:) setThumbImage(_:for:) setValue(_:animated:)
     sizeThatFits(_:) thumbImage(for:) thumbRect(forBounds:trackRect:value:) thumbTintColor touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) trackRect(forBounds:) value
    class UISplitViewController UIViewController
     childForStatusBarHidden childForStatusBarStyle delegate displayMode displayModeButtonItem
     displayModeButtonVisibility hide(_:) isCollapsed maximumPrimaryColumnWidth maximumSupplementaryColumnWidth
     minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth
     preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth
     preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryColumnWidth
     primaryEdge setViewController(_:for:) show(_:) showsSecondaryOnlyButton splitBehavior style
     supplementaryColumnWidth traitCollectionDidChange(_:) viewController(for:) viewControllers viewDidLoad()
     viewWillAppear(_:) viewWillLayoutSubviews()
    enum UISplitViewController.BackgroundStyle Int Sendable
    enum UISplitViewController.Column Int Sendable
    enum UISplitViewController.DisplayMode Int Sendable
    enum UISplitViewController.DisplayModeButtonVisibility Int Sendable
    enum UISplitViewController.PrimaryEdge Int Sendable
    enum UISplitViewController.SplitBehavior Int Sendable
    enum UISplitViewController.Style Int Sendable
    protocol UISplitViewControllerDelegate NSObjectProtocol
     primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
     splitViewController(_:collapseSecondary:onto:)
     splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
     splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:)
     splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
     splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:)
     splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
     splitViewControllerInteractivePresentationGestureDidEnd(_:)
     splitViewControllerInteractivePresentationGestureWillBegin(_:)
     splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
     splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
    class UISpringTimingParameters NSObject UITimingCurveProvider
     cubicTimingParameters initialVelocity springTimingParameters timingCurveType
    class UIStackView UIView
     addArrangedSubview(_:) alignment arrangedSubviews axis customSpacing(after:) distribution
     insertArrangedSubview(_:at:) isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
     removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing updateConstraints()
    enum UIStackView.Alignment Int Sendable
    enum UIStackView.Distribution Int Sendable
    enum UIStatusBarAnimation Int Sendable
    class UIStatusBarManager NSObject
     isStatusBarHidden statusBarFrame statusBarStyle
    enum UIStatusBarStyle Int Sendable
    class UIStepper UIControl
     autorepeat backgroundImage(for:) bounds decrementImage(for:)
     dividerImage(forLeftSegmentState:rightSegmentState:) frame incrementImage(for:) intrinsicContentSize
     isContinuous layoutSubviews() maximumValue minimumValue setBackgroundImage(_:for:) setDecrementImage(_:for:)
     setDividerImage(_:forLeftSegmentState:rightSegmentState:) setIncrementImage(_:for:) sizeThatFits(_:)
     stepValue value wraps
    class UIStoryboard NSObject
     instantiateInitialViewController() instantiateInitialViewController(creator:)
     instantiateViewController(identifier:creator:) instantiateViewController(withIdentifier:)
    class UIStoryboardSegue NSObject
     destination identifier perform() source
    class UIStoryboardUnwindSegueSource NSObject
     sender source unwindAction
    class UISwipeActionsConfiguration NSObject
     actions performsFirstActionWithFullSwipe
    class UISwipeGestureRecognizer UIGestureRecognizer
     direction location(in:) numberOfTouchesRequired reset() touchesBegan(_:with:) touchesCancelled(_:with:)
     touchesEnded(_:with:) touchesMoved(_:with:)
    struct UISwipeGestureRecognizer.Direction OptionSet Hashable Sendable
     rawValue
    class UISwitch UIControl
     accessibilityValue bounds frame intrinsicContentSize isOn layoutSubviews() offImage onImage onTintColor
     preferredStyle setOn(_:animated:) sizeThatFits(_:) style thumbTintColor title touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    enum UISwitch.Style Int Sendable
    class UITabBar UIView
     backgroundImage barStyle barTintColor delegate didMoveToWindow() intrinsicContentSize isTranslucent
     itemPositioning itemSpacing itemWidth items layoutSubviews() scrollEdgeAppearance selectedItem
     selectionIndicatorImage setItems(_:animated:) shadowImage sizeThatFits(_:) standardAppearance
     unselectedItemTintColor
    enum UITabBar.ItemPositioning Int Sendable
    class UITabBarAppearance UIBarAppearance
     compactInlineLayoutAppearance inlineLayoutAppearance stackedLayoutAppearance
    class UITabBarController UIViewController
     childForStatusBarHidden childForStatusBarStyle customizableViewControllers delegate moreNavigationController
     selectedIndex selectedViewController setViewControllers(_:animated:) tabBar viewControllers
     viewDidLayoutSubviews() viewDidLoad() viewWillLayoutSubviews()
    protocol UITabBarControllerDelegate NSObjectProtocol
     tabBarController(_:didSelect:) tabBarController(_:shouldSelect:)
    protocol UITabBarDelegate NSObjectProtocol
     tabBar(_:didSelect:)
    class UITabBarItem UIBarItem
     badgeColor badgeTextAttributes(for:) badgeValue selectedImage setBadgeTextAttributes(_:for:)
     titlePositionAdjustment
    enum UITabBarItem.SystemItem Int Sendable
    class UITabBarItemAppearance NSObject
     configureWithDefault(for:) disabled focused normal selected
    enum UITabBarItemAppearance.Style Int Sendable
    class UITabBarItemStateAppearance NSObject
     badgeBackgroundColor badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment iconColor
     titlePositionAdjustment titleTextAttributes
    class UITableView UIScrollView
     allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
     allowsSelection allowsSelectionDuringEditing backgroundView beginUpdates() cellForRow(at:)
     cellLayoutMarginsFollowReadableWidth contentOffset dataSource delegate deleteRows(at:with:)
     deleteSections(_:with:) dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:)
     dequeueReusableHeaderFooterView(withIdentifier:) deselectRow(at:animated:) dragDelegate
     dragInteractionEnabled dropDelegate endUpdates() estimatedRowHeight estimatedSectionFooterHeight
     estimatedSectionHeaderHeight fillerRowHeight footerView(forSection:) headerView(forSection:) indexPath(for:)
     indexPathForRow(at:) indexPathForSelectedRow indexPathsForRows(in:) indexPathsForSelectedRows
     indexPathsForVisibleRows insertRows(at:with:) insertSections(_:with:) insetsContentViewsToSafeArea isEditing
     isPrefetchingEnabled layoutSubviews() moveRow(at:to:) moveSection(_:toSection:) numberOfRows(inSection:)
     numberOfSections performBatchUpdates(_:completion:) prefetchDataSource reconfigureRows(at:) rect(forSection:)
     rectForFooter(inSection:) rectForHeader(inSection:) rectForRow(at:) register(_:forCellReuseIdentifier:)
     register(_:forHeaderFooterViewReuseIdentifier:) reloadData() reloadRows(at:with:) reloadSectionIndexTitles()
     reloadSections(_:with:) remembersLastFocusedIndexPath rowHeight scrollToNearestSelectedRow(at:animated:)
     scrollToRow(at:at:animated:) sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding
     sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount
     sectionIndexTrackingBackgroundColor selectRow(at:animated:scrollPosition:) selectionFollowsFocus
     selfSizingInvalidation separatorColor separatorEffect separatorInset separatorInsetReference separatorStyle
     setEditing(_:animated:) style tableFooterView tableHeaderView traitCollectionDidChange(_:) visibleCells
    enum UITableView.RowAnimation Int Sendable
    enum UITableView.ScrollPosition Int Sendable
    enum UITableView.SelfSizingInvalidation Int Sendable
    enum UITableView.SeparatorInsetReference Int Sendable
    enum UITableView.Style Int Sendable
    class UITableViewCell UIView
     accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
     automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView
     configurationState configurationUpdateHandler contentConfiguration contentView defaultContentConfiguration()
     detailTextLabel didTransition(to:) dragStateDidChange(_:) editingAccessoryType editingAccessoryView
     editingStyle focusStyle imageView indentationLevel indentationWidth invalidateIntrinsicContentSize()
     isEditing isHighlighted isSelected layoutSubviews() multipleSelectionBackgroundView prepareForReuse()
     reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing(_:animated:)
     setHighlighted(_:animated:) setNeedsUpdateConfiguration() setSelected(_:animated:) shouldIndentWhileEditing
     showingDeleteConfirmation showsReorderControl sizeThatFits(_:)
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) textLabel
     touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
     traitCollectionDidChange(_:) updateConfiguration(using:) userInteractionEnabledWhileDragging
     willTransition(to:)
    enum UITableViewCell.AccessoryType Int Sendable
    enum UITableViewCell.CellStyle Int Sendable
    enum UITableViewCell.DragState Int Sendable
    enum UITableViewCell.EditingStyle Int Sendable
    enum UITableViewCell.FocusStyle Int Sendable
    enum UITableViewCell.SelectionStyle Int Sendable
    enum UITableViewCell.SeparatorStyle Int Sendable
    struct UITableViewCell.StateMask OptionSet Hashable Sendable
     rawValue
    class UITableViewController UIViewController UITableViewDataSource UITableViewDelegate
     clearsSelectionOnViewWillAppear loadView() numberOfSections(in:) refreshControl
     scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
     scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:)
     scrollViewDidScrollToTop(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
     scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
     sectionIndexTitles(for:) setEditing(_:animated:) tableView tableView(_:accessoryButtonTappedForRowWith:)
     tableView(_:canEditRowAt:) tableView(_:canFocusRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
     tableView(_:commit:forRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:)
     tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:)
     tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
     tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:)
     tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
     tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
     tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
     tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
     tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:)
     tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:)
     tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:)
     tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
     tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:)
     tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
     tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:)
     tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
     tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:)
     tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:)
     tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)
     tableViewDidEndMultipleSelectionInteraction(_:) viewDidDisappear(_:) viewWillAppear(_:)
    protocol UITableViewDataSource NSObjectProtocol
     numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
     tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
     tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:)
     tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    protocol UITableViewDataSourcePrefetching NSObjectProtocol
     tableView(_:cancelPrefetchingForRowsAt:) tableView(_:prefetchRowsAt:)
    protocol UITableViewDelegate UIScrollViewDelegate
     tableView(_:accessoryButtonTappedForRowWith:) tableView(_:contextMenuConfigurationForRowAt:point:)
     tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:)
     tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
     tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
     tableView(_:didUnhighlightRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForRowAt:)
     tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
     tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:shouldHighlightRowAt:)
     tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
     tableView(_:titleForDeleteConfirmationButtonForRowAt:)
     tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:)
     tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)
     tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
     tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
     tableView(_:willEndContextMenuInteraction:animator:)
     tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)
    class UITableViewDiffableDataSource NSObject UITableViewDataSource
     apply(_:animatingDifferences:completion:) applySnapshotUsingReloadData(_:completion:) defaultRowAnimation
     index(for:) indexPath(for:) itemIdentifier(for:) numberOfSections(in:) sectionIdentifier(for:)
     sectionIndexTitles(for:) snapshot() tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
     tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
     tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:)
     tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    protocol UITableViewDragDelegate AnyObject
    protocol UITableViewDropDelegate AnyObject
    class UITableViewHeaderFooterView UIView
     automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
     backgroundView configurationState configurationUpdateHandler contentConfiguration contentView
     defaultContentConfiguration() detailTextLabel layoutSubviews() prepareForReuse() reuseIdentifier
     setNeedsUpdateConfiguration() sizeThatFits(_:)
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) textLabel
     traitCollectionDidChange(_:) updateConfiguration(using:)
    class UITapGestureRecognizer UIGestureRecognizer
     buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired reset() touchesBegan(_:with:)
     touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    class UITargetedPreview NSObject
     parameters retargetedPreview(with:) size target view
    enum UITextAutocapitalizationType Int Sendable
    enum UITextAutocorrectionType Int Sendable
    class UITextChecker NSObject
     completions(forPartialWordRange:in:language:) guesses(forWordRange:in:language:) ignoreWord(_:) ignoredWords
     rangeOfMisspelledWord(in:range:startingAt:wrap:language:)
    struct UITextContentType RawRepresentable Sendable
     rawValue
    class UITextField UITextInput UIControl
     accessibilityValue adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes
     attributedPlaceholder attributedText autocapitalizationType autocorrectionType background
     becomeFirstResponder() borderRect(forBounds:) borderStyle canBecomeFirstResponder clearButtonMode
     clearButtonRect(forBounds:) clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate
     deleteBackward() disabledBackground editingRect(forBounds:) enablesReturnKeyAutomatically endOfDocument font
     hasText inlinePredictionType inputAccessoryView inputAssistantItem inputView insertText(_:)
     intrinsicContentSize isEditing isSecureTextEntry keyboardAppearance keyboardType layoutSubviews() leftView
     leftViewMode leftViewRect(forBounds:) markedTextRange minimumFontSize passwordRules placeholder
     placeholderRect(forBounds:) replace(_:withText:) resignFirstResponder() returnKeyType rightView rightViewMode
     rightViewRect(forBounds:) select(_:) selectAll(_:) selectedTextRange sizeThatFits(_:) smartDashesType
     smartInsertDeleteType smartQuotesType spellCheckingType text text(in:) textAlignment textColor
     textContentType textRect(forBounds:) typingAttributes writingToolsBehavior
    enum UITextField.BorderStyle Int Sendable
    enum UITextField.ViewMode Int Sendable
    protocol UITextFieldDelegate NSObjectProtocol
     textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:)
     textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
     textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:)
     textFieldShouldReturn(_:)
    enum UITextFieldDidEndEditingReason Int Sendable
    enum UITextInlinePredictionType Int Sendable
    protocol UITextInput AnyObject
     beginningOfDocument endOfDocument offset(from:to:) position(from:offset:) replace(_:withText:)
     selectedTextRange text(in:) textRange(from:to:)
    class UITextInputAssistantItem NSObject
     allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
    class UITextInputPasswordRules NSObject
     passwordRulesDescriptor
    enum UITextItemInteraction Int Sendable
    class UITextPosition NSObject
    class UITextRange NSObject
     end isEmpty start
    enum UITextSmartDashesType Int Sendable
    enum UITextSmartInsertDeleteType Int Sendable
    enum UITextSmartQuotesType Int Sendable
    enum UITextSpellCheckingType Int Sendable
    class UITextView UITextInput UIScrollView
     allowsEditingTextAttributes attributedText autocapitalizationType autocorrectionType becomeFirstResponder()
     canBecomeFirstResponder clearsOnInsertion dataDetectorTypes delegate deleteBackward()
     enablesReturnKeyAutomatically endOfDocument font forLastBaselineLayout hasText inlinePredictionType
     inputAccessoryView inputAssistantItem inputView insertText(_:) intrinsicContentSize isEditable
     isFindInteractionEnabled isSecureTextEntry isSelectable keyboardAppearance keyboardType layoutManager
     layoutSubviews() linkTextAttributes passwordRules replace(_:withText:) resignFirstResponder() returnKeyType
     scrollRangeToVisible(_:) select(_:) selectAll(_:) selectedRange selectedTextRange sizeThatFits(_:)
     smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text text(in:) textAlignment
     textColor textContainer textContainerInset textContentType textStorage typingAttributes
     usesStandardTextScaling writingToolsBehavior
    enum UITextView.BorderStyle Int Sendable
    protocol UITextViewDelegate UIScrollViewDelegate
     textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:interaction:)
     textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
     textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
    protocol UITimingCurveProvider NSObjectProtocol
     cubicTimingParameters springTimingParameters timingCurveType
    enum UITimingCurveType Int Sendable
    class UIToolbar UIBarPositioning UIView
     backgroundImage(forToolbarPosition:barMetrics:) barPosition barStyle barTintColor delegate didMoveToWindow()
     intrinsicContentSize isTranslucent items layoutSubviews() scrollEdgeAppearance
     setBackgroundImage(_:forToolbarPosition:barMetrics:) setItems(_:animated:)
     setShadowImage(_:forToolbarPosition:) shadowImage(forToolbarPosition:) sizeThatFits(_:) standardAppearance
    class UIToolbarAppearance UIBarAppearance
     buttonAppearance doneButtonAppearance prominentButtonAppearance
    protocol UIToolbarDelegate UIBarPositioningDelegate
    class UITouch NSObject
     altitudeAngle azimuthAngle(in:) azimuthUnitVector(in:) force gestureRecognizers location(in:) majorRadius
     majorRadiusTolerance maximumPossibleForce phase preciseLocation(in:) precisePreviousLocation(in:)
     previousLocation(in:) tapCount timestamp type view window
    enum UITouch.Phase Int Sendable
    enum UITouch.TouchType Int Sendable
    class UITraitAccessibilityContrast UITraitDefinition
    class UITraitActiveAppearance UITraitDefinition
    protocol UITraitChangeObservable UITraitEnvironment
     registerForTraitChanges(_:handler:) unregisterForTraitChanges(_:)
    class UITraitChangeRegistration NSObject
    class UITraitCollection NSObject
     accessibilityContrast activeAppearance containsTraits(in:) displayGamut displayScale forceTouchCapability
     hasDifferentColorAppearance(comparedTo:) hash horizontalSizeClass isEqual(_:) layoutDirection
     legibilityWeight performAsCurrent(_:) preferredContentSizeCategory sceneCaptureState userInterfaceIdiom
     userInterfaceLevel userInterfaceStyle verticalSizeClass
    class UITraitDefinition
    class UITraitDisplayGamut UITraitDefinition
    class UITraitDisplayScale UITraitDefinition
    protocol UITraitEnvironment NSObjectProtocol
     traitCollection traitCollectionDidChange(_:)
    enum UITraitEnvironmentLayoutDirection Int Sendable
    class UITraitForceTouchCapability UITraitDefinition
    class UITraitHorizontalSizeClass UITraitDefinition
    class UITraitLayoutDirection UITraitDefinition
    class UITraitLegibilityWeight UITraitDefinition
    struct UITraitOverrides
     accessibilityContrast contains(_:) displayScale horizontalSizeClass layoutDirection
     preferredContentSizeCategory remove(_:) userInterfaceIdiom userInterfaceLevel userInterfaceStyle
     verticalSizeClass
    class UITraitPreferredContentSizeCategory UITraitDefinition
    class UITraitSceneCaptureState UITraitDefinition
    class UITraitUserInterfaceIdiom UITraitDefinition
    class UITraitUserInterfaceLevel UITraitDefinition
    class UITraitUserInterfaceStyle UITraitDefinition
    class UITraitVerticalSizeClass UITraitDefinition
    enum UITransitionContextViewControllerKey Int Sendable
    enum UITransitionContextViewKey Int Sendable
    protocol UIUserActivityRestoring NSObjectProtocol
     restoreUserActivityState(_:)
    enum UIUserInterfaceActiveAppearance Int Sendable
    enum UIUserInterfaceIdiom Int Sendable
    enum UIUserInterfaceLayoutDirection Int Sendable
    enum UIUserInterfaceLevel Int Sendable
    enum UIUserInterfaceSizeClass Int Sendable
    enum UIUserInterfaceStyle Int Sendable
    class UIVibrancyEffect UIVisualEffect
    enum UIVibrancyEffectStyle Int Sendable
    class UIView UIPopoverPresentationControllerSourceItem UITraitChangeObservable UICoordinateSpace UIResponder
     accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel
     accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions accessibilityElements
     accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier
     accessibilityIgnoresInvertColors accessibilityLabel accessibilityLanguage accessibilityNavigationStyle
     accessibilityPath accessibilityRespondsToUserInteraction accessibilityTraits accessibilityUserInputLabels
     accessibilityValue accessibilityViewIsModal addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:)
     addInteraction(_:) addLayoutGuide(_:) addMotionEffect(_:) addSubview(_:) alignmentRect(forFrame:)
     alignmentRectInsets alpha anchorPoint autoresizesSubviews autoresizingMask backgroundColor bottomAnchor
     bounds bringSubviewToFront(_:) center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds
     constraints constraintsAffectingLayout(for:) contentCompressionResistancePriority(for:)
     contentHuggingPriority(for:) contentMode contentScaleFactor convert(_:from:) convert(_:to:) didAddSubview(_:)
     didMoveToSuperview() didMoveToWindow() directionalLayoutMargins draw(_:)
     drawHierarchy(in:afterScreenUpdates:) effectiveUserInterfaceLayoutDirection endEditing(_:)
     exchangeSubview(at:withSubviewAt:) exerciseAmbiguityInLayout() firstBaselineAnchor focusEffect
     focusGroupIdentifier forFirstBaselineLayout forLastBaselineLayout frame frame(forAlignmentRect:) frame(in:)
     gestureRecognizerShouldBegin(_:) gestureRecognizers hasAmbiguousLayout heightAnchor hitTest(_:with:)
     insertSubview(_:aboveSubview:) insertSubview(_:at:) insertSubview(_:belowSubview:)
     insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize()
     isAccessibilityElement isDescendant(of:) isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque
     isUserInteractionEnabled keyboardLayoutGuide largeContentImage largeContentImageInsets largeContentTitle
     lastBaselineAnchor layer layoutGuides layoutIfNeeded() layoutMargins layoutMarginsDidChange()
     layoutMarginsGuide layoutSubviews() leadingAnchor leftAnchor mask motionEffects needsUpdateConstraints next
     overrideUserInterfaceStyle point(inside:with:) prepareForInterfaceBuilder() preservesSuperviewLayoutMargins
     readableContentGuide removeConstraint(_:) removeConstraints(_:) removeFromSuperview()
     removeGestureRecognizer(_:) removeInteraction(_:) removeLayoutGuide(_:) removeMotionEffect(_:)
     resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) restorationIdentifier rightAnchor
     safeAreaInsets safeAreaInsetsDidChange() safeAreaLayoutGuide scalesLargeContentImage semanticContentAttribute
     sendSubviewToBack(_:) setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:)
     setNeedsDisplay() setNeedsDisplay(_:) setNeedsFocusUpdate() setNeedsLayout() setNeedsUpdateConstraints()
     setNeedsUpdateProperties() shouldGroupAccessibilityChildren showsLargeContentViewer sizeThatFits(_:)
     sizeToFit() snapshotView(afterScreenUpdates:) subviews superview systemLayoutSizeFitting(_:)
     systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) tag tintAdjustmentMode
     tintColor tintColorDidChange() topAnchor trailingAnchor traitCollection traitCollectionDidChange(_:)
     traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints unregisterForTraitChanges(_:)
     updateConstraints() updateConstraintsIfNeeded() updateFocusIfNeeded() updateProperties()
     updatePropertiesIfNeeded() viewWithTag(_:) widthAnchor willMove(toSuperview:) willMove(toWindow:)
     willRemoveSubview(_:) window
    enum UIView.AnimationCurve Int Sendable
    struct UIView.AnimationOptions OptionSet Hashable Sendable
     rawValue
    struct UIView.AutoresizingMask OptionSet Hashable Sendable
     rawValue
    enum UIView.ContentMode Int Sendable
    struct UIView.KeyframeAnimationOptions OptionSet Hashable Sendable
     rawValue
    enum UIView.SystemAnimation UInt Sendable
    enum UIView.TintAdjustmentMode Int Sendable
    protocol UIViewAnimating NSObjectProtocol
     finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation()
     startAnimation(afterDelay:) state stopAnimation(_:)
    enum UIViewAnimatingPosition Int Sendable
    enum UIViewAnimatingState Int Sendable
    struct UIViewConfigurationState
     isDisabled isFocused isHighlighted isPinned isSelected traitCollection
    class UIViewController UIContentContainer UIResponder UITraitChangeObservable
     activePresentationController addChild(_:) addKeyCommand(_:) additionalSafeAreaInsets
     allowedChildrenForUnwinding(from:) applicationFinishedRestoringState() automaticallyAdjustsScrollViewInsets
     beginAppearanceTransition(_:animated:) bottomLayoutGuide canPerformUnwindSegueAction(_:from:sender:)
     childContaining(_:) childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle
     childViewControllerForPointerLock children collapseSecondaryViewController(_:for:) contentScrollView(for:)
     contentUnavailableConfiguration decodeRestorableState(with:) definesPresentationContext didMove(toParent:)
     didReceiveMemoryWarning() disablesAutomaticKeyboardDismissal dismiss(animated:) dismiss(animated:completion:)
     edgesForExtendedLayout editButtonItem encodeRestorableState(with:) endAppearanceTransition()
     extendedLayoutIncludesOpaqueBars focusGroupIdentifier hidesBottomBarWhenPushed interfaceOrientation
     isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingToParent
     isViewLoaded keyCommands loadView() loadViewIfNeeded() modalPresentationCapturesStatusBarAppearance
     modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName
     overrideTraitCollection(forChild:) overrideUserInterfaceStyle parent performSegue(withIdentifier:sender:)
     performsActionsWhilePresentingModally popoverPresentationController preferredContentSize
     preferredContentSizeDidChange(forChildContentContainer:) preferredInterfaceOrientationForPresentation
     preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation
     preferredTransition prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden
     prepare(for:sender:) present(_:animated:) present(_:animated:completion:) presentationController
     presentedViewController presentingViewController providesPresentationContextTransitionStyle
     removeFromParent() removeKeyCommand(_:) restorationClass restorationIdentifier restoresFocusAfterTransition
     separateSecondaryViewController(for:) setContentScrollView(_:for:) setEditing(_:animated:)
     setNeedsStatusBarAppearanceUpdate() setNeedsUpdateContentUnavailableConfiguration()
     setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfPrefersPointerLocked()
     setNeedsUpdateOfScreenEdgesDeferringSystemGestures() setNeedsUpdateOfSupportedInterfaceOrientations()
     setNeedsUpdateProperties() setOverrideTraitCollection(_:forChild:) setToolbarItems(_:animated:)
     sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate
     shouldPerformSegue(withIdentifier:sender:) show(_:sender:) showDetailViewController(_:sender:)
     size(forChildContentContainer:withParentContainerSize:) splitViewController stackMember storyboard
     supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController tabBarItem title toolbarItems
     topLayoutGuide traitCollection traitCollectionDidChange(_:) traitOverrides
     transition(from:to:duration:options:animations:completion:) transitionCoordinator transitioningDelegate
     unregisterForTraitChanges(_:) unwind(for:towards:) updateContentUnavailableConfiguration(using:)
     updateProperties() updatePropertiesIfNeeded() updateViewConstraints() view viewDidAppear(_:)
     viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:)
     viewLayoutMarginsDidChange() viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange()
     viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:)
     willMove(toParent:) willTransition(to:with:)
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
    protocol UIViewControllerRestoration
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
     becomeKey() isKeyWindow makeKey() makeKeyAndVisible() next resignKey() rootViewController screen
     sendEvent(_:) sheetLook window windowLevel windowScene
    struct UIWindow.Level RawRepresentable Hashable Sendable
     rawValue
    enum UIWindow.SheetLook Sendable
    class UIWindowScene UIScene
     coordinateSpace interfaceOrientation keyWindow requestGeometryUpdate(_:errorHandler:) screen sizeRestrictions
     statusBarManager traitCollection windows
    class UIWindowScene.GeometryPreferences NSObject
    class UIWindowScene.GeometryPreferences.iOS GeometryPreferences
     interfaceOrientations
    protocol UIWindowSceneDelegate UISceneDelegate
     window
    enum UIWritingToolsBehavior Int Sendable
    struct UNAuthorizationOptions OptionSet Sendable
     rawValue
    enum UNAuthorizationStatus Int Sendable
    class UNCalendarNotificationTrigger UNNotificationTrigger
     dateComponents
    class UNMutableNotificationContent UNNotificationContent
     badge body categoryIdentifier launchImageName sound subtitle threadIdentifier title userInfo
    class UNNotification NSObject
     date request
    class UNNotificationAction NSObject
     identifier options title
    struct UNNotificationActionOptions OptionSet Sendable
     rawValue
    class UNNotificationCategory NSObject
     actions identifier intentIdentifiers options
    struct UNNotificationCategoryOptions OptionSet Sendable
     rawValue
    class UNNotificationContent NSObject
     badge body categoryIdentifier launchImageName sound subtitle threadIdentifier title userInfo
    struct UNNotificationPresentationOptions OptionSet Sendable
     rawValue
    class UNNotificationRequest NSObject
     content identifier trigger
    class UNNotificationResponse NSObject
     actionIdentifier notification
    class UNNotificationSettings NSObject
     authorizationStatus
    class UNNotificationSound NSObject
    struct UNNotificationSoundName RawRepresentable Hashable Sendable
     hash(into:) rawValue
    class UNNotificationTrigger NSObject
     repeats
    class UNTextInputNotificationAction UNNotificationAction
     textInputButtonTitle textInputPlaceholder
    class UNTextInputNotificationResponse UNNotificationResponse
     userText
    class UNTimeIntervalNotificationTrigger UNNotificationTrigger
     nextTriggerDate() timeInterval
    class UNUserNotificationCenter NSObject
     add(_:) add(_:withCompletionHandler:) delegate deliveredNotifications()
     getDeliveredNotifications(completionHandler:) getNotificationCategories(completionHandler:)
     getNotificationSettings(completionHandler:) getPendingNotificationRequests(completionHandler:)
     notificationSettings() pendingNotificationRequests() removeAllDeliveredNotifications()
     removeAllPendingNotificationRequests() removeDeliveredNotifications(withIdentifiers:)
     removePendingNotificationRequests(withIdentifiers:) requestAuthorization(options:)
     requestAuthorization(options:completionHandler:) setBadgeCount(_:) setBadgeCount(_:withCompletionHandler:)
     setNotificationCategories(_:) supportsContentExtensions
    protocol UNUserNotificationCenterDelegate NSObjectProtocol
     userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:openSettingsFor:)
     userNotificationCenter(_:willPresent:withCompletionHandler:)
    struct URL ObjectReadable CustomStringConvertible Hashable Sendable Codable
     absoluteString absoluteURL append(queryItems:) appendPathComponent(_:) appending(component:) appending(path:)
     appending(queryItems:) appendingPathComponent(_:) appendingPathComponent(_:isDirectory:)
     appendingPathExtension(_:) bridgedObject checkResourceIsReachable() deleteLastPathComponent()
     deletingLastPathComponent() deletingPathExtension() description encode(to:) fragment hasDirectoryPath
     hash(into:) host host(percentEncoded:) isFileURL lastPathComponent path path(percentEncoded:) pathComponents
     pathExtension port query query(percentEncoded:) relativeString resourceValues(forKeys:) scheme user
    class URLCache NSObject
     cachedResponse(for:) currentDiskUsage currentMemoryUsage diskCapacity memoryCapacity
     removeAllCachedResponses() removeCachedResponse(for:) storeCachedResponse(_:for:)
    struct URLComponents Hashable Sendable CustomStringConvertible
     description fragment host password path percentEncodedFragment percentEncodedPath percentEncodedQuery port
     query queryItems scheme string url user
    struct URLError Error Hashable Sendable
     code errorCode localizedDescription
    struct URLError.Code RawRepresentable Hashable Sendable
     rawValue
    struct URLQueryItem Hashable Sendable
     name value
    struct URLRequest Hashable Sendable
     addValue(_:forHTTPHeaderField:) allHTTPHeaderFields httpBody httpMethod setValue(_:forHTTPHeaderField:)
     timeoutInterval url value(forHTTPHeaderField:)
    struct URLResourceKey Hashable Sendable
    struct URLResourceValues Sendable
     contentModificationDate creationDate fileSize isDirectory isHidden isRegularFile name
    class URLResponse NSObject
     expectedContentLength mimeType url
    class URLSession NSObject
     configuration data(for:) data(from:) dataTask(with:completionHandler:)
     dataTask(with:progress:completionHandler:) dataTaskPublisher(for:) download(for:) download(from:)
    struct URLSession.DataTaskPublisher Publisher
     receive(subscriber:) request session
    class URLSessionConfiguration NSObject
     timeoutIntervalForRequest
    class URLSessionDataTask URLSessionTask
    class URLSessionTask NSObject
     cancel() countOfBytesExpectedToReceive countOfBytesReceived error originalRequest response resume() state
    enum URLSessionTask.State Int Sendable
    struct UUID ObjectReadable Hashable Comparable Sendable CustomStringConvertible Codable
     bridgedObject description encode(to:) uuidString
    struct UncodedValue Sendable CustomStringConvertible
     description
    class UndoManager NSObject
     beginUndoGrouping() canRedo canUndo disableUndoRegistration() enableUndoRegistration() endUndoGrouping()
     groupingLevel groupsByEvent isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo() redoActionName
     redoMenuItemTitle redoMenuTitle(forUndoActionName:) registerUndo(withTarget:handler:)
     registerUndo(withTarget:selector:object:) removeAllActions() removeAllActions(withTarget:) runLoopModes
     setActionName(_:) undo() undoActionName undoMenuItemTitle undoMenuTitle(forUndoActionName:) undoNestedGroup()
    class Unit NSObject
     hash isEqual(_:) symbol
    class UnitAcceleration Dimension
    class UnitAngle Dimension
    class UnitArea Dimension
    class UnitConcentrationMass Dimension
    class UnitConverter NSObject
     baseUnitValue(fromValue:) value(fromBaseUnitValue:)
    class UnitConverterLinear UnitConverter
     baseUnitValue(fromValue:) coefficient constant value(fromBaseUnitValue:)
    class UnitDispersion Dimension
    class UnitDuration Dimension
    class UnitElectricCharge Dimension
    class UnitElectricCurrent Dimension
    class UnitElectricPotentialDifference Dimension
    class UnitElectricResistance Dimension
    class UnitEnergy Dimension
    class UnitFrequency Dimension
    class UnitIlluminance Dimension
    class UnitInformationStorage Dimension
    class UnitLength Dimension
    class UnitMass Dimension
    class UnitPower Dimension
    class UnitPressure Dimension
    class UnitSpeed Dimension
    class UnitTemperature Dimension
    class UnitVolume Dimension
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
     array(forKey:) bool(forKey:) data(forKey:) dictionary(forKey:) dictionaryRepresentation() double(forKey:)
     float(forKey:) integer(forKey:) object(forKey:) register(defaults:) removeObject(forKey:) set(_:forKey:)
     setValue(_:forKey:) string(forKey:) stringArray(forKey:) synchronize() url(forKey:) value(forKey:)
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
     alpha corners frame hash(into:) image isEvenOdd path
    struct ViewStyle Hashable Sendable
     alpha background backing border borderWidth clips cornerRadius cornerShares corners ignoresTouches isHeader
     isHidden passesTouches passesUnderPopovers shadow spins takesTwoFingers
    struct ViewTransform Hashable Sendable
     a b c d tx ty
    class WKWebView
    struct Weak
     wrappedValue
    struct WritablePath
     callAsFunction(_:) set(_:to:)
    struct _ArchivedClass
    struct _AsyncThrowingPassedSequence AsyncSequence
     makeAsyncIterator()
    struct _AsyncThrowingPassedSequence.AsyncIterator AsyncIteratorProtocol
     next()
    protocol _AttributedText
     backgroundColor baselineOffset font foregroundColor kern link paragraphStyle strikethroughColor
     strikethroughStyle underlineColor underlineStyle
    class _BoxedConfiguration
     makeContentView() updated(for:)
    class _ContentBox _BoxedConfiguration
     makeContentView() updated(for:) value
    class _ControllerInterface
     add(_:) segue(_:)
    enum _DictionaryKeyKind Sendable
    class _InterfaceCoder NSCoder
     cellStyle decode(_:) layout reuseIdentifier tableStyle
    class _InterfaceSegue
     anchor animates creator make passthroughViews
    struct _InterfaceSegueKind
    class _MainMenu _MenuHost UIMenuBuilder
     action(for:) command(for:propertyList:) insertChild(_:atEndOfMenu:) insertChild(_:atStartOfMenu:)
     insertSibling(_:afterMenu:) insertSibling(_:beforeMenu:) menu(for:) remove(menu:) replace(menu:with:)
     replaceChildren(ofMenu:from:) system
    class _MenuHost NSObject
    struct _Observed
     wrappedValue
    class _PublishedChanges
    struct _QueueOptions Sendable
    protocol _QueueScheduler Scheduler
     schedule(options:_:)
    enum _SchedulerInstant _SchedulerTime
    struct _SchedulerInterval SchedulerTimeIntervalConvertible Comparable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Sendable
     timeInterval
    protocol _SchedulerTime
    struct _StaticSection
    enum objc_AssociationPolicy UInt Sendable
    """
}
