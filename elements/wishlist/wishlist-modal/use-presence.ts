import { useCallback, useEffect, useState } from 'react'
import { latest } from '../../../runtime/request/latest.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { getIsInList } from '../../../stores/wishlist/api.ts'
import type { wishlistModal } from './definition.ts'

/** The value of the radio button for a new list. */
export const NEW = 'new'

/** Whether the variant is in each list: as the server marked it, or as the shop has answered since. */
export function usePresence(productVariantId: string, choiceNow: () => string) {
  const { parts } = useServerMarkup<typeof wishlistModal>()
  const [presence, note] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(
      parts('list').map(({ attributes }) => [attributes.value ?? '', attributes['data-present'] !== undefined]),
    ),
  )
  const [chosen, setChosen] = useState('')
  const [ask] = useState(() => latest(getIsInList))
  useEffect(() => ask.abort, [ask])
  const now = useLatest(choiceNow)

  /** Without an answer the known state stays (§4). */
  const check = useCallback(async () => {
    const listId = now.current()
    setChosen(listId)
    ask.abort()
    if (listId === '' || listId === NEW) return
    try {
      const isIn = await ask(productVariantId, listId)
      if (isIn !== undefined) note((known) => ({ ...known, [listId]: isIn }))
    } catch (error) {
      ask.onceOnline(error, check)
      // A failure is not reported: the list can be changed all the same, and its button reports a failure of that.
    }
  }, [ask, now, productVariantId])

  return { chosen, presence, isIn: presence[chosen] === true, check, note }
}
