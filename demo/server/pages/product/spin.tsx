/** @jsxImportSource hono/jsx */
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import { SPIN_FRAMES, type WIDTHS } from '../../../photos/sizes.ts'
import { photoAddress, photoSources } from '../../../photos/sources.ts'
import type { ShopContext } from '../../context.ts'

/** Pixels. The photos of a turn are small, since each product has 36 of them. */
const spinWidths = [320, 640] as const satisfies (typeof WIDTHS)[number][]

type SpinProps = { c: ShopContext; photo: PhotoSubject; name: string; sizes: string }

export function Spin({ c, photo, name, sizes }: SpinProps) {
  const [app, t] = [c.get('app'), c.get('t')]
  const { variantId } = photo
  const last = String(SPIN_FRAMES - 1)
  const frames = photoAddress(app, variantId, `spin-{00..${last}}`, 640).replace('-640.', '-{width}.')
  const first = photoSources({ app, variantId, view: 'spin-00' })
  const srcset = spinWidths.map((width) => `${photoAddress(app, variantId, 'spin-00', width)} ${width}w`)
  return (
    <product-spin frames={frames} widths={spinWidths.join(',')}>
      <img
        src={first.src}
        srcset={srcset.join(', ')}
        sizes={sizes}
        width={first.width}
        height={first.height}
        alt={t('Shop.Product.AllAround', { name })}
        loading="lazy"
        decoding="async"
      />
    </product-spin>
  )
}
