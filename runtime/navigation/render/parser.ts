import type { Nonces } from '../../page/adapt.ts'
import { pageNonce, policy } from '../../page/trusted.ts'
import { mainOf } from './area.ts'

/** What is written of a document at a time: parsing so much takes about a millisecond. */
const SLICE = 24_000

/** A document that nothing runs, loads or upgrades in. This maker also lets declarative shadow roots come to be. */
function inertDocument(): Document {
  const { parseHTMLUnsafe } = Document as { parseHTMLUnsafe?: (html: string) => Document }
  return parseHTMLUnsafe?.call(Document, policy().createHTML('')) ?? document.implementation.createHTMLDocument('')
}

/** Reads a document of the server while it arrives. */
export class Parser {
  readonly page = inertDocument()
  isEnded = false
  /** True when a link, such as that of a style sheet, may have come with the text that was written last. */
  mayHaveLink = false
  #begin = ''
  #tail = ''

  constructor(private readonly nonces: Nonces) {}

  write(text: string): void {
    // Chromium applies the policy of the page to style elements of a document that nobody sees, and reports them.
    const known = text.replace(/(<style\b[^>]*\bnonce=")([^"]*)/gi, (all, before: string, nonce: string) =>
      this.nonces?.has(nonce) ? before + pageNonce() : all,
    )
    this.page.write(policy().createHTML(known))
    if (this.#begin.length < SLICE) this.#begin += text
    const last = this.#tail + text
    this.mayHaveLink = /<link/i.test(last)
    this.#tail = last.slice(-200)
  }

  end(): void {
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

/** True when something follows the node, or a parent of it below `root`: the parser is done with it. */
export function isOver(node: Node, root: Node): boolean {
  for (let one: Node | null = node; one && one !== root; one = one.parentNode) if (one.nextSibling) return true
  return false
}

/** Cuts what arrives into small parts. */
export async function* slices(html: AsyncIterable<string> | string): AsyncGenerator<string> {
  for await (const part of typeof html === 'string' ? [html] : html) {
    for (let begin = 0; begin < part.length; begin += SLICE) yield part.slice(begin, begin + SLICE)
  }
}
