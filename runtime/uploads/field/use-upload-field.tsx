import { useEffect, useLayoutEffect, useRef } from 'react'
import { notify } from '../../dialogs/notices.ts'
import { modals } from '../../dialogs/open-page.ts'
import { logOnly } from '../../page/warn.ts'
import { onceOnline } from '../../request/once-online.ts'
import { say } from '../../text/say.ts'
import { usePrefetch } from '../../ui/use-deferred.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { takeEarlyFiles } from '../early-files.ts'
import { type Limits, type Refusal, refusalOf } from '../limits.ts'
import { transfers, type Way } from '../send-file.ts'
import { useDropped } from '../use-dropped.ts'
import { useLeaving } from '../use-leaving.ts'
import { type Steps, useUploads } from '../use-uploads.ts'
import type { UploadEmit } from './events.ts'
import type { KeptFile } from './kept-file.ts'
import type { UploadTexts } from './texts.ts'
import { type KeptCalls, type KeptFiles, useKeptFiles } from './use-kept-files.ts'

type Options<T extends KeptFile> = {
  host: HTMLElement
  t: UploadTexts
  emit: UploadEmit
  initial: readonly KeptFile[]
  /** Requests a file from the shop of which the page has only the id. */
  find?(signal: AbortSignal, id: string): Promise<KeptFile>
  isMultiple: boolean
  maxFiles: number
  limits: Limits
  way(file: File): Way
  read: Steps<T>['read']
  calls?: KeptCalls | undefined
  /** Prepares a valid file: returns the file to send, or the reason not to send it. */
  prepare?(file: File): Promise<File | { text: string }>
  /** Handles the asset that the shop has stored; by default it is added to the form. */
  taken?(asset: T, file: File): void
  /** The message of a refusal, if the tag has its own. */
  messageOf?(refusal: Refusal, name: string): string | undefined
}

const ROWS = ['data-upload', 'data-asset-id']

/**
 * A field of assets: chosen files are validated, sent and stored, in that order (§4); refusals are shown in a modal
 * (§8).
 */
export function useUploadField<T extends KeptFile>(options: Options<T>) {
  const { host, t, emit, initial, isMultiple, maxFiles, calls } = options
  const newest = useLatest(options)
  const isErrorOpen = useRef(false)
  const send = emit as (name: string, detail: object) => boolean

  const kept = useKeptFiles({
    ...{ host, initial, isMultiple, calls, t },
    added: ({ id, name, url }) => send('asset:added', { id, name, url }),
    removed: ({ id, name }) => send('asset:removed', { id, name }),
    renamed: ({ id }, name) => send('asset:renamed', { id, name }),
  })

  /** One modal at a time: later failures are shown in the list. */
  const showError = async (text: string) => {
    if (isErrorOpen.current) return
    isErrorOpen.current = true
    try {
      const { openError } = await modals.get()
      const focus = document.activeElement
      await openError(text, focus instanceof HTMLElement && focus !== document.body ? focus : host).closed
    } catch (error) {
      logOnly('The modal of an error could not be shown.', error)
      notify({ kind: 'error', text })
    }
    isErrorOpen.current = false
  }
  const messageOf = (refusal: Refusal, name: string) =>
    newest.current.messageOf?.(refusal, name) ??
    (refusal === 'maxNumberOfFiles' ? t.maxNumberOfFiles({ count: maxFiles }) : t[refusal]({ name }))

  const uploads = useUploads<T>({
    started: ({ name }) => send('upload:start', { name }),
    done(asset, { name }, file) {
      send('upload:done', { name })
      const { taken } = newest.current
      if (taken) return taken(asset, file)
      add(asset)
    },
    refused(upload, why) {
      send('upload:failed', { name: upload.name, status: 422 })
      showError(typeof why === 'string' ? messageOf(why, upload.name) : why.text)
    },
    failed({ name }, { status }) {
      send('upload:failed', { name, status })
      showError(t.uploadFailed)
    },
    read: (answer) => newest.current.read(answer),
  })
  const add = (asset: KeptFile) => {
    kept.add(asset)
    say(t.added({ name: asset.name }), host)
  }

  const take = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return
    send('upload:chosen', { count: chosen.length })
    const { limits, prepare, way } = newest.current
    const waiting = uploads.uploads.length + (isMultiple ? kept.files.length : 0)
    const most = Math.max(0, maxFiles - waiting)
    const messages = chosen.length > most ? [messageOf('maxNumberOfFiles', '')] : []
    for (const file of chosen.slice(0, most)) {
      const refusal = refusalOf(file, limits)
      const prepared = refusal ? { text: messageOf(refusal, file.name) } : ((await prepare?.(file)) ?? file)
      const error = prepared instanceof File ? '' : prepared.text
      send('upload:validated', { name: file.name, error })
      if (prepared instanceof File) uploads.send(prepared, way(prepared))
      else messages.push(error)
    }
    if (messages.length > 0) showError(messages.join('\n'))
  }

  // In a later task: the field may be rendered anew at once, and only the one that stays takes them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there
  useEffect(() => {
    const timer = setTimeout(() => take(takeEarlyFiles(host)))
    return () => clearTimeout(timer)
  }, [host])
  useUnknownFile(host, isMultiple, kept, newest)
  useKeptFocus(host, ROWS, 'input[type=file]')
  useDropped(host, take)
  usePrefetch(transfers)
  useLeaving(uploads.isBusy, t, uploads.leave)
  return { kept, uploads, take, add, showError }
}

/** Completes a file of which the page has only the id, and keeps the page's own field of the name up to date. */
function useUnknownFile(
  host: HTMLElement,
  isMultiple: boolean,
  kept: KeptFiles,
  newest: { current: Pick<Options<KeptFile>, 'find'> },
): void {
  const [file] = isMultiple ? [] : kept.files
  const latest = useLatest(kept)
  const isUnknown = file !== undefined && file.url === '' && file.thumbnail === ''
  const unknownId = isUnknown ? file.id : ''
  useEffect(() => {
    const { find } = newest.current
    if (unknownId === '' || !find) return
    const lifecycle = new AbortController()
    const { signal } = lifecycle
    const complete = () =>
      find(signal, unknownId).then(
        (found) => latest.current.complete(found),
        (error: unknown) => {
          if (signal.aborted) return
          logOnly(`The asset ${unknownId} could not be had.`, error)
          onceOnline(error, complete, signal)
        },
      )
    complete()
    return () => lifecycle.abort()
  }, [unknownId, latest, newest])

  const id = file?.id ?? ''
  const shown = useRef(id)
  useLayoutEffect(() => {
    if (isMultiple || shown.current === id) return
    shown.current = id
    const own = host.querySelector<HTMLInputElement>('input[name^="asset-"][name$="-name"]:not([data-part])')
    const { files, nameOf } = latest.current
    if (own) own.value = files[0] ? nameOf(files[0]) : ''
  }, [host, isMultiple, id, latest])
}

export type UploadField = ReturnType<typeof useUploadField>
