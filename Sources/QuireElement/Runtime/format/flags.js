// SPDX-License-Identifier: Apache-2.0

// Boolean settings, one bit each, as in format.md and in Swift's `ElementFlags`.

export const prefersGrabberVisible = 1;
export const prefersEdgeAttachedInCompactHeight = 2;
export const widthFollowsPreferredContentSize = 4;
export const prefersPageSizing = 8;
export const pushesBackPresenter = 16;
export const modalInPresentation = 32;
export const wantsProgressInMotion = 64;
export const hasSource = 128;
