import { attribute, ownText } from '../html.ts'
import { addressOf, byTag, type Page, settingsOf, whereOf } from '../pages.ts'
import { type Finding, when } from '../report.ts'
import { type File, fetchedWrong } from './files.ts'
import type { Tags } from './manifest.ts'
import { allows, policiesOf, sourcesOf } from './policy.ts'

const SCRIPT = /\/vitrine\.js$/
const SHEET = /\/vitrine\.css$/

/** The script and the style sheet of the library that a page names. */
function filesOf(page: Page): File[] {
  return byTag(page, 'script', 'link').flatMap((element): File[] => {
    const isScript = element.tagName === 'script'
    const url = addressOf(page, element, isScript ? 'src' : 'href')
    const isSheet = attribute(element, 'rel')?.toLowerCase().split(/\s+/).includes('stylesheet')
    const isFile = url && (isScript ? SCRIPT.test(url.pathname) : isSheet && SHEET.test(url.pathname))
    return isFile ? [{ url, element, isScript }] : []
  })
}

function missingFiles(page: Page, files: readonly File[]): Finding[] {
  const where = whereOf(page)
  const script = files.find(({ isScript }) => isScript)
  const modules = byTag(page, 'script').filter((each) => attribute(each, 'type')?.toLowerCase() === 'module')
  if (!script && modules.some((each) => attribute(each, 'src') !== undefined || /\bimport\b/.test(ownText(each))))
    return [] // A bundler has put the library into a script of another name.
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
      covers: ['import'],
    }),
    ...when(
      files.every(({ isScript }) => isScript),
      {
        kind: 'missing-sheet',
        where,
        what: 'The page does not link vitrine.css.',
        why: 'The page moves while its tags are upgraded.',
        instead: 'Write <link rel="stylesheet" href="/vitrine/vitrine.css">.',
      },
    ),
  ]
}

/** Parts of the library that the policies of a page forbid. */
function policyMistakes(page: Page, files: readonly File[]): Finding[] {
  const { origin } = page.url
  const site = settingsOf(page)?.site
  const calls = typeof site === 'string' && URL.canParse(site, origin) ? new URL(site, origin) : page.url
  const where = whereOf(page)
  const covers = ['Content Security Policy', 'csp', '<no response>']
  const kind = 'policy'
  return policiesOf(page).flatMap((policy): Finding[] => {
    const refused = files.filter(({ url, element, isScript }) => {
      const names = isScript ? ['script-src-elem', 'script-src'] : ['style-src-elem', 'style-src']
      const marks = { nonce: attribute(element, 'nonce'), integrity: attribute(element, 'integrity') }
      return !allows(sourcesOf(policy, ...names), url, origin, marks)
    })
    const types = policy.get('trusted-types')
    const names = ['vitrine', 'lit-html'].filter((name) => types && !types.includes('*') && !types.includes(name))
    return [
      ...refused.map(({ url, isScript }) => ({
        kind,
        where,
        covers: [...covers, url.href],
        what: `${isScript ? 'script-src' : 'style-src'} of the policy forbids ${url.pathname}.`,
        why: isScript ? 'No tag is upgraded.' : 'The page moves while its tags are upgraded, and tags have no style.',
        instead: `Add ${url.origin === origin ? "'self'" : url.origin}, or a nonce.`,
      })),
      ...when(!allows(sourcesOf(policy, 'connect-src'), calls, origin), {
        kind,
        where,
        covers,
        what: `connect-src of the policy forbids calls to ${calls.origin}.`,
        why: 'No call of the library has an answer.',
        instead: `Add ${calls.origin === origin ? "'self'" : calls.origin} to connect-src.`,
      }),
      ...names.map((name) => ({
        kind,
        where,
        covers: ['Trusted', 'ChunkLoadError', ...covers],
        what: `trusted-types of the policy does not name ${name}.`,
        why: 'The library cannot render HTML.',
        instead: `Add ${name} to trusted-types.`,
      })),
    ]
  })
}

/**
 * Mistakes in how pages load the library. Files of hosts that `mayAsk` refuses are not fetched.
 */
export async function libraryMistakes(
  pages: readonly Page[],
  tags: Tags,
  mayAsk: (url: URL) => Promise<boolean>,
): Promise<Finding[]> {
  const found: Finding[] = []
  const fetched = new Set<string>()
  for (const page of pages.filter(({ elements }) => elements.some(({ tagName }) => tags.has(tagName)))) {
    const files = filesOf(page)
    // A fragment has no head: the page that shows it has the library.
    if (/<(html|head|body)[\s>]/i.test(page.text)) found.push(...missingFiles(page, files))
    found.push(...policyMistakes(page, files))
    for (const file of files) {
      if (fetched.has(file.url.href)) continue
      fetched.add(file.url.href)
      if (await mayAsk(file.url)) found.push(...(await fetchedWrong(file, page.url.origin)))
    }
  }
  return found
}
