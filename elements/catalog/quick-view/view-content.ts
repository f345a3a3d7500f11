import type { TextsOf } from '../../../runtime/element/define.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import type { quickView } from './definition.ts'
import { endIds } from './unique-ids.ts'
import type { View } from './view.ts'

/** What a view holds: nothing yet, the server's HTML once it has come, or a word about what went wrong. */
export class ViewContent {
  #state: 'none' | 'loading' | 'there' | 'failed' = 'none'
  #running: AbortController | undefined

  constructor(
    private readonly view: View,
    private readonly t: TextsOf<typeof quickView>,
    private readonly address: () => string,
  ) {}

  /** Fetches the HTML, once. What failed is tried again when the view is shown again. */
  want(): void {
    if (this.#state === 'there') this.view.reveal()
    else if (this.#state !== 'loading') this.#load()
  }

  /** Asks again at the shopper's wish, who does not lose focus with the button. */
  retry(): void {
    this.view.close.focus({ preventScroll: true })
    this.#load()
  }

  /** Ends what is under way; the next time begins anew. */
  forget(): void {
    this.#running?.abort()
    this.#state = 'none'
    this.view.content.replaceChildren()
  }

  async #load(): Promise<void> {
    const running = new AbortController()
    this.#running = running
    this.#enter('loading', this.t.loading)
    this.view.reveal()
    try {
      const html = await loadFragment(this.address(), 'quick-view', { signal: running.signal })
      if (running.signal.aborted) return
      if (!html.firstElementChild) throw new ShopError('unreadable')
      this.#show(html)
    } catch (error) {
      if (running.signal.aborted) return
      if (!(error instanceof ShopError)) throw error
      logOnly(`${this.address()} could not be shown in the list.`, error)
      const isGone = error.status === 404 || error.status === 410
      this.#enter('failed', isGone ? this.t.gone : this.t.failed)
      this.view.retry.hidden = isGone
    }
  }

  #show(html: DocumentFragment): void {
    const heading = html.querySelector('h1, h2, h3, h4')
    const name = heading?.textContent?.trim() || this.view.panel.ariaLabel || ''
    endIds(html, this.view.ending)
    setHtml(this.view.content, html)
    this.#enter('there', this.t.shown({ name }))
    this.view.reveal()
  }

  #enter(state: 'loading' | 'there' | 'failed', words: string): void {
    this.#state = state
    const { panel, retry, status } = this.view
    panel.dataset.state = state
    if (state === 'loading') panel.setAttribute('aria-busy', 'true')
    else panel.removeAttribute('aria-busy')
    // Once the product is there, the words are for those who do not see it.
    status.classList.toggle('vt-hidden', state === 'there')
    retry.hidden = true
    this.view.say(words)
  }
}
