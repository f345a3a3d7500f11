/** @jsxImportSource hono/jsx */
import type { Asset } from '../../../shop/content/assets/assets.ts'

/** The inputs of an asset in a form, with the names of §3: scripts set their values. */
export function AssetInputs({ id, asset }: { id: string; asset: Asset | undefined }) {
  return (
    <>
      <input type="hidden" name={`AssetId-${id}`} value={asset?.id ?? ''} />
      <input type="hidden" name={`AssetName-${id}`} value={asset?.name ?? ''} />
      <input type="hidden" name={`AssetLoaded${id}`} value={asset ? 'true' : ''} />
      <input type="hidden" name={`asset-${id}-name-changed`} value="" />
    </>
  )
}
