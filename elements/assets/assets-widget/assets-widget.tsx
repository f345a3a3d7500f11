import { useEffect } from 'react'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { fieldParts } from '../../../runtime/uploads/field/field-parts.tsx'
import { inputLimits, wayOf } from '../../../runtime/uploads/field/form.ts'
import { keptFileIn } from '../../../runtime/uploads/field/kept-file.ts'
import { useUploadField } from '../../../runtime/uploads/field/use-upload-field.tsx'
import { isAccepted } from '../../../runtime/uploads/limits.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { readUploaded } from '../../../stores/assets/answers.ts'
import { getAsset } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import { uploadUrl } from '../../../stores/assets/paths.ts'
import { takePicked } from '../../../stores/assets/picking.ts'
import type { assetsWidget } from './definition.ts'
import { acceptOf } from './rules.ts'

type Tag = typeof assetsWidget

export function AssetsWidget({ host, uniqueId, fileTypes, maxSize, resumable, emit, t }: ViewProps<Tag>) {
  const { part, parts } = useServerMarkup<Tag>()
  const own = inputLimits(part('input')?.attributes)
  const accept = acceptOf(fileTypes)
  const field = useUploadField<Asset>({
    ...{ host, t, emit, read: readUploaded },
    initial: keptFileIn(parts('asset'), part('assetId'), part('assetName')),
    find: getAsset,
    isMultiple: false,
    maxFiles: 1,
    limits: { accept, maxSize: maxSize ?? own.maxSize, minSize: own.minSize },
    way: (file) => wayOf(host, file, { resumable, fallback: uploadUrl() }),
    messageOf: (refusal) => (refusal === 'acceptFileTypes' ? t.wrongFile : undefined),
  })

  const newest = useLatest({ ...field, accept, t })
  useEffect(
    () =>
      takePicked(uniqueId, (asset) => {
        const { add, showError, accept, t } = newest.current
        const type = asset.isImage ? 'image/*' : ''
        if (isAccepted({ name: asset.name, type }, accept) || isAccepted({ name: asset.url, type }, accept)) add(asset)
        else showError(t.wrongFile)
      }),
    [uniqueId, newest],
  )
  return (
    <ServerMarkup<Tag>
      parts={fieldParts(field, {
        ...{ uniqueId, t, isMultiple: false },
        has: (name) => parts(name).length > 0,
      })}
    />
  )
}
