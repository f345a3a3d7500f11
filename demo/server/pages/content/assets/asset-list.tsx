/** @jsxImportSource hono/jsx */

import { sizeText } from '../../../../../runtime/text/file-size.ts'
import { assetAddresses } from '../../../api/assets/models.ts'
import type { ShopContext } from '../../../context.ts'
import { localeOf } from '../../../culture/formatters.ts'
import type { Asset } from '../../../shop/content/assets/assets.ts'
import { wholeNumber } from '../../layout/format.ts'
import { assetPath } from './addresses.ts'

export function factsText(c: ShopContext, { kind, width, height, bytes }: Asset): string {
  const { culture, t } = c.var
  const size =
    width !== null && height !== null
      ? t('Pages.Assets.Size', { width: wholeNumber(width, culture), height: wholeNumber(height, culture) })
      : t(`Library.Kinds.${kind}`)
  return bytes > 0 ? `${size}, ${sizeText(bytes, localeOf(culture))}` : size
}

/** The thumbnail of an asset, or a sheet with the extension of its name. */
export function AssetPicture({ c, asset }: { c: ShopContext; asset: Asset }) {
  const { thumbnail } = assetAddresses(c.get('app'), asset)
  const ending = asset.fileName.split('.').at(-1) ?? ''
  if (thumbnail === '') {
    return (
      <span class="asset-sheet" aria-hidden="true">
        {ending}
      </span>
    )
  }
  return (
    <img
      src={thumbnail}
      alt=""
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Scripts know an asset by these `data-*` attributes. */
export function assetData(c: ShopContext, asset: Asset) {
  const { file, thumbnail } = assetAddresses(c.get('app'), asset)
  return {
    'data-asset-id': asset.id,
    'data-asset-name': asset.name,
    'data-asset-type': asset.kind,
    'data-asset-thumbnail': thumbnail,
    'data-asset-uri': file,
    'data-asset-size': asset.bytes,
    'data-asset-width': asset.width ?? undefined,
    'data-asset-height': asset.height ?? undefined,
  }
}

export function AssetList({ c, assets }: { c: ShopContext; assets: Asset[] }) {
  return (
    <ul class="assets">
      {assets.map((asset) => (
        <li {...assetData(c, asset)}>
          <a href={assetPath(c, asset.id)}>
            <AssetPicture c={c} asset={asset} />
            <span>{asset.name}</span>
          </a>
          <span class="small soft">{factsText(c, asset)}</span>
        </li>
      ))}
    </ul>
  )
}
