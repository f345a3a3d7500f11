import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { $page } from '../../../runtime/navigation/page-state.ts'
import { settings } from '../../../runtime/page/settings.ts'
import {
  $filters,
  addressFilters,
  applyFilters,
  chooseFilters,
  countFilters,
  dropChoice,
  type Filters,
  filterAddress,
  showListed,
  tidyFilters,
} from '../../../stores/filters/filters.ts'
import { groupStates, inheritLooks, keepLooks, type Looks, movedBy, setGroups, watchAnchor } from './carry.ts'
import type { productFilters } from './definition.ts'
import { Fields } from './fields.ts'
import { listAddress } from './list-address.ts'
import { Panel } from './panel.ts'
import { hasFilters, hideArea, lacksButtons, panelOf, partOf } from './parts.ts'
import { isFetched } from './rules.ts'

type Tag = Connected<typeof productFilters>

const rare = async () => (await import('./rare.ts')).rarely

/** The address that typing has led to by itself: more typing takes its place in the history. */
let typedAt: { url: string; names: string } | undefined

/** The filters of one tag, while it is in the page. */
class FilterForm {
  readonly panel: Panel
  readonly fields: Fields
  readonly #anchor: () => Looks['anchor']
  /** The words of the submit button, as the server sent them. */
  #show: string | undefined

  constructor(readonly tag: Tag) {
    const { host, signal, attributes, t } = tag
    this.panel = new Panel({ host, signal, label: () => t.filters })
    this.fields = new Fields({
      host,
      signal,
      isTimed: () => attributes.refreshOnClick || attributes.autoSubmit,
      changed: () => this.#changed(),
      due: (names) => this.#submitTyped(names.join()),
    })
    this.#anchor = watchAnchor(host, signal)
    showListed(listedOf(tag))
    this.#hearShopper()
  }

  get looks(): Looks {
    const { host } = this.tag
    return {
      isOpen: this.panel.isOpen,
      scroll: this.panel.scroll,
      groups: groupStates(host),
      typed: this.fields.typed,
      anchor: this.#anchor(),
    }
  }

  takeLooks({ isOpen, scroll, groups, typed, anchor }: Looks): void {
    const { host } = this.tag
    setGroups(host, groups)
    if (isOpen) this.panel.carryOn(scroll)
    this.fields.take(typed)
    // Groups above may have become shorter.
    if (isOpen) panelOf(host)?.scrollBy({ top: movedBy(anchor), behavior: 'instant' })
    // The page is scrolled to its place in this frame, after this.
    else if (anchor) requestAnimationFrame(() => scrollBy({ top: movedBy(anchor), behavior: 'instant' }))
  }

  /** Shows what is chosen: how many, in the fields, and in the button's words, which count only what is listed. */
  readonly draw = (): void => {
    const { host, t } = this.tag
    const { state, filters } = $filters.get()
    const count = partOf(host, 'count')
    const chosen = countFilters(filters)
    if (count) write(count, chosen > 0 ? `(${chosen})` : '')
    const button = partOf(host, 'show')
    if (button) {
      this.#show ??= button.textContent ?? ''
      write(button, state === 'listed' || this.tag.attributes.refreshOnClick ? this.#show : t.show)
    }
    this.fields.draw()
  }

  /** Goes to the list with all that is chosen. */
  submit(replace = false): void {
    const { host, emit } = this.tag
    this.fields.finish()
    const base = listAddress(host, location.href)
    const { filters, state } = $filters.get()
    const url = filterAddress(base, filters)
    if (state === 'listed' && url === location.href) return
    emit('filters:submit', { filters, url })
    void applyFilters({ base, replace })
  }

  #submitTyped(names: string): void {
    if ($filters.get().state === 'listed') return
    this.submit(typedAt?.url === location.href && typedAt.names === names)
    typedAt = { url: filterAddress(listAddress(this.tag.host, location.href), $filters.get().filters), names }
  }

