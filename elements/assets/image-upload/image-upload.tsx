import { createElement, useEffect, useRef, useState } from 'react'
import { logOnly } from '../../../runtime/page/warn.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { fieldParts } from '../../../runtime/uploads/field/field-parts.tsx'
import { inputLimits, wayOf } from '../../../runtime/uploads/field/form.ts'
import { type KeptFile, keptFileIn } from '../../../runtime/uploads/field/kept-file.ts'
import { Step } from '../../../runtime/uploads/field/kept-list.tsx'
import { useUploadField } from '../../../runtime/uploads/field/use-upload-field.tsx'
import { fetchImage, type ImageSize, measureImage } from '../../../runtime/uploads/image/image-file.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { readUploaded } from '../../../stores/assets/answers.ts'
import { getAsset } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import { uploadUrl } from '../../../stores/assets/paths.ts'
import { takePicked } from '../../../stores/assets/picking.ts'
import type { imageUpload } from './definition.ts'
import { fitOf } from './rules.ts'
import { useTurning } from './use-turning.ts'

type Tag = typeof imageUpload

/** The data of a cropped image in the event of `<crop-dialog>`. */
type Cropped = Omit<KeptFile, 'isImage'>

/** An image is compared with the crop size before it is sent, and again with the size that the shop has measured. */
export function ImageUpload(props: ViewProps<Tag>) {
  const { host, uniqueId, cropWidth, cropHeight, accept, maxSize, keepOriginal, resumable, emit, t } = props
  const { part, parts } = useServerMarkup<Tag>()
  const own = inputLimits(part('input')?.attributes)
  const crop = { width: cropWidth, height: cropHeight }
  const tooSmall = t.minimum({ width: cropWidth, height: cropHeight })
  const sizes = useRef(new WeakMap<File, ImageSize>())
  const sources = useRef(new Map<string, File>())
  const [cropping, setCropping] = useState<{ asset: Asset; file: File }>()

  const way = (file: File) => {
    const made = wayOf(host, file, { resumable, fallback: uploadUrl() })
    const isCropped = fitOf(sizes.current.get(file) ?? crop, crop) === 'larger'
    return isCropped ? { ...made, fields: { ...made.fields, keepTemp: 'true' } } : made
  }
  const taken = (asset: Asset, file: File) => {
    const { width = 0, height = 0 } = {
      ...sizes.current.get(file),
      ...(asset.width && { width: asset.width, height: asset.height }),
    }
    const fit = fitOf({ width, height }, crop)
    if (!asset.isImage) return void field.showError(t.noImage)
    if (fit === 'smaller') return void field.showError(tooSmall)
    if (fit === 'larger') {
      emit('crop:open', { name: asset.name })
      return setCropping({ asset, file })
    }
    sources.current.set(asset.id, file)
    field.add(asset)
  }
  const field = useUploadField<Asset>({
    ...{ host, t, emit, way, taken, read: readUploaded },
    initial: keptFileIn(parts('asset'), part('assetId'), part('assetName')),
    find: getAsset,
    isMultiple: false,
    maxFiles: 1,
    limits: { accept: accept || own.accept || 'image/*', maxSize: maxSize ?? own.maxSize, minSize: own.minSize },
    messageOf: (refusal) => (refusal === 'acceptFileTypes' ? t.noImage : undefined),
    async prepare(file) {
      const size = await measureImage(file)
      if (!size) return { text: t.noImage }
      sizes.current.set(file, size)
      return fitOf(size, crop) === 'smaller' ? { text: tooSmall } : file
    },
  })
  const { turn, turnOf } = useTurning({
    sourceOf: (id) => sources.current.get(id),
    send: (file) => field.take([file]),
    failed: () => field.showError(t.uploadFailed),
  })

  const newest = useLatest({ pick: (asset: Asset) => pick(asset) })
  useEffect(() => takePicked(uniqueId, (asset) => newest.current.pick(asset)), [uniqueId, newest])
  /** An image of the library is used unchanged, or handled like a chosen file. */
  const pick = async (asset: Asset) => {
    const { width = 0, height = 0 } = asset
    if (!asset.isImage) return field.showError(t.noImage)
    if (fitOf({ width, height }, crop) === 'exact') return field.add(asset)
    try {
      const blob = await fetchImage(asset.url)
      field.take([new File([blob], asset.name, { type: blob.type })])
    } catch (error) {
      logOnly('The chosen image of <image-upload> could not be fetched.', error)
      field.showError(t.uploadFailed)
    }
  }

  useHostEvent<CustomEvent<Cropped>>('crop:done', ({ detail }) => {
    if (cropping) sources.current.set(detail.id, cropping.file)
    setCropping(undefined)
    field.add({ ...detail, isImage: true })
  })
  useHostEvent('crop:cancel', () => setCropping(undefined))
  const cropDialog = ({ asset, file }: { asset: Asset; file: File }) => {
    const { endpoint, fieldName } = way(file)
    return createElement('crop-dialog', {
      src: asset.url || asset.thumbnail,
      'tmp-name': asset.tmpName,
      name: asset.name,
      'crop-width': cropWidth,
      'crop-height': cropHeight,
      'keep-original': keepOriginal || undefined,
      'upload-url': endpoint,
      'field-name': fieldName,
    })
  }

  return (
    <ServerMarkup<Tag>
      parts={fieldParts(field, {
        ...{ uniqueId, t, isMultiple: false },
        has: (name) => parts(name).length > 0,
        turnOf,
        extra: (file) => (
          <>
            <Step part="rotateLeft" label={t.left} sign="↺" run={() => turn(file, -90)} />
            <Step part="rotateRight" label={t.right} sign="↻" run={() => turn(file, 90)} />
          </>
        ),
        after: cropping && cropDialog(cropping),
      })}
    />
  )
}
