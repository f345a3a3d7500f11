import { namesOther } from '../../../../runtime/navigation/render/faithful.ts'
import { settingNames } from '../../../../runtime/page/settings.ts'
import { attribute, isInside, ownText } from '../html.ts'
import { byTag, type Page, settingsOf, whereOf } from '../pages.ts'
import { type Finding, when } from '../report.ts'
import { nearest, type Tags } from './manifest.ts'

const JSON_BLOCK = /^application\/(ld\+|[\w.-]+\+)?json$/i

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function unreadableBlocks(page: Page): Finding[] {
  return byTag(page, 'script')
    .filter((script) => JSON_BLOCK.test(attribute(script, 'type') ?? '') && attribute(script, 'id') !== 'shop-settings')
    .filter((script) => !isJson(ownText(script)))
    .map((script) => ({
      kind: 'unreadable-json',
      where: whereOf(page, script),
      what: `A block of ${attribute(script, 'type')} does not hold JSON.`,
      why: 'The scripts that read it have no data.',
      instead: 'Print it with a JSON encoder.',
    }))
}

function settingMistakes(page: Page): Finding[] {
  const settings = settingsOf(page)
  const [block] = byTag(page, 'script').filter((script) => attribute(script, 'id') === 'shop-settings')
  const where = whereOf(page, block)
  if (!settings)
    return [
      {
        kind: 'unreadable-settings',
        where,
        what: 'The block #shop-settings does not hold a JSON object.',
        why: 'Its settings are ignored.',
        instead: 'Print it with a JSON encoder.',
        covers: ['#shop-settings'],
      },
    ]
  const names = settingNames()
  return Object.keys(settings)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const like = nearest(name, names)
      const what = `There is no setting "${name}".`
      const instead = like ? `Write ${like}.` : 'Remove it, or keep it in a block of your own.'
      return { kind: 'unknown-setting', where, what, why: 'It has no effect.', instead }
    })
}

function languageMistakes(page: Page): Finding[] {
  const [root] = byTag(page, 'html')
  return when(root !== undefined && !attribute(root, 'lang')?.trim(), {
    kind: 'missing-lang',
    where: whereOf(page),
    what: 'The page has no lang.',
    why: 'Screen readers read it in the wrong language, and the texts of the library are in English.',
    instead: 'Write <html lang="en"> with the language of the page.',
  })
}

function charsetMistakes(page: Page): Finding[] {
  const type = page.headers.get('content-type') ?? ''
  const named = byTag(page, 'meta').map((meta) => {
    const charset = attribute(meta, 'charset')
    if (charset !== undefined) return `charset=${charset}`
    return attribute(meta, 'http-equiv')?.toLowerCase() === 'content-type' ? (attribute(meta, 'content') ?? '') : ''
  })
  const [wrong] = [type, ...named].filter(namesOther)
  return when(wrong !== undefined, {
    kind: 'charset',
    where: whereOf(page),
    what: `The page is sent as ${wrong}.`,
    why: 'Each visit to it loads the whole page.',
    instead: 'Send pages in UTF-8.',
  })
}

const NOT_TEXT = ['script', 'style', 'code', 'pre', 'kbd', 'samp']

/** Elements whose text is the key of a text, such as `ShoppingCarts.CouponValid`, outside of code that is shown. */
export function keysAsTexts(page: Page, groups: readonly string[]): Finding[] {
  const key = new RegExp(`^(${groups.join('|')})(\\.[A-Z]\\w+)+$`)
  return page.elements
    .filter((element) => !NOT_TEXT.includes(element.tagName) && !isInside(element, ...NOT_TEXT))
    .filter((element) => key.test(ownText(element).trim()))
    .map((element) => {
      const key = ownText(element).trim()
      return {
        kind: 'missing-text',
        where: whereOf(page, element),
        what: `The page shows the key ${key}.`,
        why: 'The shopper reads a name of the program.',
        instead: 'Add the text in the language of the page to the texts of the server or to the setting texts.',
        covers: [key],
      }
    })
}

/** Mistakes of a page by itself. `groups` are the first parts of the keys of texts. */
export const pageMistakes = (page: Page, tags: Tags, groups: readonly string[]): Finding[] =>
  page.elements.some(({ tagName }) => tags.has(tagName))
    ? [
        ...languageMistakes(page),
        ...charsetMistakes(page),
        ...settingMistakes(page),
        ...unreadableBlocks(page),
        ...keysAsTexts(page, groups),
      ]
    : []