  #changed(): void {
    const { filters } = $filters.get()
    this.tag.emit('filters:change', { filters, url: filterAddress(listAddress(this.tag.host, location.href), filters) })
  }

  /** After a choice: at once, after a while, or when it is asked for. */
  #follow(): void {
    const { refreshOnClick, autoSubmit } = this.tag.attributes
    this.#changed()
    if (refreshOnClick) this.submit()
    else if (autoSubmit) this.fields.wait()
  }

  #hearShopper(): void {
    const { host, signal } = this.tag
    host.addEventListener('filter:toggle', () => this.#follow(), { signal })
    host.addEventListener('click', (event) => this.#hearClear(event), { signal })
    host.addEventListener(
      'submit',
      (event) => {
        if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
        event.preventDefault()
        this.submit()
        this.panel.close()
      },
      { signal },
    )
    // On the way back the list is the one that the server sent, whatever was chosen when it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && dropChoice(), { signal })
  }

  #hearClear(event: MouseEvent): void {
    if (!clickedOn(event, '[data-part=clear]')) return
    event.preventDefault()
    this.fields.finish()
    chooseFilters({})
    this.#follow()
  }
}

const write = (element: Element, words: string) => {
  if (element.textContent !== words) element.textContent = words
}

/** What the server has narrowed the list by: as the tag says, else the address. The items say what they show as chosen. */
const listedOf = ({ attributes: { currentFilter } }: Tag): Filters =>
  currentFilter ? tidyFilters(currentFilter) : addressFilters()

/** Runs the filters that the server sent, and fetches them when it sent none. */
export function connectProductFilters(tag: Tag): () => void {
  const { host, signal, t } = tag
  const inherited = inheritLooks()
  const form = new FilterForm(tag)
  let lacking: Widget | undefined
  const draw = () => {
    if (hasFilters(host)) {
      hideArea(host, false)
      lacking?.stop()
    }
    // What is made brings its own call of this.
    if (lacksButtons(host)) rare().then(({ addParts }) => signal.aborted || addParts(host, t))
    form.panel.draw()
    form.draw()
  }
  draw()
  keepLooks(host, () => form.looks, signal)
  if (inherited) form.takeLooks(inherited)
  else if (!host.closest('page-loader')) void comeBack(form)
  const stop = $filters.listen(form.draw)
  const late = new MutationObserver(draw)
  late.observe(host, { childList: true, subtree: true })
  whenComplete(signal, async () => {
    lacking = await fetchWhatLacks(tag)
  })
  return () => {
    stop()
    late.disconnect()
    hideArea(host, false)
  }
}

/** After a full load of the same page, the panel and the groups are as they were. */
async function comeBack(form: FilterForm): Promise<void> {
  const { keepOverLoads } = await rare()
  if (!form.tag.signal.aborted) keepOverLoads(form, form.tag.signal)
}

/** Calls back once the page has come, in full or in place: filters may be the last of it. */
function whenComplete(signal: AbortSignal, then: () => void): void {
  const isComplete = () => document.readyState !== 'loading' && $page.get().state === 'ready'
  if (isComplete()) {
    then()
    return
  }
  const look = () => {
    if (signal.aborted || !isComplete()) return
    document.removeEventListener('DOMContentLoaded', look)
    stop()
    then()
  }
  const stop = $page.listen(look)
  document.addEventListener('DOMContentLoaded', look, { signal })
  signal.addEventListener('abort', stop)
}

type Widget = { stop(): void }

async function fetchWhatLacks(tag: Tag): Promise<Widget | undefined> {
  const { host, attributes, signal } = tag
  const hide = () => hideArea(host, !hasFilters(host) && !host.querySelector('[data-part=message]:not(:empty)'))
  const isWanted = !panelOf(host) && !hasFilters(host) && isFetched(attributes.theme || settings().theme)
  if (!isWanted) {
    hide()
    return undefined
  }
  const { filterWidget } = await rare()
  if (signal.aborted || hasFilters(host)) return undefined
  return filterWidget(tag, hide)
}
