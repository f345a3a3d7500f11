import type { Connected } from '../../../runtime/element/behaviour.ts'
import { startPageLoads } from '../../../runtime/navigation/loader/start.ts'
import { isCultureRoot } from '../../../runtime/page/paths.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { warn } from '../../../runtime/page/warn.ts'
import type { pageLoader } from './definition.ts'

/** Loads pages in place for as long as the element is in the page. */
export function connect({ host, attributes, signal, onChange }: Connected<typeof pageLoader>): void {
  const options = optionsOf(attributes)
  const start = () => startPageLoads(host, options, signal)
  // One that has just left the page gives its task up at the end of this task.
  if (!start()) queueMicrotask(() => signal.aborted || start() || warnOfSecond())
  const { classList } = document.body
  const mark = () => {
    host.style.setProperty('--vt-visit-time', `${options.delay}ms`)
    classList.toggle(options.homeClass, isCultureRoot())
  }
  mark()
  onChange(mark)
  const loaded = () => classList.add('loaded')
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { signal })
  signal.addEventListener('abort', () => host.removeAttribute('style'))
}

const warnOfSecond = () =>
  warn('A second <page-loader> is in the page.', 'It does nothing.', 'Put one around the page area.')

/** The attributes over the settings of the page. */
const optionsOf = (attributes: Connected<typeof pageLoader>['attributes']) => ({
  get delay() {
    return attributes.delay ?? settings().animationDelay
  },
  get slowAfter() {
    return attributes.slowAfter
  },
  get timeOut() {
    return attributes.timeOut
  },
  get homeClass() {
    return attributes.homeClass || settings().homeClass
  },
  get loginMode() {
    return attributes.loginMode === 'settings' ? settings().loginMode : attributes.loginMode
  },
  get anchors() {
    return { duration: attributes.anchorDuration, offset: attributes.anchorOffset }
  },
  get sameOriginLinks() {
    return attributes.sameOriginLinks
  },
  get prefetch() {
    return attributes.prefetch
  },
  get viewTransitions() {
    return attributes.viewTransitions
  },
})
