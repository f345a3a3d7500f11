import { useLayoutEffect, useRef } from 'react'
import { useRenderAgain, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { wishlistPage } from './definition.ts'

type Tag = typeof wishlistPage

export type Wish = { variantId: string; quantity: number }

export type ChosenRow = Wish & { rowId: string }

const NONE: readonly string[] = []

export function useRows() {
  const { parts, element } = useServerMarkup<Tag>()
  const [hidden, setHidden] = useMarkupState(NONE)
  const quantities = useRef<Record<string, number>>({}).current
  const renderAgain = useRenderAgain()
  const choices = parts('choice')
  const fieldOf = (choice: ServerPart) => element(choice) as HTMLInputElement | undefined
  const rowOf = (choice: ServerPart) => choice.within('row')
  const isThere = (choice: ServerPart) => !hidden.includes(rowOf(choice)?.key ?? '')
  const there = choices.filter(isThere)
  const chosen = there.filter((choice) => fieldOf(choice)?.checked)

  useLayoutEffect(() => {
    const all = element('all') as HTMLInputElement | undefined
    if (!all) return
    all.checked = chosen.length > 0 && chosen.length === there.length
    all.indeterminate = chosen.length > 0 && chosen.length < there.length
  })

  const wishIn = (row: ServerPart): Wish => ({
    variantId: row.data.productVariantId ?? '',
    quantity: quantities[row.key] ?? (Number(row.data.quantity) || 1),
  })

  return {
    /** Undefined for a row without a variant. */
    wishOf: (rowId: string): Wish | undefined =>
      parts('row')
        .filter(({ key }) => key === rowId)
        .map(wishIn)
        .find(({ variantId }) => variantId !== ''),
    hide: (rowIds: readonly string[]) => setHidden([...hidden, ...rowIds]),
    chosen: (): ChosenRow[] =>
      there.flatMap((choice) => {
        const row = rowOf(choice)
        return row && fieldOf(choice)?.checked ? [{ rowId: row.key, ...wishIn(row) }] : []
      }),
    rowProps: (row: ServerPart) => ({
      hidden: hidden.includes(row.key),
      on: {
        'wishlist:quantity': ({ detail }: CustomEvent<{ quantity: number }>) => {
          quantities[row.key] = detail.quantity
        },
      },
    }),
    choiceProps: { onChange: renderAgain },
    allProps: {
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        for (const choice of there) {
          const field = fieldOf(choice)
          if (field) field.checked = currentTarget.checked
        }
        renderAgain()
      },
    },
  }
}
