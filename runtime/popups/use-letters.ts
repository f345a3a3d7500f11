import { useRef } from 'react'
import { fold } from '../text/fold.ts'
import { type Choice, foldedOf } from './choices.ts'

/** Milliseconds after which a key begins another word. */
const WORD = 800

/**
 * Letters that are typed on a list go to the next row that begins with them. Returns its index, or the present one when none
 * does; `undefined` for a key that is no letter, such as a space that begins a word.
 */
export function useLetters() {
  const typed = useRef({ word: '', at: Number.NEGATIVE_INFINITY })
  return (event: KeyboardEvent, choices: readonly Choice[], enabled: readonly number[], active: number) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    const { word: before, at } = typed.current
    const isGoingOn = timeStamp - at < WORD && before !== ''
    if ([...key].length > 1 || ctrlKey || metaKey || altKey || (key === ' ' && !isGoingOn)) return undefined
    const all = (isGoingOn ? before : '') + fold(key)
    typed.current = { word: all, at: timeStamp }
    const isRepeated = [...all].every((letter) => letter === all[0])
    const word = isRepeated ? (all[0] ?? '') : all
    const places = enabled.filter((index) => foldedOf(choices[index] as Choice).startsWith(word))
    const next = places.find((index) => index > active || (!isRepeated && index === active))
    return next ?? places[0] ?? active
  }
}
