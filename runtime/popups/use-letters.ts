import { useRef } from 'react'
import type { Choice } from './choices.ts'

/** Milliseconds after which a key begins another word. */
const WORD = 800

/** Neither case nor diacritics count; English has the fewest rules for single letters. */
const letters = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' })

/** Whether a text begins with a word; a letter such as œ may be typed as two. */
const startsWith = (text: string, word: string): boolean =>
  [...word].some((_, last) => letters.compare(text.slice(0, last + 1), word) === 0)

/**
 * Returns the index of the next row that begins with the typed letters, or the present one if no row does; `undefined`
 * for a key that is no letter, such as a space at the beginning of a word.
 */
export function useLetters() {
  const typed = useRef({ word: '', at: 0 })
  return (event: KeyboardEvent, choices: readonly Choice[], enabled: readonly number[], active: number) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    const { word: before, at } = typed.current
    const isGoingOn = before !== '' && timeStamp - at < WORD
    if ([...key].length > 1 || ctrlKey || metaKey || altKey || (key === ' ' && !isGoingOn)) return undefined
    const all = (isGoingOn ? before : '') + key.toLowerCase()
    typed.current = { word: all, at: timeStamp }
    const isRepeated = new Set(all).size === 1
    const word = isRepeated ? key : all
    const places = enabled.filter((index) => startsWith(choices[index]?.text.trim() ?? '', word))
    const next = places.find((index) => index > active || (!isRepeated && index === active))
    return next ?? places[0] ?? active
  }
}
