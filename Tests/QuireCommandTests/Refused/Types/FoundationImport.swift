import Foundation  // refused: the module Foundation is not there

struct Moment {
  var date = Date()  // refused: Date is not there
}
