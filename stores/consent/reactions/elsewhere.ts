import { appUrl } from '../../../runtime/page/paths.ts'

/** Two shops of one origin do not hear each other. */
const channelName = () => `vitrine:consent:${appUrl('')}`

let channel: BroadcastChannel | undefined

/** Says to the shop's other tabs that the choice changed. */
export function tellOtherTabs(): void {
  const open = channel ?? new BroadcastChannel(channelName())
  open.postMessage('changed')
  if (open !== channel) open.close()
}

/** Hears when the choice may have changed outside of this page: another tab, or time that passed in Back. */
export function watchElsewhere(changed: () => void, signal: AbortSignal): void {
  // An open channel keeps a page out of the back/forward cache in some browsers.
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const open = () => {
    close()
    channel = new BroadcastChannel(channelName())
    channel.onmessage = changed
  }
  open()
  addEventListener('pagehide', close, { signal })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      open()
      changed()
    },
    { signal },
  )
  document.addEventListener('visibilitychange', () => document.hidden || changed(), { signal })
  signal.addEventListener('abort', close)
}
