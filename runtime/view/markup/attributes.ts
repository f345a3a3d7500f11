const attributeOf = (prop: string): string =>
  prop === 'className' ? 'class' : prop === 'htmlFor' ? 'for' : prop.toLowerCase()

type Server = { tag: string; attributes: Readonly<Record<string, string>> }

/** Attributes of a field that are its defaults. React keeps them, as it writes them all when one changes. */
const OF_FIELDS = ['type', 'name', 'value', 'checked']

const isField = (tag: string) => tag === 'input' || tag === 'textarea'

/** True for an attribute that is a prop of React; all others are the theme's and are written as they are. */
const isReacts = ({ tag, attributes }: Server, name: string): boolean =>
  isField(tag) && OF_FIELDS.includes(name) && !(name === 'value' && isHidden(attributes))

/** The value of a hidden field is its attribute: React must not restore it as a default over a value by script. */
const isHidden = ({ type }: Server['attributes']): boolean => type?.toLowerCase() === 'hidden'

/** The props without which React would remove attributes of an element: a field's type, name and defaults. */
export function fieldProps(tag: string, attributes: Readonly<Record<string, string>>, html: string): object {
  const { itemprop, type, name, value, checked } = attributes
  // React would move these to the head of the document.
  if (/^(meta|link|title|style|script)$/.test(tag)) return { itemProp: itemprop ?? '' }
  if (!isField(tag)) return {}
  const isCheckable = type === 'checkbox' || type === 'radio'
  // React removes the label of a button without a value.
  const hasFixedValue = isCheckable || /^(submit|reset|button|image)$/.test(type ?? '')
  return {
    ...(type !== undefined && { type }),
    ...(name !== undefined && { name }),
    ...(tag === 'textarea' && { defaultValue: html }),
    ...(tag === 'input' &&
      value !== undefined &&
      !isHidden(attributes) &&
      (hasFixedValue ? { value } : { defaultValue: value })),
    ...(isCheckable && { defaultChecked: checked !== undefined }),
  }
}

/** The attributes that a tag's own view has written on its element. */
const ownNames = new WeakMap<Element, Set<string>>()

/** True if the nested tag itself has written the attribute: a missing one in fresh HTML does not remove it. */
const isOwn = (element: Element, name: string) => name === 'data-hydrated' || ownNames.get(element)?.has(name) === true

/**
 * Writes the theme's attributes: those that changed since `before`, and those that the view no longer sets. The view's
 * attributes win; attributes that other code has set on the element meanwhile stay.
 */
export function writeAttributes(
  element: Element,
  server: Server,
  before: Readonly<Record<string, string>> = {},
  viewProps: readonly string[],
  ceased: readonly string[],
): void {
  const { attributes } = server
  const views = viewProps.map(attributeOf)
  const released = ceased.map(attributeOf)
  const isTheirs = (name: string) => !isReacts(server, name) && !views.includes(name)
  for (const name of Object.keys(before)) {
    if (!(name in attributes) && isTheirs(name) && !isOwn(element, name)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(attributes)) {
    const isWritten = before[name] === value && !released.includes(name)
    // Inline handlers and nonces of later HTML are not the page's own.
    if (isWritten || !isTheirs(name) || /^on|^nonce$/.test(name)) continue
    try {
      element.setAttribute(name, value)
    } catch {
      // Parsers accept names such as `@click`; scripts may not write all of them.
    }
  }
}

/** The view's props with the theme's class added to the view's own. */
export function mergedProps(own: Record<string, unknown>, theme: Readonly<Record<string, string>>) {
  if (typeof own.className !== 'string' || !theme.class) return own
  return { ...own, className: `${theme.class} ${own.className}` }
}

/**
 * Writes attributes of the host, which React does not render: `true` is the empty attribute; for `aria-` attributes,
 * `true` and `false` are written as texts.
 */
export function writeHostAttributes(
  host: Element,
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): void {
  const own = ownNames.get(host) ?? new Set()
  ownNames.set(host, own)
  for (const name of Object.keys(now)) own.add(name)
  for (const name of Object.keys(before)) {
    if (name in now) continue
    own.delete(name)
    host.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(now)) {
    if (value === before[name]) continue
    const isWord = name.startsWith('aria-') && typeof value === 'boolean'
    if (value === undefined || value === null || (value === false && !isWord)) host.removeAttribute(name)
    else host.setAttribute(name, value === true && !isWord ? '' : String(value))
  }
}
