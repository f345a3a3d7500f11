type Listening = { type: string; listener: unknown; target: EventTarget; signal?: AbortSignal | undefined }

const listeners: Listening[] = []
const timers = new Set<unknown>()

/** The listeners of the document and the window, and the intervals, that the tags of the page have not removed. */
export function stillOpen(): string[] {
  return [
    ...listeners.filter(({ signal }) => !signal?.aborted).map(({ type }) => `listener of ${type}`),
    ...[...timers].map(() => 'interval'),
  ]
}

for (const target of [document, window] as EventTarget[]) {
  const { addEventListener: add, removeEventListener: remove } = target
  const isSame = (type: string, listener: unknown) => (known: Listening) =>
    known.type === type && known.listener === listener && known.target === target
  target.addEventListener = (type, listener, options) => {
    const { signal, once } = typeof options === 'object' && options ? options : {}
    if (!once && !listeners.some(isSame(type, listener))) listeners.push({ type, listener, target, signal })
    add.call(target, type, listener, options)
  }
  target.removeEventListener = (type, listener, options) => {
    const index = listeners.findIndex(isSame(type, listener))
    if (index >= 0) listeners.splice(index, 1)
    remove.call(target, type, listener, options)
  }
}

const { setInterval: begin, clearInterval: end } = window
Object.assign(window, {
  setInterval: (...values: Parameters<typeof begin>) => {
    const timer = begin(...values)
    timers.add(timer)
    return timer
  },
  clearInterval: (timer: number) => {
    timers.delete(timer)
    end(timer)
  },
})
