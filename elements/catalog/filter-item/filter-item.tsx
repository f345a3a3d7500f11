import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { AttributesOf } from '../../../runtime/element/define.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { useHostAttributes, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $filters, chooseFilter, type FilterChoice, isChosen, noteListed } from '../../../stores/filters/filters.ts'
import type { filterItem } from './definition.ts'

type Attributes = AttributesOf<typeof filterItem>

export function FilterItem({ host, emit, ...attributes }: ViewProps<typeof filterItem>) {
  const { name, value, attributeId } = attributes
  const { filters } = useStore($filters)
  const { part, element } = useServerMarkup<typeof filterItem>()
  const tick = part('tick')
  const control = tick ? undefined : part('control')
  const isUsable = namesValue(attributes)
  const isSelected = isUsable && isChosen(filters, choiceOf(attributes))
  useListed(host, attributes)

  useLayoutEffect(() => {
    host.dataset.isSelected = isSelected ? 'True' : 'False'
    const field = element('tick')
    if (field) field.checked = isSelected
  })

  // From the store, since the view may not have been rendered since the last press.
  const toggle = () => {
    if (!isUsable) return
    const isWanted = !isChosen($filters.get().filters, choiceOf(attributes))
    chooseFilter(choiceOf(attributes), isWanted)
    emit('filter:toggle', { name, value, attributeId, isSelected: isWanted })
  }

  const onClick = (event: MouseEvent) => {
    if (!clickedOn(event, '*')) return
    event.preventDefault()
    toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isPress = event.key === ' ' || (event.key === 'Enter' && event.target === host)
    if (event.target !== event.currentTarget || !isPress) return
    event.preventDefault()
    toggle()
  }
  const isOwnControl = !tick && !control
  const checkbox = { role: 'checkbox', 'aria-checked': isSelected } as const
  useHostAttributes(isOwnControl ? { ...checkbox, tabindex: 0 } : {})
  useHostEvent<MouseEvent>('click', (event) => isOwnControl && onClick(event))
  useHostEvent<KeyboardEvent>('keydown', (event) => isOwnControl && onKeyDown(event))

  return (
    <ServerMarkup<typeof filterItem>
      parts={{
        tick: ({ path }) => (path === tick?.path ? { onChange: toggle } : {}),
        control: ({ path, attributes }) => {
          if (path !== control?.path) return {}
          const isButton = attributes.href === undefined
          return { ...checkbox, onClick, ...(!isButton && { onKeyDown }) }
        },
      }}
    />
  )
}

const choiceOf = ({ name, value, attributeId, single }: Attributes): FilterChoice => ({
  name,
  value,
  single,
  ...(attributeId && { attributeId }),
})

const namesValue = ({ name, value, attributeId }: Attributes) =>
  name !== '' && value !== '' && (name !== 'ProductAttributes' || attributeId !== '')

/** Adds a value that the server shows as chosen to the listed ones, and warns of an item without a value. */
function useListed(host: HTMLElement, attributes: Attributes): void {
  const { part } = useServerMarkup<typeof filterItem>()
  const tick = part('tick')
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start and with fresh HTML
  useLayoutEffect(() => {
    if (host.dataset.isSelected === 'True' && namesValue(attributes)) noteListed(choiceOf(attributes))
  }, [tick])
  const { name, value } = attributes
  const isUsable = namesValue(attributes)
  useEffect(() => {
    if (isUsable) return
    warn(
      `<filter-item name="${name}" value="${value}"> names nothing.`,
      'It cannot be chosen.',
      'Give it a name and a value, and an attribute-id for ProductAttributes.',
    )
  }, [isUsable, name, value])
}
