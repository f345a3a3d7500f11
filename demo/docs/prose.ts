import { marked } from 'marked'

/** Markdown as HTML. It is the project's own text, so it is trusted. Wide code and tables are scrolled, by keyboard too. */
export const htmlOf = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="docs-scroll" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>')
