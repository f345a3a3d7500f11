import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { components } from '../library.ts'

const camel = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names with a hyphen that belong to SVG and MathML: no element may have them. */
const RESERVED =
  /^(annotation-xml|color-profile|font-face|font-face-src|font-face-uri|font-face-format|font-face-name|missing-glyph)$/

/** The files of a new component: a behaviour that stands, with its contract, its page and a first test. */
export function filesOf(tag: string): Record<string, string> {
  const name = camel(tag)
  return {
    'definition.ts': `import { defineElement } from '../../../runtime/element/define.ts'

/** \`<${tag}>\`: say in one sentence what it does for a shopper. */
export const ${name} = defineElement({
  tag: '${tag}',
  summary: 'Says in one sentence what it does for a shopper.',
  mount: 'enhance',
  load: 'visible',
})
`,
    [`${tag}.ts`]: `import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { ${name} } from './definition.ts'

/** Marks the element as ready. Replace it by what the tag is for. */
export function connect${name[0]?.toUpperCase()}${name.slice(1)}({ host }: Connected<typeof ${name}>): () => void {
  host.toggleAttribute('data-ready', true)
  return () => host.removeAttribute('data-ready')
}
`,
    'index.ts': `import { behaviour } from '../../../runtime/element/behaviour.ts'
import { ${name} } from './definition.ts'
import { connect${name[0]?.toUpperCase()}${name.slice(1)} } from './${tag}.ts'

behaviour(${name}, connect${name[0]?.toUpperCase()}${name.slice(1)})
`,
    [`${tag}.test.ts`]: `import { expect } from '@open-wc/testing'
import { axeFindings, mount } from '../../../test/harness/component.ts'
import './index.ts'

describe('<${tag}>', () => {
  it('gets ready, and pleases axe', async () => {
    const element = await mount('<${tag}><p>The server’s words</p></${tag}>')
    expect(element.hasAttribute('data-ready')).to.equal(true)
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
`,
    [`${tag}.md`]: `# ${tag}

Says what it does for a shopper.

\`\`\`html
<${tag}><p>The server’s words</p></${tag}>
\`\`\`

## What the server sends

HTML that does its task without JavaScript.

## Accessibility

Names, roles, keys and focus.
`,
  }
}

/** Why no component can be made at a place, or undefined. */
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

/** `npm run new area/tag`: makes a component that passes the conformance suite at once. */
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
  console.log(`${folder} is made. Next: npm run docs, then npm run components -- '${folder}/*.test.ts'`)
  return 0
}
