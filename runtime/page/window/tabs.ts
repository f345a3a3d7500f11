import { appUrl } from '../paths.ts'

export type Tabs = {
  notify(): void
  /** Subscribes to the other tabs, and to a return from the back/forward cache, in which a page gets no messages. */
  watch(changed: () => void, signal: AbortSignal): void
}

/** Undefined if the browser refuses a channel, as in a sandboxed frame: then each tab is alone. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Tabs that share a topic, such as `cart`. Two shops of one origin get no messages from each other. */
export function tabsOf(topic: string): Tabs {
  let channel: BroadcastChannel | undefined
  const open = () => channelOf(`vitrine:${topic}:${appUrl('')}`)

  return {
    notify() {
      const ours = channel ?? open()
      ours?.postMessage('changed')
      if (ours !== channel) ours?.close()
    },
    watch(changed, signal) {
      // An open channel keeps a page out of the back/forward cache in some browsers.
      const close = () => {
        channel?.close()
        channel = undefined
      }
      const subscribe = () => {
        close()
        channel = open()
        if (channel) channel.onmessage = changed
      }
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return
        subscribe()
        changed()
      }
      subscribe()
      addEventListener('pagehide', close, { signal })
      addEventListener('pageshow', onPageShow, { signal })
      signal.addEventListener('abort', close)
    },
  }
}
