import { check, files, textOf } from './check.ts'

const ORDER = '@layer vitrine.base, vitrine.elements, vitrine.theme;'
const sheets = () => files(/^(elements|runtime)\/.*\.css$/)

/** Properties and values with a logical twin: sides, sizes, corners, and values that name a side. */
const PHYSICAL =
  /[{;\s]((?:margin|padding|border)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height)|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)\s*[:;]/g

/** Colours by number, function or name, except for the shadow's black. */
const COLOUR =
  /[{;\s][\w-]+\s*:[^;{}]*?(#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!0 0 0)|\b(?:black|white|red|blue|green|gr[ae]y|orange|yellow|pink|purple|silver|gold|brown)(?![-\w]))/gi

/** The comments of a sheet explain reasons, and may contain anything. */
const withoutComments = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\//g, '')

/** Makes the rules of nodes that the library renders stronger than those of a theme. */
const STRONG = ':root:root:root'

/** The rules after this comment are outside the layers, and win over rules of elements: each selector has a name of the library or of its sliders. */
const OUTSIDE = "/* Outside the layers, so that a theme's reset cannot override these rules. */"

check('style sheets of the library are in layers, in one order, except for rules that a reset must not override', () =>
  sheets().flatMap((file) => {
    const [layered = '', held = ''] = textOf(file).split(OUTSIDE)
    const text = layered.replace(/\/\*[\s\S]*?\*\//g, '').trim()
    const selectors = [...held.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)(?=\{)/g)]
    const outside = text
      .replace(ORDER, '')
      .replace(/@layer vitrine\.\w+ \{[\s\S]*?\n\}/g, '')
      .trim()
    return [
      ...(text.startsWith(ORDER) ? [] : [`${file} does not begin with the order`]),
      ...(outside ? [`${file} has rules outside a layer`] : []),
      ...selectors
        .filter(([, name]) => name?.trim() !== STRONG && !/\[|@|\b\w+-\w+|\.splide__/.test(name ?? ''))
        .map(([, name]) => `${file} takes ${name} from themes`),
    ]
  }),
)

check('style sheets use declared tokens only', () => {
  const declared = new Set(
    sheets().flatMap((file) =>
      [...withoutComments(file).matchAll(/(?:@property )?(--vt-[\w-]+)(?:\s*:| \{)/g)].map((match) => match[1]),
    ),
  )
  return sheets().flatMap((file) =>
    [...withoutComments(file).matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter((match) => !declared.has(match[1]))
      .map((match) => `${file}: ${match[1]}`),
  )
})

/** Tags that do nothing without code. */
const NEEDS_CODE = /^(popup-banner|popup-modal|consent-banner|consent-modal|cookie-law)\b/

/**
 * Other selectors of elements that are shown without code: not defined, hidden by the server too, or shown by a link of
 * the page.
 */
const SHOWN_OTHERWISE = /:not\(:defined\)|\[hidden\]|:target/

check('an element that is hidden with scripting is shown when its tag has failed', () =>
  [...sheets(), ...files(/^demo\/theme\/.*\.css$/)].flatMap((file) =>
    [...withoutComments(file).matchAll(/\n( *)@media [^{]*scripting: enabled[^{]*\{([\s\S]*?)\n\1\}/g)]
      .flatMap(([, , rules = '']) => [...rules.matchAll(/([^{}]+)\{([^}]*)\}/g)])
      .filter(([, , declarations = '']) => /display: none|visibility: hidden/.test(declarations))
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => ![/\[data-error\]/, SHOWN_OTHERWISE, NEEDS_CODE].some((known) => known.test(selector)))
      .map((selector) => `${file} hides ${selector}`),
  ),
)

check('tokens of the page are in its base: a later one restyles each element', () =>
  sheets()
    .filter((file) => file !== 'runtime/page/styles/base.css')
    .flatMap((file) => found(file, /(?:^|[{}]|\s):root\s*\{[^}]*--vt-[\w-]+\s*:/g)),
)

const found = (file: string, pattern: RegExp) =>
  [...withoutComments(file).matchAll(pattern)].map((match) => `${file}: ${match[0].trim().replace(/\s+/g, ' ')}`)

check('an upgraded tag does not restyle its content: a rule with :defined ends in a name', () =>
  sheets().flatMap((file) => found(file, /:defined[^{}]*\)[^{}]*[\s>+~](?:\*|:(?!is\()[\w-]+)[^\s{}]*\s*[,{]/g)),
)

check('no rule of the root or the body depends on :has(): each change would restyle the page', () =>
  [...sheets(), ...files(/^demo\/theme\/.*\.css$/)].flatMap((file) =>
    found(file, /(?:^|[\s,}])(?::root|html|body)(?:[.[][\w="\]-]+)*:has\([^{}]*(?=\{)/g),
  ),
)

check('style sheets use no !important, ids or physical sides', () =>
  sheets().flatMap((file) => [
    ...found(file, /!important/g),
    // A condition may contain a colour.
    ...found(file, /[^{};]*#[\w-]+[^{};]*(?=\{)/g).filter((line) => !line.includes('@supports')),
    ...found(file, PHYSICAL),
  ]),
)

check('colours of the library are tokens', () =>
  sheets()
    .filter((file) => file !== 'runtime/page/styles/base.css')
    .flatMap((file) => found(file, COLOUR)),
)

check('heights of the window exclude the bars of a phone: dvh or svh', () =>
  files(/^(elements|runtime|demo)\/.*\.css$/)
    .filter((file) => /\d(vh|vb)\b/.test(withoutComments(file)))
    .map((file) => `${file} has vh or vb`),
)
