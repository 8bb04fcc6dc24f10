// SPDX-License-Identifier: Apache-2.0

#if !canImport(AudioToolbox)

  /// The number of a sound of the system.
  public typealias SystemSoundID = UInt32

  /// The number of the vibration.
  public let kSystemSoundID_Vibrate: SystemSoundID = 4095

  /// Plays a sound of the system. The vibrations among them, `kSystemSoundID_Vibrate` and 1519 to 1521, are those of a
  /// feedback generator; a page does not have the sounds themselves, so other numbers play nothing.
  public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    let time: UInt32
    switch inSystemSoundID {
    case kSystemSoundID_Vibrate: time = 400
    case 1519: time = 10
    case 1520: time = 20
    case 1521: time = 30
    default: return
    }
    MainActor.assumeIsolated { UIFeedbackGenerator().vibrate([time]) }
  }

  /// Plays a sound of the system and vibrates. A page only vibrates.
  public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }

  /// Plays a sound of the system, as `AudioServicesPlaySystemSound(_:)` does, and calls a closure afterward.
  public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
  ) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
  }

  /// Plays a sound of the system and vibrates, as `AudioServicesPlayAlertSound(_:)` does, and calls a closure afterward.
  public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
  ) {
    AudioServicesPlayAlertSound(inSystemSoundID)
    inCompletionBlock?()
  }

#endif
