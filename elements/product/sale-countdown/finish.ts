import { ownGlobal } from '../../../runtime/page/own-global.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { warn } from '../../../runtime/page/warn.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { saleCountdown } from './definition.ts'
import { mayReload } from './end-once.ts'

export function finish({ host, endTime, callback, emit }: ViewProps<typeof saleCountdown>): void {
  emit('countdown:end', { endTime })
  const work = callback === '' ? undefined : functionOf(callback)
  if (work) {
    try {
      work({ endTime, element: host })
    } catch (error) {
      reportError(error)
    }
  } else if (mayReload(endTime)) reloadPage('sale-countdown')
}

/** A function of the page by its name, or by a path to it: text of the page is never run as code. */
function functionOf(path: string): ((end: { endTime: string; element: HTMLElement }) => void) | undefined {
  const [first = '', ...names] = path.split('.').map((name) => name.trim())
  let found = ownGlobal(first)
  for (const name of names) found = (found as Record<string, unknown> | null | undefined)?.[name]
  if (typeof found === 'function') return found as () => void
  warn(
    `<sale-countdown callback="${path.slice(0, 80)}"> names no function.`,
    'The page reloads in its place.',
    'Define it before the end, as a property of window: window.saleOver = () => { … }.',
  )
  return undefined
}
