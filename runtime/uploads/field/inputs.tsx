import type { KeptFiles } from './use-kept-files.ts'

type Props = {
  uniqueId: string
  kept: KeptFiles
  /** Whether the page has a field itself. */
  has(part: 'assetId' | 'assetName' | 'assetLoaded' | 'newName' | 'nameChanged'): boolean
}

const Hidden = ({ name, value }: { name: string; value: string }) => <input type="hidden" name={name} value={value} />

/** The values of the fields of one asset (§3). */
export function singleValues({ kept }: Pick<Props, 'kept'>) {
  const [file] = kept.files
  return {
    assetId: file?.id ?? '',
    assetName: file?.name ?? '',
    assetLoaded: String(file !== undefined && kept.loaded.includes(file.id)),
    nameChanged: String(file !== undefined && kept.nameOf(file) !== file.name),
  }
}

/** The name of the field for a file's name in a form with one asset. */
export const singleNameField = (uniqueId: string): string => `asset-${uniqueId}-name`

/** The fields of one asset, without that of its name, which is in its row (§3). */
export function SingleInputs({ uniqueId, kept, has }: Props) {
  const { assetId, assetName, assetLoaded, nameChanged } = singleValues({ kept })
  const [file] = kept.files
  return (
    <>
      {!has('assetId') && <Hidden name={`AssetId-${uniqueId}`} value={assetId} />}
      {!has('assetName') && <Hidden name={`AssetName-${uniqueId}`} value={assetName} />}
      {!has('assetLoaded') && <Hidden name={`AssetLoaded${uniqueId}`} value={assetLoaded} />}
      {!file && !has('newName') && <Hidden name={singleNameField(uniqueId)} value="" />}
      {!has('nameChanged') && <Hidden name={`${singleNameField(uniqueId)}-changed`} value={nameChanged} />}
    </>
  )
}

/** The fields of a form's assets in their order, without those of the names (§3). */
export function MultipleInputs({ uniqueId, kept }: Pick<Props, 'uniqueId' | 'kept'>) {
  return (
    <>
      <Hidden name={`list-assets-orders-${uniqueId}`} value={kept.files.map(({ id }) => id).join(',')} />
      <Hidden
        name={`AssetsLoaded-${uniqueId}`}
        value={kept.loaded.filter((id) => kept.files.some((file) => file.id === id)).join(',')}
      />
      {kept.files.map(({ id }) => (
        <Hidden key={id} name={`asset-${id}`} value={id} />
      ))}
    </>
  )
}
