// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  extension UserDefaults {
    /// Returns the value for a key, as `object(forKey:)` does.
    public func value(forKey key: String) -> Any? {
      object(forKey: key)
    }

    /// Stores a value, as `set(_:forKey:)` does. `nil` removes the key.
    public func setValue(_ value: Any?, forKey key: String) {
      set(value, forKey: key)
    }
  }

#endif
