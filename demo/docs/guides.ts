import { marked } from 'marked'

const pages = import.meta.glob<string>('./guides/*.md', { eager: true, query: '?raw', import: 'default' })

/** A guide: prose about what several tags do together. */
export type Guide = { name: string; title: string; html: string }

/** Every guide, by name. It is the project's own text, so it is trusted; wide code and tables are scrolled by keyboard, too. */
export const guides: Guide[] = Object.entries(pages)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    const html = marked
      .parse(text, { async: false })
      .replaceAll('<pre>', '<pre tabindex="0">')
      .replaceAll('<table>', '<div class="docs-scroll" tabindex="0" role="group"><table>')
      .replaceAll('</table>', '</table></div>')
    return { name, title: /^# (.*)/.exec(text)?.[1] ?? name, html }
  })
  .sort((one, other) => one.name.localeCompare(other.name))
