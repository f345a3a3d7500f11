import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { variantContent } from '../../../stores/product/variant-content.ts'
import { $noQuantity, productOf, productOfPage } from '../../../stores/product/variation.ts'
import { getDegressivePrice } from '../../../stores/product/widgets.ts'
import type { degressivePrice } from './definition.ts'
import { quantityIn, stepOf } from './rules.ts'

type Tag = typeof degressivePrice

export function DegressivePrice({ host, productVariantId }: ViewProps<Tag>) {
  const { parts, setMarkup } = useServerMarkup<Tag>()
  const [{ $content, follow, connect }] = useState(() =>
    variantContent({ host, attribute: 'product-variant-id', load: getDegressivePrice }),
  )
  const { isStale } = useStore($content)
  const quantity = useQuantity(host)
  const steps = parts('step')
  const current =
    quantity === undefined
      ? undefined
      : stepOf(
          quantity,
          steps.map(({ data }) => Number(data.from)),
        )

  useLayoutEffect(() => $content.listen(({ content }) => content && setMarkup(content)), [$content, setMarkup])
  useLayoutEffect(() => connect(), [connect])
  useLayoutEffect(() => follow(productVariantId), [follow, productVariantId])
  // With a single price the tag takes no space.
  useHostAttributes({ 'data-stale': isStale, hidden: steps.length > 0 ? steps.length === 1 : undefined })

  return (
    <ServerMarkup<Tag>
      parts={{ step: ({ index }) => (current === undefined ? {} : { 'aria-current': index === current || null }) }}
    />
  )
}

/** The last number that was typed as the quantity. */
function useQuantity(host: HTMLElement): number | undefined {
  const [$quantity] = useState(() => (productOf(host) ?? productOfPage())?.$quantity ?? $noQuantity)
  const typed = quantityIn(useStore($quantity))
  const [quantity, setQuantity] = useState(typed)
  if (typed !== undefined && typed !== quantity) setQuantity(typed)
  return typed ?? quantity
}
