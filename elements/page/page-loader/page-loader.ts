import type { Connected } from '../../../runtime/element/behaviour.ts'
import { markFirstPage } from '../../../runtime/navigation/first-page.ts'
import { homeClassOf } from '../../../runtime/navigation/loader/options.ts'
import { startPageLoads } from '../../../runtime/navigation/loader/start.ts'
import { markCultureRoot } from '../../../runtime/page/paths.ts'
import { warn } from '../../../runtime/page/warn.ts'
import type { pageLoader } from './definition.ts'

export function connect({ host, attributes, signal, onChange }: Connected<typeof pageLoader>): void {
  const start = () => startPageLoads(host, attributes, signal)
  // A loader that was just removed releases its task at the end of the current task.
  if (!start()) queueMicrotask(() => signal.aborted || start() || warnOfSecond())
  markFirstPage(attributes.homeClass, signal)
  onChange(() => markCultureRoot(homeClassOf(attributes)))
}

const warnOfSecond = () =>
  warn('A second <page-loader> is in the page.', 'It does nothing.', 'Put one around the page area.')
