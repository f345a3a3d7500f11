import { stopped } from '../../view/hooks.ts'
import { MultipleInputs, SingleInputs, singleNameField, singleValues } from './inputs.tsx'
import type { KeptFile } from './kept-file.ts'
import { KeptList } from './kept-list.tsx'
import type { UploadTexts } from './texts.ts'
import { UploadList } from './upload-list.tsx'
import type { UploadField } from './use-upload-field.tsx'

type Options = {
  uniqueId: string
  isMultiple: boolean
  t: UploadTexts
  /** Whether the page has a field itself. */
  has(part: 'assetId' | 'assetName' | 'assetLoaded' | 'newName' | 'nameChanged'): boolean
  extra?(file: KeptFile): React.ReactNode
  turnOf?(file: KeptFile): number
  after?: React.ReactNode
}

export function fieldParts({ kept, uploads, take }: Pick<UploadField, 'kept' | 'uploads' | 'take'>, options: Options) {
  const { uniqueId, isMultiple, t, has, extra, turnOf, after } = options
  const { assetId, assetName, assetLoaded, nameChanged } = singleValues({ kept })
  const [file] = kept.files
  return {
    form: {
      onSubmit: stopped(({ currentTarget }: { currentTarget: Element } & Event) =>
        currentTarget.querySelector<HTMLElement>('[type=file]')?.click(),
      ),
    },
    input: {
      ...(isMultiple && { multiple: true }),
      // The files are uploaded as soon as they are chosen: the form that is sent later needs no file of its own.
      required: false,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        take([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      },
    },
    send: { hidden: true },
    assetId: isMultiple ? undefined : { value: assetId },
    assetName: isMultiple ? undefined : { value: assetName },
    assetLoaded: isMultiple ? undefined : { value: assetLoaded },
    newName: isMultiple
      ? undefined
      : {
          onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            file && kept.type(file.id, currentTarget.value),
          onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            if (file) kept.rename(file.id, currentTarget.value)
          },
        },
    nameChanged: isMultiple ? undefined : { value: nameChanged },
    list: {
      children: (
        <>
          <p data-part="dropHint">{t.drop}</p>
          <UploadList uploads={uploads.uploads} t={t} cancel={uploads.cancel} retry={uploads.retry} />
          <KeptList
            {...{ kept, isMultiple, t, ...(extra && { extra }), ...(turnOf && { turnOf }) }}
            fieldOf={({ id }) => (isMultiple ? `asset-${id}-name` : has('newName') ? '' : singleNameField(uniqueId))}
          />
          {isMultiple ? (
            <MultipleInputs uniqueId={uniqueId} kept={kept} />
          ) : (
            <SingleInputs uniqueId={uniqueId} kept={kept} has={has} />
          )}
          {after}
        </>
      ),
    },
  }
}
