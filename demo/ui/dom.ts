/** Makes elements in code, so that the page works under a content security policy that forbids inline markup. */

export type Child = Node | string;
type Attribute = string | number | boolean | ((event: Event) => void);

/**
 * Makes an element with attributes and children. A function listens to the event of that name (`click`), `true` sets the
 * attribute without a value, `false` leaves it out.
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

/** Returns the element of index.html with that id. */
export function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no element #${id}`);
  return element as T;
}

/** Writes text only if it differs: live regions then speak, and layout runs, only after a change. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
