import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { $wishlists } from '../../../stores/wishlist/known.ts'
import { refreshCount } from '../../../stores/wishlist/wishlist.ts'
import type { wishlistCount } from './definition.ts'

/** Renders nothing before the number is known. */
export function WishlistCount({ count, t }: ViewProps<typeof wishlistCount>) {
  const known = useStore($wishlists).count ?? count
  useEffect(() => {
    if (count === undefined && $wishlists.get().count === undefined) refreshCount()
  }, [count])
  if (!known) return null
  return (
    <>
      <span data-part="count" aria-hidden="true">
        {known}
      </span>
      <span className="vt-hidden">{t.products({ count: known })}</span>
    </>
  )
}
