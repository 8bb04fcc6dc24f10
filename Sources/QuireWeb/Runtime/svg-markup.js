// SPDX-License-Identifier: Apache-2.0

const namespace = "http://www.w3.org/2000/svg";

/**
 * Appends the elements that the markup of a drawing or of a system image describes. It has elements and attributes only,
 * and no escapes.
 * @param {Element} root
 * @param {string} markup
 */
export function build(root, markup) {
  let parent = root;
  for (const [, closing, name, attributes, empty] of markup.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>/g)) {
    if (closing) {
      parent = parent.parentElement ?? root;
      continue;
    }
    const node = document.createElementNS(namespace, name);
    for (const [, key, , value] of attributes.matchAll(/([\w-]+)=(['"])(.*?)\2/g)) node.setAttribute(key, value);
    parent.append(node);
    if (!empty) parent = node;
  }
}
