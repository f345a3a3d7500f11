import { useEffect, useRef, useState } from 'react'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { onceOnline } from '../../../runtime/request/once-online.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { endIds } from './unique-ids.ts'

export type Content = {
  state: 'none' | 'loading' | 'there' | 'failed'
  url: string
  html?: DocumentFragment
  /** The heading of the product. */
  name?: string
  /** The product does not exist any more, so trying again is useless. */
  isGone?: boolean
}

/** Loads the HTML at the first use, and again after a failure or for another address. */
export function useContent(url: string, isWanted: boolean, ending: string) {
  const [content, setContent] = useState<Content>({ state: 'none', url })
  const again = useLatest(() => isWanted && load())
  const running = useRef<AbortController | undefined>(undefined)

  const load = async () => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setContent({ state: 'loading', url })
    try {
      const html = await loadFragment(url, 'quick-view', { signal })
      if (signal.aborted) return
      if (!html.firstElementChild) throw new ShopError('unreadable')
      const name = html.querySelector('h1, h2, h3, h4')?.textContent?.trim() ?? ''
      endIds(html, ending)
      setContent({ state: 'there', url, html, name })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ShopError)) throw error
      logOnly(`${url} could not be shown in the list.`, error)
      setContent({ state: 'failed', url, isGone: error.status === 404 || error.status === 410 })
      onceOnline(error, () => again.current(), signal)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again when it is shown again
  useEffect(() => {
    const isKept = content.url === url && (content.state === 'there' || content.state === 'loading')
    if (isWanted && !isKept) void load()
  }, [isWanted, url])
  useEffect(() => () => running.current?.abort(), [])
  return { content, retry: () => void load() }
}
