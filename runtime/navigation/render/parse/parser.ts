import type { Nonces } from '../../../page/adapt.ts'
import { pageNonce, policy } from '../../../page/trusted.ts'
import { mainOf } from '../area.ts'
import { FormOwners } from './form-owners.ts'

/** What is written of a document at a time: parsing so much takes about a millisecond. */
const SLICE = 24_000

/**
 * A document that nothing runs, loads or upgrades in. It is opened before anything is written: WebKit would add the text to the
 * body of the empty document, and lose its head. Declarative shadow roots are templates here; `adapt` attaches them.
 */
function inertDocument(): Document {
  const page = document.implementation.createHTMLDocument('')
  page.open()
  return page
}

/** Reads a document of the server while it arrives. */
export class Parser {
  readonly page = inertDocument()
  isEnded = false
  /** True when a link, such as that of a style sheet, may have come with the text that was written last. */
  mayHaveLink = false
  readonly #owners = new FormOwners(this.page)
  #begin = ''
  #tail = ''
  /** What may be the beginning of a form's tag waits for the rest of it. */
  #waiting = ''

  constructor(private readonly nonces: Nonces) {}

  write(part: string): void {
    const arrived = this.#waiting + part
    this.#waiting = /<\/?[a-z]{0,4}$/i.exec(arrived)?.[0] ?? ''
    this.#parse(arrived.slice(0, arrived.length - this.#waiting.length))
  }

  #parse(text: string): void {
    // Chromium applies the policy of the page to style elements of a document that nobody sees, and reports them.
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

  /** False for a part of a page: it says nothing of the rest. */
  get isWhole(): boolean {
    const { doctype, documentElement } = this.page
    return (
      doctype !== null ||
      documentElement.hasAttributes() ||
      mainOf(this.page) !== null ||
      /^\s*(<!--[\s\S]*?-->\s*)*<(html|head|body)[\s>]/i.test(this.#begin)
    )
  }

  /** The name of the element whose end tag came last and is followed by nothing. */
  get closed(): string | undefined {
    return /<\/([a-z][\w-]*)\s*>\s*$/i.exec(this.#tail)?.[1]?.toLowerCase()
  }
}

/** Cuts what arrives into small parts. */
export async function* slices(html: AsyncIterable<string> | string): AsyncGenerator<string> {
  for await (const part of typeof html === 'string' ? [html] : html) {
    for (let begin = 0; begin < part.length; begin += SLICE) yield part.slice(begin, begin + SLICE)
  }
}
