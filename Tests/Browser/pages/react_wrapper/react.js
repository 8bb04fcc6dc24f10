// SPDX-License-Identifier: Apache-2.0

// The script of React as a module.
export const { createElement, forwardRef, useLayoutEffect, useRef, useState } = window.React;
