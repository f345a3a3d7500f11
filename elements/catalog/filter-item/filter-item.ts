import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { $filters, chooseFilter, type FilterChoice, isChosen, noteListed } from '../../../stores/filters/filters.ts'
import { controlOf, drawSelected, isField } from './control.ts'
import type { filterItem } from './definition.ts'

type Item = Connected<typeof filterItem>

/** Keeps the item, the fields in it and what is chosen on the page in step. */
export function connectFilterItem(item: Item): () => void {
  const { host, attributes, signal, onChange } = item
  if (host.dataset.isSelected === 'True' && isUsable(attributes)) noteListed(choiceOf(attributes))
  const draw = () => drawSelected(host, isUsable(attributes) && isChosen($filters.get().filters, choiceOf(attributes)))
  const late = new MutationObserver(draw)
  late.observe(host, { childList: true, subtree: true })
  onChange(draw)
  hearShopper(item, signal)
  if (!isUsable(attributes)) {
    warn(
      `<filter-item name="${attributes.name}" value="${attributes.value}"> names nothing.`,
      'It cannot be chosen.',
      'Give it a name and a value, and an attribute-id for ProductAttributes.',
    )
  }
  const stop = $filters.subscribe(draw)
  return () => {
    stop()
    late.disconnect()
  }
}

const choiceOf = ({ name, value, attributeId, single }: Item['attributes']): FilterChoice => ({
  name,
  value,
  single,
  ...(attributeId && { attributeId }),
})

const isUsable = ({ name, value, attributeId }: Item['attributes']) =>
  name !== '' && value !== '' && (name !== 'ProductAttributes' || attributeId !== '')

function choose({ host, attributes, emit }: Item, isSelected: boolean): void {
  if (!isUsable(attributes)) return
  const { name, value, attributeId } = attributes
  chooseFilter(choiceOf(attributes), isSelected)
  drawSelected(host, isSelected)
  emit('filter:toggle', { name, value, attributeId, isSelected })
}

function hearShopper(item: Item, signal: AbortSignal): void {
  const { host } = item
  const isSelected = () => host.dataset.isSelected === 'True'
  host.addEventListener(
    'change',
    ({ target }) => {
      const control = controlOf(host)
      if (target === control && isField(control)) choose(item, control.checked)
    },
    { signal },
  )
  host.addEventListener(
    'click',
    (event) => {
      const control = controlOf(host)
      if (isField(control) || !control.contains(event.target as Node) || !clickedOn(event, '*')) return
      event.preventDefault()
      choose(item, !isSelected())
    },
    { signal },
  )
  host.addEventListener(
    'keydown',
    (event) => {
      const control = controlOf(host)
      const isPress = event.key === ' ' || (event.key === 'Enter' && control === host)
      if (event.target !== control || isField(control) || control.localName === 'button' || !isPress) return
      event.preventDefault()
      choose(item, !isSelected())
    },
    { signal },
  )
}
