import core from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import twig from 'highlight.js/lib/languages/twig'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'

const languages = {
  sh: bash,
  css,
  http,
  js: javascript,
  json,
  ts: typescript,
  tsx: typescript,
  html: xml,
  liquid: twig,
  twig,
}
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language)
// HTML blocks contain scripts and styles, which the highlighter finds by these names.
core.registerAliases(['javascript'], { languageName: 'js' })

/** Escapes a text for HTML, also for attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Code as HTML with classes of `theme/docs/code.css`; code in an unknown language stays plain. It is not executed. */
export const highlighted = (code: string, language = ''): string =>
  core.getLanguage(language) ? core.highlight(code, { language }).value : escaped(code)

/** The language of the texts in an example: that of its first element. */
const spokenIn = (code: string): string | undefined => /^<[^>]*\slang="(\w+)"/.exec(code)?.[1]

/**
 * A block of code with its copy button; `id` is unique in the page. It can be scrolled by keyboard. `spoken` is the
 * language of its texts.
 */
export function codeBlock(code: string, language: string, id: string, spoken = spokenIn(code)): string {
  const lang = spoken ? ` lang="${spoken}"` : ''
  return `<figure class="docs-code">
<pre tabindex="0"><code id="${id}"${lang} data-language="${escaped(language)}">${highlighted(code, language)}</code></pre>
<copy-button for="${id}"><button type="button">Copy<span class="vt-hidden"> this code</span></button></copy-button>
</figure>`
}
