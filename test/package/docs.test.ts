import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '../journeys/shop.ts'
import { newProject, type Project } from './project.ts'

let project: Project
test.beforeAll(() => {
  project = newProject()
})
test.afterAll(() => project.remove())

const own = (...path: string[]) => join(project.folder, 'node_modules/vitrine', ...path)
const textOf = (file: string) => readFileSync(own(file), 'utf8')

const documents = () => readdirSync(own(), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))

type Manifest = { modules: { declarations: { tagName: string; description: string }[] }[] }

const tags = () =>
  (JSON.parse(textOf('dist/custom-elements.json')) as Manifest).modules.flatMap(({ declarations }) => declarations)

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '')

/** The id of a heading, as hosts of repositories and the demo shop write it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string) =>
  [...withoutCode(textOf(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The relative links of a document that lead to no file of the package, or to no heading there. */
const deadLinks = (file: string) =>
  [...withoutCode(textOf(file)).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path)
      return !existsSync(own(target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    .map(([link]) => `${file}: ${link}`)

test.describe('the documentation in the package', () => {
  test('has a page for each tag, with an example and its parts', () => {
    expect(tags().length).toBeGreaterThan(100)
    for (const { tagName, description } of tags()) {
      const page = textOf(`docs/tags/${tagName}.md`)
      const example = /```html\n[\s\S]*?```/.exec(page)?.[0] ?? ''
      expect.soft(example, tagName).toContain(`<${tagName}`)
      expect.soft(description, tagName).toContain(example)
      expect.soft(page, tagName).toContain('### Attributes and properties')
    }
    const parts = textOf('docs/tags/shop-cart.md').split('### Parts')[1]
    expect(parts).toContain('| `undo` | `[data-part=undo]` | `<p>` is created at the start of the tag |')
  })

  test('has an index of all tags, and the tables of settings and events', () => {
    const index = textOf('docs/README.md')
    for (const { tagName } of tags()) expect.soft(index).toContain(`(tags/${tagName}.md)`)
    const contracts = textOf('docs/events-and-settings.md')
    for (const name of ['loginMode', 'api:request', 'Shoppingcarts:Changed', '--vt-accent'])
      expect.soft(contracts).toContain(`| \`${name}\` |`)
  })

  test('has its generated lists in place of their marks', () => {
    expect(documents().filter((file) => /^\{\{[\w-]+\}\}$/m.test(textOf(file)))).toEqual([])
    expect(textOf('docs/server.md')).toContain('### POST /api/v1/catalog/products/addtocart')
    expect(textOf('docs/theming.md')).toContain('| `--vt-accent` |')
  })

  test('has links that lead to files and headings of the package alone', () => {
    expect(documents().length).toBeGreaterThan(140)
    expect(documents().flatMap(deadLinks)).toEqual([])
  })
})
