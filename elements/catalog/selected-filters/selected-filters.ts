import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { setHidden } from '../../../runtime/page/part.ts'
import {
  $filters,
  applyFilters,
  chooseFilters,
  type Filters,
  removeFilter,
  showListed,
} from '../../../stores/filters/filters.ts'
import type { selectedFilters } from './definition.ts'

const CHIP = '[data-part=chip]'

/** Takes filters off, together with what is chosen and not listed yet. Without any the block is hidden. */
export function connectSelectedFilters({ host, emit, signal }: Connected<typeof selectedFilters>): () => void {
  const draw = () => {
    const chips = [...host.querySelectorAll<HTMLElement>(CHIP)]
    if ($filters.get().state === 'listed') for (const chip of chips) hide(chip, false)
    host.hidden = !chips.some(({ hidden }) => !hidden)
  }
  const take = (chip: HTMLElement) => {
    const isAll = chip.dataset.part === 'clear'
    const names = (chip.dataset.name ?? '').split(/\s+/).filter(Boolean)
    if (!isAll && names.length === 0) return false
    if ($filters.get().state === 'listed') showListed(listedOf())
    chooseFilters(isAll ? {} : names.reduce((filters, name) => without(filters, name, chip), $filters.get().filters))
    const gone = isAll ? [...host.querySelectorAll<HTMLElement>(CHIP)] : [chip]
    moveFocus(host, gone)
    for (const each of gone) hide(each, true)
    draw()
    const { value = '', attributeId = '' } = chip.dataset
    emit('filter:remove', { name: names.join(' '), value, attributeId })
    void applyFilters()
    return true
  }
  host.addEventListener(
    'click',
    (event) => {
      const chip = clickedOn(event, `${CHIP}, [data-part=clear]`)
      if (chip && take(chip)) event.preventDefault()
    },
    { signal },
  )
  const late = new MutationObserver(draw)
  late.observe(host, { childList: true, subtree: true })
  const stop = $filters.subscribe(draw)
  return () => {
    stop()
    late.disconnect()
  }
}

/** What is listed, by whom knows it best: the filters of the page, else its address. */
const listedOf = (): Filters | undefined => {
  const { listed } = $filters.get()
  return Object.keys(listed).length > 0 ? listed : undefined
}

/** The two ends of a range are one chip with two names. */
function without(filters: Filters, name: string, { dataset }: HTMLElement): Filters {
  const { value = '', attributeId } = dataset
  const single = value === '' || !Array.isArray(filters[name])
  return removeFilter(filters, attributeId ? { name, value, attributeId } : { name, value, single })
}

function hide(chip: HTMLElement, isHidden: boolean): void {
  const place = chip.closest('li') ?? chip
  for (const element of [place, chip]) setHidden(element, isHidden)
}

/** Focus on a chip that goes is passed on to the next one, or to the page. */
function moveFocus(host: HTMLElement, gone: readonly HTMLElement[]): void {
  const chips = [...host.querySelectorAll<HTMLElement>(`${CHIP}:not([hidden])`)]
  const at = chips.findIndex((chip) => gone.includes(chip) && chip.contains(document.activeElement))
  if (at < 0) return
  const rest = chips.filter((chip) => !gone.includes(chip))
  const next = rest[Math.min(at, rest.length - 1)] ?? document.querySelector<HTMLElement>('main h1, h1')
  if (!next) return
  if (!next.matches('a, button')) next.tabIndex = -1
  next.focus({ preventScroll: true })
}
