import type { Nonces } from '../../../page/adapt.ts'
import { pageNonce, policy } from '../../../page/trusted.ts'
import { mainOf } from '../area.ts'
import { FormOwners } from './form-owners.ts'

/** Characters written at a time: parsing them takes about a millisecond. */
const SLICE = 24_000

/**
 * A document in which nothing runs, loads or upgrades. It is opened before the first write: WebKit would add the text
 * to the body of the empty document, and lose its head. Declarative shadow roots are templates here; `adapt` attaches
 * them.
 */
function inertDocument(): Document {
  const page = document.implementation.createHTMLDocument('')
  page.open()
  return page
}

export class Parser {
  readonly page = inertDocument()
  isEnded = false
  /** True if the text that was written last may contain a link, such as that of a style sheet. */
  mayHaveLink = false
  readonly #owners = new FormOwners(this.page)
  #begin = ''
  #tail = ''
  /** The possible beginning of a form's tag, until the rest of it arrives. */
  #waiting = ''

  constructor(private readonly nonces: Nonces) {}

  write(part: string): void {
    const arrived = this.#waiting + part
    this.#waiting = /<\/?[a-z]{0,4}$/i.exec(arrived)?.[0] ?? ''
    this.#parse(arrived.slice(0, arrived.length - this.#waiting.length))
  }

  #parse(text: string): void {
    // Chromium applies the policy of the page to style elements of an invisible document, and reports them.
    const known = text.replace(/(<style\b[^>]*\bnonce=")([^"]*)/gi, (all, before: string, nonce: string) =>
      this.nonces?.has(nonce) ? before + pageNonce() : all,
    )
    for (const each of known.split(/(?=<\/form[\s/>])/i)) {
      if (/^<\/form/i.test(each)) this.#owners.end()
      this.page.write(policy().createHTML(each))
      this.#owners.read(each)
    }
    if (this.#begin.length < SLICE) this.#begin += text
    const last = this.#tail + text
    this.mayHaveLink = /<link/i.test(last)
    this.#tail = last.slice(-200)
  }

  end(): void {
    this.#parse(this.#waiting)
    this.page.close()
    this.isEnded = true
  }

  /** False for a part of a page, which does not replace the rest. */
  get isWhole(): boolean {
    const { doctype, documentElement } = this.page
    return (
      doctype !== null ||
      documentElement.hasAttributes() ||
      mainOf(this.page) !== null ||
      /^\s*(<!--[\s\S]*?-->\s*)*<(html|head|body)[\s>]/i.test(this.#begin)
    )
  }

  /** The name of the element whose end tag is the last text. */
  get closed(): string | undefined {
    return /<\/([a-z][\w-]*)\s*>\s*$/i.exec(this.#tail)?.[1]?.toLowerCase()
  }
}

export async function* slices(html: AsyncIterable<string> | string): AsyncGenerator<string> {
  for await (const part of typeof html === 'string' ? [html] : html) {
    for (let begin = 0; begin < part.length; begin += SLICE) yield part.slice(begin, begin + SLICE)
  }
}
