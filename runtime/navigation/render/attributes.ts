/** Attributes that the page itself sets on these elements; the server does not change them. */
const OWN = /^(on|style$|nonce$|data-visit$|aria-busy$)/

type Sent = ReadonlyMap<string, string>

/** The attributes as the server sent them last. */
const sent = new WeakMap<Element, Sent>()

const attributesOf = (element: Element): Map<string, string> =>
  new Map([...element.attributes].filter(({ name }) => !OWN.test(name)).map(({ name, value }) => [name, value]))

const classNames = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

/**
 * Records the attributes in the page as those that the server sent, except for the class that scripts usually replace.
 * The page loader adds its own attributes again.
 */
export function rememberAttributes(element: Element): void {
  const attributes = attributesOf(element)
  const names = attributes.get('class')?.replace(/(?<!\S)js(?!\S)/, 'no-js')
  if (names) attributes.set('class', names)
  sent.set(element, attributes)
}

/**
 * Sets the attributes of the answer's element. Attributes that scripts have added since the server sent them stay,
 * classes one by one; from an element that was not recorded, no attribute is removed.
 */
export function updateAttributes(live: Element, fresh: Element): void {
  const now = attributesOf(fresh)
  const before = sent.get(live) ?? new Map()
  sent.set(live, now)
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    const value = now.get(name)
    if (name === 'class') updateClasses(live, classNames(before.get(name)), classNames(value))
    else if (value === undefined) live.removeAttribute(name)
    else if (value !== before.get(name) && value !== live.getAttribute(name)) live.setAttribute(name, value)
  }
}

function updateClasses(live: Element, before: string[], now: string[]): void {
  live.classList.remove(...before.filter((name) => !now.includes(name)))
  live.classList.add(...now.filter((name) => !before.includes(name)))
}
