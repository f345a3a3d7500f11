import { isGlobalAttribute } from '../../../../runtime/element/doctor/global-attributes.ts'
import { attribute, type Element } from '../html.ts'
import { type Page, whereOf } from '../pages.ts'
import { type Finding, when } from '../report.ts'
import { type Known, nearest, type Tags } from './manifest.ts'

const isNumber = (text: string) => text.trim() !== '' && !Number.isNaN(Number(text))

function wrongName(page: Page, element: Element, name: string, known: Iterable<string>): Finding {
  const like = nearest(name, known)
  return {
    kind: 'unknown-attribute',
    where: whereOf(page, element),
    what: `<${element.tagName}> has no attribute "${name}".`,
    why: 'It has no effect.',
    instead: like ? `Write ${like}.` : 'Remove it, or begin its name with data- if it is your own.',
  }
}

function wrongValue(page: Page, element: Element, name: string, { choices, isNumber: isNumeric }: Known): Finding[] {
  const value = attribute(element, name) ?? ''
  const isFit = choices ? choices.includes(value) : !isNumeric || isNumber(value)
  return when(!isFit, {
    kind: 'wrong-value',
    where: whereOf(page, element),
    what: `<${element.tagName} ${name}="${value}"> has a value that the attribute cannot have.`,
    why: 'The default is used.',
    instead: choices ? `Write one of these: ${choices.join(', ')}.` : 'Write a number with a point.',
    covers: [`<${element.tagName} ${name}="${value}">`],
  })
}

function attributesOf(page: Page, element: Element, known: ReadonlyMap<string, Known>): Finding[] {
  return element.attrs.flatMap(({ name }) => {
    const type = known.get(name)
    if (type) return wrongValue(page, element, name, type)
    return isGlobalAttribute(name) ? [] : [wrongName(page, element, name, known.keys())]
  })
}

/** Tags with a name that is like a tag of the library, and attributes that a tag does not have. */
export function tagMistakes(page: Page, tags: Tags): Finding[] {
  return page.elements.flatMap((element): Finding[] => {
    const { tagName } = element
    const known = tags.get(tagName)
    if (known) return attributesOf(page, element, known)
    const isOwn = page.inBrowser?.definedTags.includes(tagName) ?? false
    const like = tagName.includes('-') && !isOwn && nearest(tagName, tags.keys())
    if (!like) return []
    return [
      {
        kind: 'misspelled-tag',
        where: whereOf(page, element),
        what: `<${tagName}> is no tag of the library.`,
        why: 'Its content stays as it is.',
        instead: `Write <${like}>.`,
      },
    ]
  })
}
