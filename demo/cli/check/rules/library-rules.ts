import type { MayAsk, Send } from '../client.ts'
import { attribute, type Element, ownText, tokensOf } from '../html.ts'
import { addressOf, byTag, isWhole, type Page, settingsOf, whereOf } from '../pages.ts'
import { type Finding, when } from '../report.ts'
import { type File, fetchedWrong, SCRIPT } from './files.ts'
import type { Tags } from './manifest.ts'
import { allows, policiesOf, sourcesOf } from './policy.ts'

const SHEET = /\/vitrine\.css$/

const isSheet = (element: Element) => tokensOf(element, 'rel').some((word) => word.toLowerCase() === 'stylesheet')

/** The script and the style sheet of the library that a page names. */
function filesOf(page: Page): File[] {
  return byTag(page, 'script', 'link').flatMap((element): File[] => {
    const isScript = element.tagName === 'script'
    const url = addressOf(page, element, isScript ? 'src' : 'href')
    const isFile = url && (isScript ? SCRIPT.test(url.pathname) : isSheet(element) && SHEET.test(url.pathname))
    return isFile ? [{ url, element, isScript }] : []
  })
}

/** True if a script of another name may have the library: bundlers write modules, or scripts with `async` or `defer`. */
const mayHaveLibrary = (script: Element) =>
  attribute(script, 'type')?.toLowerCase() === 'module'
    ? attribute(script, 'src') !== undefined || /\bimport\b/.test(ownText(script))
    : ['async', 'defer'].some((name) => attribute(script, name) !== undefined)

/** Whether a page has the library under another name: the browser knows if a tag is defined. */
const hasLibrary = (page: Page, tags: Tags) =>
  page.inBrowser
    ? page.inBrowser.definedTags.some((name) => tags.has(name))
    : byTag(page, 'script').some(mayHaveLibrary)

function missingFiles(page: Page, files: readonly File[], tags: Tags, hasSheet: boolean): Finding[] {
  const where = whereOf(page)
  const script = files.find(({ isScript }) => isScript)
  if (!script && hasLibrary(page, tags)) return []
  if (!script)
    return [
      {
        kind: 'missing-script',
        where,
        what: 'The page has tags, but not the script of the library.',
        why: 'No tag is upgraded.',
        instead: 'Write <script type="module" src="/vitrine/vitrine.js"></script>.',
      },
    ]
  return [
    ...when(attribute(script.element, 'type')?.toLowerCase() !== 'module', {
      kind: 'no-module',
      where: whereOf(page, script.element),
      what: 'The script of the library has no type="module".',
      why: 'The browser refuses it, and no tag is upgraded.',
      instead: `Write <script type="module" src="${script.url.pathname}"></script>.`,
      covers: ['outside a module'],
    }),
    ...when(!hasSheet, {
      kind: 'missing-sheet',
      where,
      what: 'The page does not link vitrine.css.',
      why: 'The page moves while its tags are upgraded.',
      instead: 'Write <link rel="stylesheet" href="/vitrine/vitrine.css">.',
    }),
  ]
}

/** Parts of the library that the policies of a page forbid. */
function policyMistakes(page: Page, files: readonly File[]): Finding[] {
  const { origin } = page.url
  const site = settingsOf(page)?.site
  const calls = typeof site === 'string' && URL.canParse(site, origin) ? new URL(site, origin) : page.url
  const where = whereOf(page)
  const kind = 'policy'
  return policiesOf(page).flatMap((policy): Finding[] => {
    const refused = files.filter(({ url, element, isScript }) => {
      const names = isScript ? ['script-src-elem', 'script-src'] : ['style-src-elem', 'style-src']
      const marks = { isScript, nonce: attribute(element, 'nonce'), integrity: attribute(element, 'integrity') }
      return !allows(sourcesOf(policy, ...names), url, origin, marks)
    })
    const types = policy.get('trusted-types')
    const names = ['vitrine', 'lit-html'].filter((name) => types && !types.includes('*') && !types.includes(name))
    return [
      ...refused.map(({ url, isScript }) => ({
        kind,
        where,
        covers: [url],
        what: `${isScript ? 'script-src' : 'style-src'} of the policy forbids ${url.pathname}.`,
        why: isScript ? 'No tag is upgraded.' : 'The page moves while its tags are upgraded, and tags have no style.',
        instead: `Add ${url.origin === origin ? "'self'" : url.origin}, or a nonce.`,
      })),
      ...when(!allows(sourcesOf(policy, 'connect-src'), calls, origin), {
        kind,
        where,
        covers: ['connect-src', '<no response>'],
        what: `connect-src of the policy forbids calls to ${calls.origin}.`,
        why: 'No call of the library has an answer.',
        instead: `Add ${calls.origin === origin ? "'self'" : calls.origin} to connect-src.`,
      }),
      ...names.map((name) => ({
        kind,
        where,
        covers: ['Trusted', 'ChunkLoadError'],
        what: `trusted-types of the policy does not name ${name}.`,
        why: 'The library cannot render HTML.',
        instead: `Add ${name} to trusted-types.`,
      })),
    ]
  })
}

/** A bundler or an @import may have put vitrine.css into a style sheet of another name. */
const BASE = /--vt-base|vitrine\.css/

type Client = { send: Send; mayAsk: MayAsk }

/** Whether a style sheet has that of the library. One that cannot be read has not. */
async function hasBase(url: URL, { send, mayAsk }: Client): Promise<boolean> {
  if (!(await mayAsk(url))) return false
  const text = await send(url, { reads: /^text\/css$/, follows: mayAsk }).then(
    (answer) => answer.text,
    () => '',
  )
  return BASE.test(text)
}

/**
 * Mistakes in how pages load the library. Files of hosts that `mayAsk` refuses are not fetched.
 */
export async function libraryMistakes(pages: readonly Page[], tags: Tags, client: Client): Promise<Finding[]> {
  const found: Finding[] = []
  const fetched = new Set<string>()
  const sheets = new Map<string, Promise<boolean>>()

  async function hasSheet(page: Page, files: readonly File[]): Promise<boolean> {
    if (files.some(({ isScript }) => !isScript) || byTag(page, 'style').some((each) => BASE.test(ownText(each))))
      return true
    for (const link of byTag(page, 'link').filter(isSheet)) {
      const url = addressOf(page, link, 'href')
      if (!url) continue
      const has = sheets.get(url.href) ?? hasBase(url, client)
      sheets.set(url.href, has)
      if (await has) return true
    }
    return false
  }

  for (const page of pages.filter(({ elements }) => elements.some(({ tagName }) => tags.has(tagName)))) {
    const files = filesOf(page)
    // A fragment has no head: the page that shows it has the library.
    if (isWhole(page)) found.push(...missingFiles(page, files, tags, await hasSheet(page, files)))
    found.push(...policyMistakes(page, files))
    for (const file of files) {
      if (fetched.has(file.url.href)) continue
      fetched.add(file.url.href)
      if (await client.mayAsk(file.url)) found.push(...(await fetchedWrong(file, page.url.origin, client)))
    }
  }
  return found
}
