// SPDX-License-Identifier: Apache-2.0

/// The rows of a table controller whose storyboard contains them. The controller refers only to this class, so that an
/// app without such tables does not load their code.
@MainActor class TableContent {
  /// The number of sections.
  var count: Int { 1 }

  func rows(in section: Int) -> Int { 0 }
  func cell(at indexPath: IndexPath) -> UITableViewCell? { nil }
  func height(at indexPath: IndexPath) -> CGFloat? { nil }
  func header(of section: Int) -> String? { nil }
  func footer(of section: Int) -> String? { nil }
}
