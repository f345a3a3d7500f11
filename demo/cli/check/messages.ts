import type { Finding } from './report.ts'

/** The parts of a warning of the library, which are sentences. */
function warningOf(text: string, where: string): Finding {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.replace('[vitrine] ', ''))]
  const [what = text, ...others] = sentences.map(({ segment }) => segment.trim())
  const instead = others.pop() ?? 'See the console of the browser.'
  return { kind: 'warning', where, what, why: others.join(' ') || 'The library warns of it.', instead }
}

/** A request that failed is a finding of its own, and a page that is left without a question is no mistake. */
const NO_MISTAKE = /^(Failed to load resource|Blocked attempt to show a 'beforeunload')/

/** The report of a message of the console or of an error of a script; undefined if it is no mistake. */
export function messageOf(type: string, text: string, where: string): Finding | undefined {
  if (text.startsWith('[vitrine]') && /^(warning|error)$/.test(type)) return warningOf(text, where)
  if (type !== 'error' || NO_MISTAKE.test(text)) return undefined
  const isPolicy = /Content Security Policy|Trusted ?Type/i.test(text)
  const why = isPolicy ? 'The browser refuses a part of the page.' : 'A script of the page may have stopped.'
  const instead = isPolicy ? 'Allow it in the policy of the page.' : 'See the console of the browser.'
  return { kind: isPolicy ? 'policy' : 'script-error', where, what: text, why, instead }
}

/** A request of a page that failed. */
export const requestFailed = (where: string, what: string): Finding => ({
  kind: 'failed-request',
  where,
  what,
  why: 'The page lacks it.',
  instead: 'Correct the address, or the answer of the server.',
})
