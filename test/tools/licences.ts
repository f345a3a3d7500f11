import { readFileSync, writeFileSync } from 'node:fs'

/** The text of the MIT licence below the line of copyright. */
const permission = (): string =>
  readFileSync('LICENSE', 'utf8').replace(/^[\s\S]*?(?=Permission is hereby granted)/, '')

/** The text of the ISC licence below the line of copyright. */
const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`

/** Adds the text of a licence to packages that name one without its text, under their author's name. */
export function completeLicences(file: string): void {
  const [head = '', ...packages] = readFileSync(file, 'utf8').split(/^(?=## )/m)
  writeFileSync(file, head + packages.map(complete).join(''))
}

function complete(section: string): string {
  const [title = '', ...shipped] = section.trim().split('\n')
  if (shipped.join('').trim() !== '') return section
  const [, name, licence] = /^## (\S+) - \S+ \((.+)\)$/.exec(title) ?? []
  const text = licence === 'MIT' ? permission() : licence === 'ISC' ? ISC : undefined
  if (text === undefined) throw new Error(`${title}: the text of this licence is not known.`)
  const { author } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return `${title}\n\nCopyright (c) ${author?.name ?? author}\n\n${text.trim()}\n\n`
}
