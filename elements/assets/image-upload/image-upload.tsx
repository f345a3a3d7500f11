import '../../../runtime/uploads/uploads.css'
import { createElement, useRef, useState } from 'react'
import { inputLimits, wayOf } from '../../../runtime/uploads/field/form.ts'
import { SingleInputs, singleNameField, singleValues } from '../../../runtime/uploads/field/inputs.tsx'
import { type KeptFile, keptFilesOf } from '../../../runtime/uploads/field/kept-file.ts'
import { KeptList, Step } from '../../../runtime/uploads/field/kept-list.tsx'
import { UploadList } from '../../../runtime/uploads/field/upload-list.tsx'
import { useUploadField } from '../../../runtime/uploads/field/use-upload-field.tsx'
import { type ImageSize, measureImage } from '../../../runtime/uploads/image/image-file.ts'
import { stopped, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { answers, uploadUrl } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import type { imageUpload } from './definition.ts'
import { fitOf } from './rules.ts'
import { useTurning } from './use-turning.ts'

type Tag = typeof imageUpload

const read = async (answer: unknown) => (await answers()).readUploaded(answer)

/** What `<crop-dialog>` says of the image that it had cropped. */
type Cropped = Omit<KeptFile, 'isImage'>

/** An image is compared with the crop size before it is sent, and again with what the shop has measured. */
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
    if (!asset.isImage) return void showError(t.noImage)
    if (fit === 'smaller') return void showError(tooSmall)
    if (fit === 'larger') {
      emit('crop:open', { name: asset.name })
      return setCropping({ asset, file })
    }
    sources.current.set(asset.id, file)
    add(asset)
  }
  const { kept, uploads, take, add, showError } = useUploadField<Asset>({
    ...{ host, t, emit, read, way, taken },
    initial: keptFilesOf(parts('asset')),
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
    send: (file) => take([file]),
    failed: () => showError(t.uploadFailed),
  })

  useHostEvent<CustomEvent<Cropped>>('crop:done', ({ detail }) => {
    if (cropping) sources.current.set(detail.id, cropping.file)
    setCropping(undefined)
    add({ ...detail, isImage: true })
  })
  useHostEvent('crop:cancel', () => setCropping(undefined))
  const values = singleValues({ kept })
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
      parts={{
        form: {
          onSubmit: stopped(({ currentTarget }) => currentTarget.querySelector<HTMLElement>('[type=file]')?.click()),
        },
        input: {
          onChange: ({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          },
        },
        send: { hidden: true },
        assetId: { value: values.assetId },
        assetName: { value: values.assetName },
        assetLoaded: { value: values.assetLoaded },
        list: {
          children: (
            <>
              <p data-part="dropHint">{t.drop}</p>
              <UploadList uploads={uploads.uploads} t={t} cancel={uploads.cancel} retry={uploads.retry} />
              <KeptList
                {...{ kept, host, t, turnOf }}
                isMultiple={false}
                fieldOf={() => singleNameField(uniqueId)}
                extra={(file) => (
                  <>
                    <Step part="rotateLeft" label={t.left} sign="↺" run={() => turn(file, -90)} />
                    <Step part="rotateRight" label={t.right} sign="↻" run={() => turn(file, 90)} />
                  </>
                )}
              />
              <SingleInputs uniqueId={uniqueId} kept={kept} has={(name) => parts(name).length > 0} />
              {cropping && cropDialog(cropping)}
            </>
          ),
        },
      }}
    />
  )
}
