import type { ReactNode } from 'react'
import { fold } from '../text/fold.ts'

/** The number of characters of a text that are searched; names are shorter. */
const MOST = 500

/**
 * Renders a text with each part that was typed in `<mark>`; case and accents do not count. Each part of the text is in
 * an element: a translator replaces text nodes, and React would not find them again.
 */
export function Marked({ text, typed }: { text: string; typed: string }): ReactNode {
  const letters = [...text.slice(0, MOST)]
  const isMarked = matches(letters, typed)
  const nodes: ReactNode[] = []
  let from = 0
  letters.forEach((_, index) => {
    if (index + 1 < letters.length && isMarked[index + 1] === isMarked[index]) return
    const run = letters.slice(from, index + 1).join('')
    nodes.push(isMarked[index] ? <mark key={from}>{run}</mark> : <span key={from}>{run}</span>)
    from = index + 1
  })
  return nodes
}
/** Which letters belong to a typed word. Folding may make two letters of one, or none of a single accent. */
function matches(letters: string[], typed: string): boolean[] {
  const isMarked = letters.map(() => false)
  const places: number[] = []
  let folded = ''
  letters.forEach((letter, index) => {
    const plain = fold(letter)
    folded += plain
    for (let count = 0; count < plain.length; count += 1) places.push(index)
  })
  for (const word of fold(typed).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = places[at + word.length] ?? letters.length
      isMarked.fill(true, places[at], Math.max(end, (places[at + word.length - 1] ?? 0) + 1))
    }
  }
  return isMarked
}
