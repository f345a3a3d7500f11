import { parseDocument, setHtml } from '../../page/html.ts'

/** What an answer's headers allowed and where it came from. `nonces`: of its policy for scripts; undefined without one. */
export type Answer = { url: URL; html: AsyncIterable<string> | string; nonces: ReadonlySet<string> | undefined }

export type DrawOptions = {
  area: HTMLElement
  signal: AbortSignal
  isStreamed: boolean
  withTransition: boolean
  runScripts: boolean
  commit(page: { title: string; language: string }): Promise<void>
  placed(): void
}

/** Draws a page into its area. */
export async function drawPage({ html }: Answer, options: DrawOptions): Promise<{ title: string }> {
  let text = ''
  if (typeof html === 'string') text = html
  else for await (const part of html) text += part
  const page = parseDocument(text)
  const { title } = page
  await options.commit({ title, language: page.documentElement.lang })
  document.title = title
  const area = page.querySelector('page-loader main') ?? page.querySelector('main') ?? page.body
  const content = document.createDocumentFragment()
  content.append(...area.childNodes)
  setHtml(options.area, content)
  options.placed()
  return { title }
}

/** Draws HTML of the server into an element. */
export async function drawInto(target: Element, html: string): Promise<void> {
  setHtml(target, html)
}
