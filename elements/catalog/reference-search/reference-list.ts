import './reference-search.css'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { askSignIn } from '../../../runtime/forms/sign-in.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { markedWords } from '../../../runtime/typeahead/marks.ts'
import { type Found, type Row, Typeahead } from '../../../runtime/typeahead/typeahead.ts'
import { getReferences, type Reference } from '../../../stores/search/api.ts'
import type { referenceSearch } from './definition.ts'

type Tag = Connected<typeof referenceSearch>

/** What was found for a text, page after page. */
export class ReferenceList {
  readonly #tag: Tag
  readonly #typeahead: Typeahead
  readonly #more = latest((stop, text: string, page: number) => getReferences(stop, text, page))
  #text = ''
  #found: Reference[] = []
  #page = 1

  constructor(tag: Tag, field: HTMLInputElement, signal: AbortSignal) {
    this.#tag = tag
    const { host, attributes, t } = tag
    signal.addEventListener('abort', () => this.#more.abort())
    this.#typeahead = new Typeahead({
      ...{ host, field, signal, texts: t },
      minLength: () => attributes.minLength,
      ask: async (text, stop) => {
        this.#more.abort()
        const found = await getReferences(stop, text, 1)
        stop.throwIfAborted()
        return this.#begin(text, found)
      },
      failed: (error, text) => {
        logOnly(`The stock numbers for "${text}" could not be searched.`, error)
        if (error.kind !== 'unauthorized') return error.serverMessage ?? t.failed
        askSignIn(signal).then((isSignedIn) => isSignedIn && this.#typeahead.search())
        return undefined
      },
    })
  }

  #begin(text: string, found: Reference[]): Found {
    this.#text = text
    this.#found = found
    this.#page = 1
    return this.#drawn(found.length)
  }

  #drawn(arrived: number, next?: string): Found {
    const rows = this.#found.flatMap((reference, index) => this.#row(reference, index))
    const count = rows.length
    if (arrived < this.#tag.attributes.pageSize || arrived === 0) return { rows, count, next }
    const content = [this.#tag.t.more]
    const more: Row = { key: 'more', part: 'more', content, stays: true, choose: () => void this.#fetchMore() }
    return { rows: [...rows, more], count, next }
  }

  #row({ sku, url }: Reference, index: number): Row[] {
    const address = ownUrl(url)
    if (!address) return []
    const choose = () => {
      this.#tag.emit('search:select', { name: sku, url })
      visit(address).catch(() => {})
    }
    return [{ key: `${index}`, part: 'reference', href: address.href, content: [markedWords(sku, this.#text)], choose }]
  }

  async #fetchMore(): Promise<void> {
    const text = this.#text
    try {
      const arrived = await this.#more(text, this.#page + 1)
      if (!arrived || text !== this.#text || !this.#typeahead.isOpen) return
      const next = `${this.#found.length - (arrived.length > 0 ? 0 : 1)}`
      this.#page += 1
      this.#found = [...this.#found, ...arrived]
      this.#typeahead.show(this.#drawn(arrived.length, next))
    } catch (error) {
      // The row for more stays: choosing it again asks again.
      logOnly(`More stock numbers for "${text}" could not be fetched.`, error)
    }
  }
}
