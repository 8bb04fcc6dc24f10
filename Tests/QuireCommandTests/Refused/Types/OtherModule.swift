import Combine  // refused: the module Combine is not there

final class Inbox: ObservableObject {  // refused: ObservableObject is not there
  var count = 0
}
