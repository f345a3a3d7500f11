/** The attributes of HTML that every element may have, and `load` of every tag. */
const NAMES = [
  ...['accesskey', 'autocapitalize', 'autocorrect', 'autofocus', 'class', 'contenteditable', 'dir', 'draggable'],
  ...['elementtiming', 'enterkeyhint', 'exportparts', 'hidden', 'id', 'inert', 'inputmode', 'is', 'itemid', 'itemprop'],
  ...['itemref', 'itemscope', 'itemtype', 'lang', 'load', 'nonce', 'part', 'popover', 'role', 'slot', 'spellcheck'],
  ...['style', 'tabindex', 'title', 'translate', 'virtualkeyboardpolicy', 'writingsuggestions'],
]

/** Attributes of events, and those of other tools: with a prefix (`x-`, `hx-`, `v-`) or a sign (`@click`, `:value`). */
const PATTERN = /^on[a-z]+$|^(aria|data|hx|ng|uk|up|v|x)-|[^a-z\d-]/

/** True for an attribute that every element may have, in HTML or by another tool. */
export const isGlobalAttribute = (name: string): boolean => {
  const lower = name.toLowerCase()
  return NAMES.includes(lower) || PATTERN.test(lower)
}
