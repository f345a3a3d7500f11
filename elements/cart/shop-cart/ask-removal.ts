import { useEffect, useState } from 'react'
import { confirm } from '../../../runtime/dialogs/confirm.ts'
import { createQueue } from '../../../runtime/request/queue.ts'

type Question = { message: string; confirmLabel: string; trigger: Element | null }

/**
 * Asks whether to remove an item, one question after the other. Resolves to true after a confirmation, and to undefined
 * if a question about the item is already open.
 */
export function useAskRemoval(): (itemId: string, question: Question) => Promise<boolean | undefined> {
  const [{ ask, lifecycle }] = useState(createAsk)
  useEffect(() => {
    lifecycle.current = new AbortController()
    return () => lifecycle.current.abort()
  }, [lifecycle])
  return ask
}

function createAsk() {
  const enqueue = createQueue()
  const asked = new Set<string>()
  const lifecycle = { current: new AbortController() }
  const ask = async (itemId: string, { message, ...options }: Question) => {
    if (asked.has(itemId)) return undefined
    asked.add(itemId)
    try {
      return await enqueue(() => confirm(message, { ...options, signal: lifecycle.current.signal }))
    } finally {
      asked.delete(itemId)
    }
  }
  return { ask, lifecycle }
}
