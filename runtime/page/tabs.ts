import { appUrl } from './paths.ts'

/** How the tabs of one shop tell each other of a change. */
export type Tabs = {
  /** Says to the others that something changed. */
  tell(): void
  /** Hears of the others, and of a return from the back/forward cache, in which a page hears nothing. */
  watch(changed: () => void, signal: AbortSignal): void
}

/** The tabs of this shop that care for one topic, such as `cart`. Two shops of one origin do not hear each other. */
export function tabsOf(topic: string): Tabs {
  let channel: BroadcastChannel | undefined
  const open = () => new BroadcastChannel(`vitrine:${topic}:${appUrl('')}`)

  return {
    tell() {
      const ours = channel ?? open()
      ours.postMessage('changed')
      if (ours !== channel) ours.close()
    },
    watch(changed, signal) {
      // An open channel keeps a page out of the back/forward cache in some browsers.
      const close = () => {
        channel?.close()
        channel = undefined
      }
      const hear = () => {
        close()
        channel = open()
        channel.onmessage = changed
      }
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return
        hear()
        changed()
      }
      hear()
      addEventListener('pagehide', close, { signal })
      addEventListener('pageshow', comeBack, { signal })
      signal.addEventListener('abort', close)
    },
  }
}
