// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire

@MainActor @Suite("Structures as objects") struct StructureObjectTests {
  @Test("An object returns the structure that it was made with") func values() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let move = CATransform3DMakeTranslation(9, 8, 7)
    #expect(NSValue(caTransform3D: move).caTransform3DValue == move)
  }

  @Test("Animations take objects") func animations() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1))
    #expect(animation.toValue as? CATransform3D == CATransform3DMakeScale(2, 3, 1))
    let keys = CAKeyframeAnimation(keyPath: "bounds.size")
    keys.values = [NSValue(cgSize: CGSize(width: 1, height: 1)), NSValue(cgSize: CGSize(width: 2, height: 2))]
    #expect(keys.values?.count == 2)
  }

  @Test("The functions of Core Graphics do what the members do") func functions() {
    let box = CGRectMake(10, 20, 30, 40)
    #expect(CGRectGetMidX(box) == 25 && CGRectGetMaxY(box) == 60 && CGRectGetWidth(box) == 30)
    #expect(CGRectContainsPoint(box, CGPointMake(11, 21)) && !CGRectIsEmpty(box))
    #expect(CGRectEqualToRect(CGRectInset(box, 5, 5), CGRectMake(15, 25, 20, 30)))
    let turned = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 3, 4)
    #expect(CGPointEqualToPoint(CGPointApplyAffineTransform(.zero, turned), CGPointMake(6, 8)))
  }

  @Test("An animator without arguments has no duration") func animator() {
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0 && animator.state == .inactive)
  }
}
