import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { components } from '../library.ts'

const camel = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names with a hyphen that belong to SVG and MathML: no element may have them. */
const RESERVED =
  /^(annotation-xml|color-profile|font-face|font-face-src|font-face-uri|font-face-format|font-face-name|missing-glyph)$/

/** Imports of one name each, sorted by their files as Biome sorts them. */
const inOrder = (imports: [file: string, name: string][]): string =>
  imports
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, name]) => `import { ${name} } from '${file}'`)
    .join('\n')

/** The files of a new component: a view over the theme's HTML, with its contract, its page and a first test. */
export function filesOf(tag: string): Record<string, string> {
  const name = camel(tag)
  const View = `${name[0]?.toUpperCase()}${name.slice(1)}`
  return {
    'definition.ts': `import { defineElement } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** \`<${tag}>\`: say in one sentence what it does for a shopper. */
export const ${name} = defineElement({
  tag: '${tag}',
  summary: 'Says in one sentence what it does for a shopper.',
  mount: 'enhance',
  load: 'visible',
  parts: {
    button: part('button', 'The button of the theme.'),
    status: part('[data-part=status]', 'Says what was done; a polite live region.', { without: 'append' }),
  },
})
`,
    [`${tag}.tsx`]: `import { useState } from 'react'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { ${name} } from './definition.ts'

/** Counts how often the button was pressed. Replace it by what the tag is for. */
export function ${View}(_props: ViewProps<typeof ${name}>) {
  const [count, setCount] = useState(0)
  return (
    <ServerMarkup<typeof ${name}>
      parts={{
        button: { onClick: () => setCount(count + 1) },
        status: { role: 'status', children: count > 0 ? count : '' },
      }}
    />
  )
}
`,
    'index.ts': `import { registerView } from '../../../runtime/view/register-view.tsx'
${inOrder([
  [`./definition.ts`, name],
  [`./${tag}.tsx`, View],
])}

registerView(${name}, ${View})
`,
    [`${tag}.test.tsx`]: `import { expect } from '@open-wc/testing'
import { axeFindings, hydrated, mount, until } from '../../../test/harness/component.ts'
import './index.ts'

const MARKUP = '<${tag}><button type="button">The server’s text</button></${tag}>'

describe('<${tag}>', () => {
  it('counts the presses of the theme’s button, and pleases axe', async () => {
    const element = await hydrated(await mount(MARKUP))
    element.querySelector('button')?.click()
    await until(() => element.querySelector('[role=status]')?.textContent === '1')
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
`,
    [`${tag}.md`]: `# ${tag}

Says what it does for a shopper.

\`\`\`html
<${tag}><button type="button">The server’s text</button></${tag}>
\`\`\`

## What the server sends

HTML that does its task without JavaScript.

## Accessibility

Names, roles, keys and focus.
`,
  }
}

/** The reason for which no component can be created at a path, or undefined. */
export function refusalOf(place: string): string | undefined {
  const [area = '', tag = '', ...more] = place.split('/')
  if (!area || !tag || more.length > 0) return 'Say where and what: npm run new cart/coupon-form'
  if (!/^[a-z]+$/.test(area) || area === 'generated')
    return `"${area}" is no area: one word of small letters, as in cart.`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag)) {
    return `"${tag}" is no tag: small letters, digits and at least one hyphen, as in coupon-form.`
  }
  if (RESERVED.test(tag)) return `<${tag}> belongs to SVG or MathML; the browser refuses it.`
  const known = components().find((component) => component.tag === tag)
  if (known) return `<${tag}> is there already: ${known.folder}.`
  return existsSync(`elements/${place}`)
    ? `elements/${place} is there already, without a whole component in it.`
    : undefined
}

/** `npm run new area/tag`: creates a component that passes the conformance suite at once. */
export async function run([place = '']: string[]): Promise<number> {
  const refusal = refusalOf(place)
  if (refusal) {
    console.error(refusal)
    return 1
  }
  const folder = `elements/${place}`
  const tag = place.split('/')[1] as string
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(filesOf(tag))) writeFileSync(`${folder}/${file}`, text)
  console.log(`${folder} is made. Next:
  npm run docs                                      its types and its entry in the manifest
  npm run components -- '${folder}/*.test.tsx'
  npm run components -- --tags=${tag} 'test/conformance/*.test.ts'   what holds for every tag
  npm run dev                                       the view at work: http://127.0.0.1:8080/docs/${tag}
The guide is demo/docs/guides/write-a-tag.md, at http://127.0.0.1:8080/docs/write-a-tag`)
  return 0
}
