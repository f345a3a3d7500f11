import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change until the text is read out: not with every letter. */
const REST = 400

/** The text of a live region. `say` replaces it at once, or after a while without another call. */
export function useStatus(): { text: string; say(text: string, when?: 'now' | 'at rest'): void } {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (next: string, when = 'now') => {
    clearTimeout(timer.current)
    if (when === 'now') setText(next)
    else timer.current = setTimeout(() => setText(next), REST)
  }
  return { text, say }
}
