import { readFileSync } from 'node:fs'
import { Liquid } from 'liquidjs'
import { createArrayLoader, createEnvironment } from 'twing'

const GUIDE = readFileSync('demo/docs/guides/frameworks/templates.md', 'utf8')

/** The templates of the guide: each is below a heading with the name of its file. */
const templatesOf = (end: string): Record<string, string> =>
  Object.fromEntries(
    [...GUIDE.matchAll(/^### (\S+)\n\n```\w+\n([\s\S]*?)\n```$/gm)]
      .map(([, name = '', code = '']) => [name, code] as const)
      .filter(([name]) => name.endsWith(end)),
  )

/** Renders a page of the guide's theme, as a server would: `list`, `product` or `cart`; or the items of the cart. */
export type Render = (name: string, values: object) => Promise<string>

function liquid(): Render {
  const engine = new Liquid({ templates: templatesOf('.liquid'), extname: '.liquid', strictFilters: true })
  return async (name, values) => {
    const html: string = await engine.renderFile(name, values)
    return name === 'cart-items' ? html : engine.renderFile('theme', { ...values, content_for_layout: html })
  }
}

function twig(options: object): Render {
  const engine = createEnvironment(createArrayLoader(templatesOf('.twig')), options)
  return (name, values) => engine.render(`${name}.html.twig`, { ...values })
}

/** As Twig in PHP does by default. */
export const TWIG_ESCAPING_ITSELF = twig({ autoEscapingStrategy: 'html' })

export const ENGINES = { Liquid: liquid(), Twig: twig({}) }
