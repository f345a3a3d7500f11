import { check, files, linesOf, places, textOf } from './check.ts'

const ORDER = '@layer vitrine.base, vitrine.elements, vitrine.theme;'
const sheets = () => files(/^(elements|runtime)\/.*\.css$/)
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|(?:min|max)-(?:width|height))\s*:/

/** The comments of a sheet say why, and may hold anything. */
const withoutComments = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\//g, '')

check('style sheets of the library stand in layers, in the one order', () =>
  sheets().flatMap((file) => {
    const text = withoutComments(file).trim()
    const outside = text
      .replace(ORDER, '')
      .replace(/@layer vitrine\.\w+ \{[\s\S]*?\n\}/g, '')
      .trim()
    return [
      ...(text.startsWith(ORDER) ? [] : [`${file} does not begin with the order`]),
      ...(outside ? [`${file} has rules outside a layer`] : []),
    ]
  }),
)

check('style sheets use declared tokens only', () => {
  const declared = new Set(
    sheets().flatMap((file) => [...withoutComments(file).matchAll(/(--vt-[\w-]+)\s*:/g)].map((match) => match[1])),
  )
  return sheets().flatMap((file) =>
    [...withoutComments(file).matchAll(/var\((--[\w-]+)/g)]
      .filter((match) => !declared.has(match[1]))
      .map((match) => `${file}: ${match[1]}`),
  )
})

check('style sheets use no !important, ids or physical sides', () => [
  ...places(sheets(), /!important|^\s*#[\w-]+/),
  ...places(sheets(), PHYSICAL),
])

check('colours of the library are tokens', () =>
  sheets()
    .filter((file) => file !== 'runtime/page/base.css')
    .flatMap((file) =>
      linesOf(file)
        .filter(({ line }) => /:[^;]*(#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\()/i.test(line) && !/rgb\(0 0 0/.test(line))
        .map(({ line, number }) => `${file}:${number}: ${line.trim()}`),
    ),
)
