import { useEffect, useState } from 'react'
import { arrive } from '../../../runtime/page/scripts/arrive.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { createQueue } from '../../../runtime/request/queue.ts'

const loadConfirm = () => arrive('the question of <shop-cart>', import('../../../runtime/dialogs/confirm.ts'))

/** The texts of the question. */
type Question = { message: string; confirmLabel: string; trigger: Element | null }

/**
 * Asks whether an item is to be removed, one question after the other. Resolves to true when that was confirmed, to
 * undefined while the item has a question already. Without the code of the dialog nothing is removed.
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
      const { confirm } = await loadConfirm()
      return await enqueue(() => confirm(message, { ...options, signal: lifecycle.current.signal }))
    } catch (error) {
      logOnly('The question whether to remove an item could not be shown.', error)
      return false
    } finally {
      asked.delete(itemId)
    }
  }
  return { ask, lifecycle }
}
