import type { Upload } from '../use-uploads.ts'
import { Step } from './kept-list.tsx'
import type { UploadTexts } from './texts.ts'

type Props = { uploads: readonly Upload[]; t: UploadTexts; cancel(key: number): void; retry(key: number): void }

/** The uploads in progress, each with its progress, and those that failed, which can be sent again. */
export function UploadList({ uploads, t, cancel, retry }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul data-part="uploads" aria-label={t.uploads}>
      {uploads.map((upload) => {
        const { key, name, size, state, sent } = upload
        const percent = size === 0 ? 0 : Math.min(100, Math.round((100 * sent) / size))
        const hasFailed = state === 'failed'
        return (
          <li key={key} data-part="upload" data-upload={key} data-state={state}>
            <span data-part="uploadName">{name}</span>
            {!hasFailed && <progress max="100" value={percent} aria-label={name} />}
            <span data-part="uploadState">{textOf(upload, percent, t)}</span>
            <span data-part="fileActions">
              {hasFailed && <Step part="retry" label={t.retry({ name })} sign="↻" run={() => retry(key)} />}
              <Step
                part="cancel"
                label={hasFailed ? t.dismiss({ name }) : t.cancel({ name })}
                sign="✕"
                run={() => cancel(key)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function textOf({ state, isSlow }: Upload, percent: number, t: UploadTexts): string {
  if (state === 'failed') return t.notSent
  if (state === 'waiting') return t.waiting
  return isSlow ? t.slow : t.sending({ percent })
}
