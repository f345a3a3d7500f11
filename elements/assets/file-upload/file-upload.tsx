import '../../../runtime/uploads/uploads.css'
import { formOf, inputLimits, wayOf } from '../../../runtime/uploads/field/form.ts'
import { MultipleInputs, SingleInputs, singleNameField, singleValues } from '../../../runtime/uploads/field/inputs.tsx'
import { keptFilesOf } from '../../../runtime/uploads/field/kept-file.ts'
import { KeptList } from '../../../runtime/uploads/field/kept-list.tsx'
import { UploadList } from '../../../runtime/uploads/field/upload-list.tsx'
import { useUploadField } from '../../../runtime/uploads/field/use-upload-field.tsx'
import { stopped, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { answers, postDeletion, postName, postOrder, postRestoration, uploadUrl } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import type { fileUpload } from './definition.ts'

type Tag = typeof fileUpload

const read = async (answer: unknown) => (await answers()).readUploaded(answer)

/** Files are uploaded as soon as they are chosen; their fields go with the form. */
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
  const { kept, uploads, take } = useUploadField<Asset>({
    ...{ host, t, emit, read },
    initial: keptFilesOf(parts('asset')),
    isMultiple: multiple,
    maxFiles: multiple ? maxFiles : 1,
    limits: { accept: accept || own.accept, maxSize: maxSize ?? own.maxSize, minSize: own.minSize },
    way: (file) => wayOf(host, file, { resumable, fallback: uploadUrl() }),
    calls: inLibrary ? calls : undefined,
  })
  const values = singleValues({ kept })

  return (
    <ServerMarkup<Tag>
      parts={{
        form: {
          onSubmit: stopped(({ currentTarget }) => currentTarget.querySelector<HTMLElement>('[type=file]')?.click()),
        },
        input: {
          multiple,
          onChange: ({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          },
        },
        send: { hidden: true },
        assetId: multiple ? undefined : { value: values.assetId },
        assetName: multiple ? undefined : { value: values.assetName },
        assetLoaded: multiple ? undefined : { value: values.assetLoaded },
        list: {
          children: (
            <>
              <p data-part="dropHint">{t.drop}</p>
              <UploadList uploads={uploads.uploads} t={t} cancel={uploads.cancel} retry={uploads.retry} />
              <KeptList
                kept={kept}
                isMultiple={multiple}
                host={host}
                t={t}
                fieldOf={({ id }) => (multiple ? `asset-${id}-name` : singleNameField(uniqueId))}
              />
              {multiple ? (
                <MultipleInputs uniqueId={uniqueId} kept={kept} />
              ) : (
                <SingleInputs uniqueId={uniqueId} kept={kept} has={(name) => parts(name).length > 0} />
              )}
            </>
          ),
        },
      }}
    />
  )
}
