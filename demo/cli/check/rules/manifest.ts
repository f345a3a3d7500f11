import { distance } from 'fastest-levenshtein'

type Attribute = { name: string; type: { text: string } }
type Part = { name: string; selector: string; neededBy: string }
type Declaration = { tagName: string; description: string; attributes: Attribute[]; requiredParts?: Part[] }

/** `custom-elements.json`, as far as pages are compared with it. */
export type Manifest = { modules: { declarations: Declaration[] }[] }

/** An attribute: the values that it may have, if it has no others, and whether it is a number. */
export type Known = { choices?: string[]; isNumber: boolean }

/** A part without which a tag does nothing useful. `neededBy` is a selector of the tags that need it. */
export type RequiredPart = Part & {
  tag: string
  /** Text with the HTML of the documentation. */
  documented: string
}

/** The attributes of each tag. */
export type Tags = ReadonlyMap<string, ReadonlyMap<string, Known>>

const CHOICES = /^'[^']*'( \| '[^']*')+$/

function knownOf({ type: { text } }: Attribute): Known {
  const choices = CHOICES.test(text) ? text.split(' | ').map((choice) => choice.slice(1, -1)) : undefined
  return { isNumber: text === 'number', ...(choices && { choices }) }
}

/** Reads the tags of the manifest. */
export const tagsOf = ({ modules }: Manifest): Tags =>
  new Map(
    modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName, attributes }) => [tagName, new Map(attributes.map((each) => [each.name, knownOf(each)]))]),
  )

/** The parts that tags need. */
export const requiredPartsOf = ({ modules }: Manifest): RequiredPart[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, description, requiredParts = [] }) =>
      requiredParts.map((part) => ({ ...part, tag: tagName, documented: description })),
    )

/** Two names that differ by more letters are different names. */
const MOST_LETTERS = 2

/** The name that is most like another, if only one or two letters differ. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((name) => ({ name, letters: distance(word, name) }))
    .filter(({ letters }) => letters <= MOST_LETTERS)
    .sort((one, other) => one.letters - other.letters)
  return best?.name
}
