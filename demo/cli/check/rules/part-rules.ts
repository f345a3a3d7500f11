import { type MissingPart, type Page, whereOf } from '../pages.ts'
import type { Finding } from '../report.ts'
import type { RequiredPart } from './manifest.ts'

/**
 * The tags that lack a part which they need, in HTML, or else in the page. A browser runs it, so that it uses nothing
 * outside of itself. Contents of `noscript` count as a part, but are no tags of the page.
 */
export function missingPartsIn({ parts, html }: { parts: readonly RequiredPart[]; html?: string }): MissingPart[] {
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/html')
  const page = html === undefined ? document : read(html)
  return parts.flatMap((part) => {
    const { tag, selector, neededBy, documented } = part
    const tags = [...page.querySelectorAll(tag)].filter((element) => !element.closest('noscript'))
    return tags.flatMap((element, index) => {
      if (!element.matches(neededBy) || element.querySelector(selector)) return []
      if (html === undefined) return [{ ...part, index, example: '' }]
      const shown = read(documented).querySelector(tag)?.querySelector(selector)?.cloneNode() as Element | undefined
      return [{ ...part, index, example: shown?.outerHTML.replace(/<\/[^>]*>$/, '') ?? '' }]
    })
  })
}

/** The parts that a page lacks as the server sent it, and that no script has added. */
export const missingInBoth = (sent: readonly MissingPart[], loaded: readonly MissingPart[]): MissingPart[] =>
  sent.filter(({ tag, name }) => loaded.some((other) => other.tag === tag && other.name === name))

/** Tags that lack a part without which they do nothing useful. Only a browser knows it. */
export function partMistakes(page: Page): Finding[] {
  return (page.inBrowser?.missingParts ?? []).map(({ tag, name, selector, index, example }) => {
    const what = `<${tag}> lacks the part ${name}: no ${selector} is in it.`
    return {
      kind: 'missing-part',
      where: whereOf(page, page.elements.filter(({ tagName }) => tagName === tag)[index]),
      what,
      why: 'The tag does nothing useful without it.',
      instead: `Write it as the documentation of the tag does: ${example}`,
    }
  })
}
