import { useLayoutEffect, useRef } from 'react'
import { settings } from '../../page/settings.ts'
import { sizeText } from '../../text/file-size.ts'
import { intlCulture } from '../../text/locale.ts'
import { Undo } from '../../ui/undo.tsx'
import type { KeptFile } from './kept-file.ts'
import type { UploadTexts } from './texts.ts'
import { useDragOrder } from './use-drag-order.ts'
import type { KeptFiles } from './use-kept-files.ts'

type Props = {
  kept: KeptFiles
  isMultiple: boolean
  t: UploadTexts
  /** The name of the field for a file's name; '' if the page has one of its own. */
  fieldOf(file: KeptFile): string
  extra?(file: KeptFile): React.ReactNode
  /** How the picture of a file is turned: 0, 90, 180 or 270 degrees. */
  turnOf?(file: KeptFile): number
}

export function KeptList({ kept, isMultiple, t, fieldOf, extra, turnOf }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { dragged, start } = useDragOrder(list, kept.move)
  const restored = useRef('')
  const { files, removal } = kept
  const hasOrder = isMultiple && files.length > 1

  // Its button is removed once the file is restored.
  useLayoutEffect(() => {
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-asset-id]') ?? [])].find(
      ({ dataset }) => dataset.assetId === restored.current,
    )
    restored.current = ''
    row?.querySelector<HTMLElement>('[data-part=remove]')?.focus()
  })
  const onKey = (event: React.KeyboardEvent, id: string, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: files.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    kept.move(id, to)
  }

  return (
    <>
      <ul data-part="kept" ref={list}>
        {files.map((file, index) => (
          <li
            key={file.id}
            data-part="file"
            data-asset-id={file.id}
            data-dragged={dragged === file.id ? '' : undefined}
          >
            {hasOrder && (
              <button
                type="button"
                data-part="handle"
                aria-label={t.handle({ name: file.name })}
                onPointerDown={start(file.id)}
                onKeyDown={(event) => onKey(event, file.id, index)}
              >
                <span aria-hidden="true">⠿</span>
              </button>
            )}
            <Picture file={file} turn={turnOf?.(file) ?? 0} />
            <span data-part="fileText">
              {file.url === '' ? (
                <span>{file.name}</span>
              ) : (
                <a href={file.url} target="_blank" rel="noopener" className="no-ajax">
                  {file.name}
                </a>
              )}
              <small>{factsOf(file)}</small>
            </span>
            {fieldOf(file) !== '' && (
              <input
                type="text"
                data-part="fileName"
                name={fieldOf(file)}
                aria-label={t.nameOf({ name: file.name })}
                maxLength={255}
                value={kept.nameOf(file)}
                onInput={(event) => kept.type(file.id, event.currentTarget.value)}
                onBlur={(event) => kept.rename(file.id, event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  kept.rename(file.id, event.currentTarget.value)
                }}
              />
            )}
            <span data-part="fileActions">
              {hasOrder && (
                <>
                  <Step
                    part="up"
                    label={t.up({ name: file.name })}
                    sign="↑"
                    isOff={index === 0}
                    run={() => kept.move(file.id, index - 1)}
                  />
                  <Step
                    part="down"
                    label={t.down({ name: file.name })}
                    sign="↓"
                    isOff={index === files.length - 1}
                    run={() => kept.move(file.id, index + 1)}
                  />
                </>
              )}
              {extra?.(file)}
              <Step part="remove" label={t.remove({ name: file.name })} sign="✕" run={() => kept.remove(file.id)} />
            </span>
          </li>
        ))}
      </ul>
      {removal && (
        <Removed
          key={removal.file.id}
          text={t.removed({ name: removal.file.name })}
          label={t.undo}
          restore={() => {
            restored.current = removal.file.id
            kept.restore()
          }}
        />
      )}
    </>
  )
}

/** The button that restores the last removed file has the focus, since the button that removed it has left the page. */
function Removed(undo: { text: string; label: string; restore(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <p data-part="undo">
      <Undo {...undo} button={button} />
    </p>
  )
}

type StepProps = { part: string; label: string; sign: string; isOff?: boolean; run(): void }

/** A button of a row. At the end of the list it keeps the focus and does nothing. */
export const Step = ({ part, label, sign, isOff = false, run }: StepProps) => (
  <button
    type="button"
    data-part={part}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={() => {
      if (!isOff) run()
    }}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
)

function Picture({ file, turn }: { file: KeptFile; turn: number }) {
  if (file.isImage && file.thumbnail !== '')
    return (
      <img data-part="thumbnail" data-turn={turn} src={file.thumbnail} alt="" width="72" height="72" loading="lazy" />
    )
  const end = /\.([a-z0-9]{1,4})$/i.exec(file.name)?.[1] ?? ''
  return (
    <span data-part="fileIcon" aria-hidden="true">
      {end.toUpperCase()}
    </span>
  )
}

const factsOf = ({ size, width, height }: KeptFile) =>
  [width && height ? `${width} × ${height} px` : '', size ? sizeText(size, intlCulture(settings().locale)) : '']
    .filter(Boolean)
    .join(', ')
