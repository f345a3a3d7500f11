import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { $page } from '../../../runtime/navigation/page-state.ts'
import { settings } from '../../../runtime/page/settings.ts'
import {
  $filters,
  addFilter,
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
import {
  groupStates,
  inheritLooks,
  keepLooks,
  type Looks,
  movedBy,
  setGroups,
  shelveLooks,
  unshelveLooks,
  watchAnchor,
} from './carry.ts'
import type { productFilters } from './definition.ts'
import { Fields } from './fields.ts'
import { listAddress } from './list-address.ts'
import { Panel } from './panel.ts'
import { addParts, hasFilters, hideArea, panelOf, partOf } from './parts.ts'
import { isFetched } from './rules.ts'

type Tag = Connected<typeof productFilters>

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
    document.addEventListener(
      'page:before-full-load',
      (event) => shelveLooks((event as CustomEvent<{ url: string }>).detail.url, this.looks),
      { signal },
    )
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

/** What the server has narrowed the list by: as the tag says, else the address, and what its items show as chosen. */
function listedOf({ host, attributes }: Tag): Filters {
  const listed = attributes.currentFilter ? tidyFilters(attributes.currentFilter) : addressFilters()
  const shown = [...host.querySelectorAll('filter-item[data-is-selected=True]')]
  return shown.reduce((filters, item) => {
    const [name = '', value = '', attributeId = ''] = ['name', 'value', 'attribute-id'].map(
      (attribute) => item.getAttribute(attribute) ?? '',
    )
    const single = item.hasAttribute('single')
    return name && value ? addFilter(filters, { name, value, single, ...(attributeId && { attributeId }) }) : filters
  }, listed)
}

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
    addParts(host, t)
    form.panel.draw()
    form.draw()
  }
  draw()
  keepLooks(host, () => form.looks, signal)
  if (inherited) form.takeLooks(inherited)
  else comeBack(form)
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

/** After a full load of the same page: the panel and the groups as they were, and focus on what was clicked. */
function comeBack(form: FilterForm): void {
  const looks = unshelveLooks()
  if (!looks) return
  form.takeLooks(looks)
  const { activeElement } = document
  if (looks.focus && (!activeElement || activeElement === document.body)) document.getElementById(looks.focus)?.focus()
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

type Widget = { load(): void; stop(): void }

async function fetchWhatLacks(tag: Tag): Promise<Widget | undefined> {
  const { host, attributes, signal, onChange } = tag
  const hide = () => hideArea(host, !hasFilters(host) && !host.querySelector('[data-part=message]:not(:empty)'))
  const isWanted = !panelOf(host) && !hasFilters(host) && isFetched(attributes.theme || settings().theme)
  if (!isWanted) {
    hide()
    return undefined
  }
  const { filterWidget } = await import('./widget.ts')
  if (signal.aborted || hasFilters(host)) return undefined
  const widget = filterWidget(tag, hide)
  onChange((name) => {
    if (['brandId', 'categoryId', 'currentFilter', 'q'].includes(name)) widget.load()
  })
  widget.load()
  return widget
}
