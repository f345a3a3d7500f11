import { useEffect, useRef, useState } from 'react'
import { explainFailure } from '../../dialogs/explain-failure.ts'
import { createQueue } from '../../request/queue.ts'
import { say } from '../../text/say.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { usePageEvent } from '../../view/hooks.ts'
import { useMarkupState } from '../../view/markup-state.ts'
import type { KeptFile } from './kept-file.ts'
import type { UploadTexts } from './texts.ts'

/** An asset library is changed at once; without these calls, the form sends all changes later. */
export type KeptCalls = {
  rename(id: string, name: string): Promise<unknown>
  remove(id: string): Promise<unknown>
  restore(id: string): Promise<unknown>
  order(ids: string[]): Promise<unknown>
}

export type Removal = { file: KeptFile; index: number }

type Options = {
  host: HTMLElement
  initial: readonly KeptFile[]
  isMultiple: boolean
  calls?: KeptCalls | undefined
  t: UploadTexts
  added(file: KeptFile): void
  removed(file: KeptFile): void
  renamed(file: KeptFile, name: string): void
}

type State = {
  files: readonly KeptFile[]
  /** The names that were typed, by id. */
  names: Readonly<Record<string, string>>
  /** The ids that were added here. */
  loaded: readonly string[]
}

/** The files of a form in their order: added, renamed, moved, removed and restored. */
export function useKeptFiles(options: Options) {
  const { host, initial, isMultiple, calls, t } = options
  const [state, setState] = useMarkupState<State>({ files: initial, names: {}, loaded: [] })
  const [removal, setRemoval] = useState<Removal>()
  const latest = useLatest(state)
  const newest = useLatest(options)
  const ordered = useRef<readonly KeptFile[]>(undefined)
  const [enqueue] = useState(createQueue)
  const set = (changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }
  const present = (id: string) => latest.current.files.find((file) => file.id === id)

  /**
   * Sends a change that is shown already to the library, after the answer to the one before: a restoration must not
   * overtake its removal. A failed change is undone and reported.
   */
  const keep = async (call: () => Promise<unknown>, undo: () => void) => {
    try {
      await enqueue(call)
      return true
    } catch (reason) {
      undo()
      explainFailure(reason, newest.current.t.uploadFailed)
      return false
    }
  }

  const moveTo = (id: string, to: number) => {
    const { files } = latest.current
    const from = files.findIndex((file) => file.id === id)
    const file = files[from]
    const index = Math.max(0, Math.min(files.length - 1, to))
    if (!file || index === from) return
    ordered.current ??= files
    const rest = files.filter((other) => other !== file)
    setRemoval(undefined)
    set({ files: rest.toSpliced(index, 0, file) })
    say(t.moved({ name: file.name, position: index + 1, count: files.length }), host)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The library gets the order once it has not changed for a while, or when the page is left. */
  const sendOrder = () => {
    clearTimeout(timer.current)
    const before = ordered.current?.map(({ id }) => id)
    ordered.current = undefined
    const { calls } = newest.current
    if (!before || !calls) return
    const ids = latest.current.files.map(({ id }) => id)
    const place = ({ id }: KeptFile) => before.indexOf(id)
    keep(
      () => calls.order(ids),
      () => set({ files: latest.current.files.toSorted((a, b) => place(a) - place(b)) }),
    )
  }
  usePageEvent(window, 'pagehide', sendOrder)
  const leave = useLatest(sendOrder)
  useEffect(() => () => leave.current(), [leave])

  return {
    ...state,
    removal,
    nameOf: ({ id, name }: KeptFile) => state.names[id] ?? name,
    add(file: KeptFile) {
      const { files, loaded } = latest.current
      const rest = isMultiple ? files.filter(({ id }) => id !== file.id) : []
      setRemoval(undefined)
      set({ files: [...rest, file], loaded: [...loaded.filter((id) => id !== file.id), file.id] })
      newest.current.added(file)
    },
    /** Adds data of a file that the page did not have. */
    complete(file: KeptFile) {
      set({ files: latest.current.files.map((other) => (other.id === file.id ? file : other)) })
    },
    type(id: string, name: string) {
      set({ names: { ...latest.current.names, [id]: name } })
    },
    async rename(id: string, name: string) {
      const file = present(id)
      if (!file || name === file.name) return
      setRemoval(undefined)
      set({ names: { ...latest.current.names, [id]: name } })
      newest.current.renamed(file, name)
      if (!calls) return
      // The typed text stays in the field if the shop refuses it.
      const isKept = await keep(
        () => calls.rename(id, name),
        () => {},
      )
      if (!isKept) return
      set({ files: latest.current.files.map((other) => (other.id === id ? { ...other, name } : other)) })
      say(t.renamed({ name }), host)
    },
    async remove(id: string) {
      const { files } = latest.current
      const index = files.findIndex((file) => file.id === id)
      const file = files[index]
      if (!file) return
      set({ files: files.filter((other) => other !== file) })
      setRemoval({ file, index })
      say(t.removed({ name: file.name }), host)
      newest.current.removed(file)
      if (!calls) return
      await keep(
        () => calls.remove(id),
        () => {
          // It was restored while the answer was awaited.
          if (present(id)) return
          setRemoval(undefined)
          set({ files: latest.current.files.toSpliced(index, 0, file) })
        },
      )
    },
    async restore() {
      if (!removal) return
      const { file, index } = removal
      setRemoval(undefined)
      const { files } = latest.current
      set({ files: isMultiple ? files.toSpliced(index, 0, file) : [file] })
      say(t.restored({ name: file.name }), host)
      newest.current.added(file)
      if (calls) {
        await keep(
          () => calls.restore(file.id),
          () => set({ files: latest.current.files.filter(({ id }) => id !== file.id) }),
        )
      }
    },
    move(id: string, to: number) {
      moveTo(id, to)
      clearTimeout(timer.current)
      timer.current = setTimeout(sendOrder, ORDER_AFTER)
    },
  }
}

/** Milliseconds: keys that move a file by more than one row are one change of the order. */
const ORDER_AFTER = 500

export type KeptFiles = ReturnType<typeof useKeptFiles>
