import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  $giftCards,
  adoptGiftCards,
  giftCardOf,
  readGiftCards,
  restoreGiftCards,
  writeGiftCard,
} from '../../../stores/cart/gift-cards.ts'
import type { giftCard } from './definition.ts'

type Tag = typeof giftCard

const FIELDS = ['for', 'from', 'message'] as const

export function GiftCard({ host, itemKey, name, emit }: ViewProps<Tag>) {
  const { element, part } = useServerMarkup<Tag>()
  const cards = useStore($giftCards)
  const own = cards.find(({ key }) => key === itemKey)

  const typed = () => ({
    key: itemKey,
    for: element('for')?.value ?? '',
    from: element('from')?.value ?? '',
    message: element('message')?.value ?? '',
  })

  // Fills the fields with the stored card. Without one, stores the text that the server printed or the shopper typed
  // earlier.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item
  useLayoutEffect(() => {
    restoreGiftCards()
    adoptGiftCards(readGiftCards(part('cards')?.value))
    if (itemKey === '') return
    const kept = giftCardOf(itemKey, host.closest<HTMLElement>('[data-item-key]')?.dataset.itemKey)
    if (!kept) return writeGiftCard(typed())
    for (const field of FIELDS) {
      const node = element(field)
      if (node) node.value = kept[field]
    }
    const details = element('details')
    if (details) details.open = true
  }, [itemKey])

  const keep = { onInput: () => writeGiftCard(typed()), onChange: () => emit('giftcard:change', typed()) }
  const isCarrier = itemKey === '' || part('cards') !== undefined
  return (
    <ServerMarkup<Tag>
      parts={{
        details: { 'data-vt-filled': own ? '' : undefined },
        for: keep,
        from: keep,
        message: keep,
        cards: isCarrier
          ? { type: 'hidden', name: name || 'GiftCards', value: JSON.stringify(cards), readOnly: true }
          : undefined,
      }}
    />
  )
}
