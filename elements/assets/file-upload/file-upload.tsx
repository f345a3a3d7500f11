import { useEffect } from 'react'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { fieldParts } from '../../../runtime/uploads/field/field-parts.tsx'
import { formOf, inputLimits, wayOf } from '../../../runtime/uploads/field/form.ts'
import { keptFileIn, keptFilesOf } from '../../../runtime/uploads/field/kept-file.ts'
import { useUploadField } from '../../../runtime/uploads/field/use-upload-field.tsx'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { readUploaded } from '../../../stores/assets/answers.ts'
import { getAsset, postDeletion, postName, postOrder, postRestoration } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import { uploadUrl } from '../../../stores/assets/paths.ts'
import { takePicked } from '../../../stores/assets/picking.ts'
import type { fileUpload } from './definition.ts'

type Tag = typeof fileUpload

/** Files are uploaded as soon as they are chosen; their fields are sent with the form. */
export function FileUpload({
  host,
  uniqueId,
  multiple,
  accept,
  maxSize,
  maxFiles,
  resumable,
  inLibrary,
  emit,
  t,
}: ViewProps<Tag>) {
  const { part, parts } = useServerMarkup<Tag>()
  const own = inputLimits(part('input')?.attributes)
  const folderId = () => formOf(host)?.querySelector<HTMLInputElement>('input[name=folderId]')?.value ?? ''
  const calls = {
    rename: postName,
    remove: postDeletion,
    restore: postRestoration,
    order: (ids: string[]) => postOrder(folderId(), ids),
  }
  const field = useUploadField<Asset>({
    ...{ host, t, emit, read: readUploaded },
    initial: multiple ? keptFilesOf(parts('asset')) : keptFileIn(parts('asset'), part('assetId'), part('assetName')),
    find: getAsset,
    isMultiple: multiple,
    maxFiles: multiple ? maxFiles : 1,
    limits: { accept: accept || own.accept, maxSize: maxSize ?? own.maxSize, minSize: own.minSize },
    way: (file) => wayOf(host, file, { resumable, fallback: uploadUrl() }),
    calls: inLibrary ? calls : undefined,
  })

  const newest = useLatest(field)
  useEffect(() => takePicked(uniqueId, (asset) => newest.current.add(asset)), [uniqueId, newest])
  return (
    <ServerMarkup<Tag>
      parts={fieldParts(field, {
        ...{ uniqueId, t, isMultiple: multiple },
        has: (name) => parts(name).length > 0,
      })}
    />
  )
}
