/** Elements made in code, so that a page under a strict content security policy needs no inline markup. */

export type Child = Node | string;
type Attribute = string | number | boolean | ((event: Event) => void);

/**
 * An element with attributes and children. An attribute that is a function listens to the event of its name (`click`), one
 * that is `true` stands without a value, one that is `false` is left out.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** The element with that id, which index.html is known to hold. */
export function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no element #${id}`);
  return element as T;
}

/** Writes text only where it differs, so that live regions speak and layout runs only for changes. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
