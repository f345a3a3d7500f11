import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { settings } from '../../../runtime/page/settings.ts'
import { logOnly, warn } from '../../../runtime/page/warn.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { CardAdapter } from '../../../stores/checkout/card.ts'

type Setting = {
  host: HTMLElement
  adapter: string
  title: string
  onSubmit(): void
  onReady(): void
  onFailed(): void
}

/** Loads the module of an adapter. Throws the errors of the import and of the module. */
async function makeAdapter(address: string, attempt: number): Promise<CardAdapter> {
  const url = new URL(address, document.baseURI)
  // Browsers may cache a failed import by its whole address, so a retry has another one.
  if (attempt > 0) url.hash = `again-${attempt}`
  const { default: create } = await import(/* @vite-ignore */ /* webpackIgnore: true */ url.href)
  return create()
}

export type AdapterState = 'loading' | 'ready' | 'failed'

export function useAdapter(frame: RefObject<HTMLElement | null>, setting: Setting, isWanted: boolean) {
  const [state, setState] = useState<AdapterState>('loading')
  const [attempt, setAttempt] = useState(0)
  const current = useRef<CardAdapter>(undefined)
  const newest = useLatest(setting)
  const { adapter: address } = setting

  useEffect(() => {
    if (!isWanted) return undefined
    if (address === '') {
      warn(
        '<card-payment> has no adapter.',
        'It cannot ask for a card.',
        'Write adapter="…" with the address of its module.',
      )
      setState('failed')
      return undefined
    }
    let isGone = false
    let mine: CardAdapter | undefined
    const begin = async () => {
      try {
        mine = await makeAdapter(address, attempt)
        const { host, title, onSubmit, onReady } = newest.current
        if (isGone || !frame.current) return
        const options = { ...host.dataset }
        await mine.mount(frame.current, { culture: settings().culture, title, options, onSubmit })
        if (isGone) return
        current.current = mine
        setState('ready')
        onReady()
      } catch (error) {
        if (isGone) return
        logOnly('The adapter of a card payment could not show its fields.', error)
        mine?.unmount()
        setState('failed')
        newest.current.onFailed()
      }
    }
    setState('loading')
    begin()
    return () => {
      isGone = true
      current.current = undefined
      mine?.unmount()
    }
  }, [address, attempt, isWanted, frame, newest])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, adapter: () => current.current, retry }
}
