import { fold } from '../text/fold.ts'

/** So many characters of a text are looked at; names are shorter. */
const MOST = 500

/**
 * A text as nodes, with what was typed in `<mark>`: every word of it, wherever it stands; case and accents do not count.
 * Nothing of the text becomes HTML.
 */
export function marked(text: string, typed: string): Node[] {
  const letters = [...text.slice(0, MOST)]
  const isMarked = matches(letters, typed)
  const nodes: Node[] = []
  let from = 0
  letters.forEach((_, index) => {
    if (index + 1 < letters.length && isMarked[index + 1] === isMarked[index]) return
    const words = letters.slice(from, index + 1).join('')
    nodes.push(isMarked[index] ? mark(words) : document.createTextNode(words))
    from = index + 1
  })
  return nodes
}

/** The same as one element. */
export function markedWords(text: string, typed: string): HTMLElement {
  const element = document.createElement('span')
  element.append(...marked(text, typed))
  return element
}

function mark(words: string): HTMLElement {
  const element = document.createElement('mark')
  element.textContent = words
  return element
}

/** Which letters belong to a typed word. Folding may make two letters of one, or none of an accent that stands alone. */
function matches(letters: string[], typed: string): boolean[] {
  const isMarked = letters.map(() => false)
  const places: number[] = []
  let folded = ''
  letters.forEach((letter, index) => {
    const plain = fold(letter)
    folded += plain
    for (let count = 0; count < plain.length; count += 1) places.push(index)
  })
  for (const word of fold(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = places[at + word.length] ?? letters.length
      isMarked.fill(true, places[at], Math.max(end, (places[at + word.length - 1] ?? 0) + 1))
    }
  }
  return isMarked
}
