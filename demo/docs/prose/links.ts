/** The page of the index of decisions, below `/docs/`. */
export const DECISIONS = 'decisions'

/** The page below `/docs/` that shows a Markdown file: its name, for a `README.md` the index that it is. */
export function pageOf(path: string): string {
  const [folder = '', file = ''] = path.split('/').slice(-2)
  if (file === 'README.md' || path === 'README.md') return folder === DECISIONS ? DECISIONS : ''
  return (path.split('/').at(-1) as string).slice(0, -'.md'.length).toLowerCase()
}

/** Links to other Markdown files of the project lead to their pages. */
export function addressOf(link: string): string {
  const [path = '', ...heading] = link.split(/(?=#)/)
  const isFile = path.endsWith('.md') && !/^[a-z]+:/.test(path)
  return isFile ? `${pageOf(path) || './'}${heading.join('')}` : link
}
