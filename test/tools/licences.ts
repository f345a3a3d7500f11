import { readFileSync, writeFileSync } from 'node:fs'

/** What the MIT licence says below the line of copyright. */
const permission = (): string =>
  readFileSync('LICENSE', 'utf8').replace(/^[\s\S]*?(?=Permission is hereby granted)/, '')

/** Gives the packages that ship no text of their licence the one that they name, under their author's name. */
export function completeLicences(file: string): void {
  const [head = '', ...packages] = readFileSync(file, 'utf8').split(/^(?=## )/m)
  writeFileSync(file, head + packages.map(complete).join(''))
}

function complete(section: string): string {
  const [title = '', ...text] = section.trim().split('\n')
  if (text.join('').trim() !== '') return section
  const [, name, licence] = /^## (\S+) - \S+ \((.+)\)$/.exec(title) ?? []
  if (licence !== 'MIT') throw new Error(`${title}: the text of this licence is not known.`)
  const { author } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return `${title}\n\nCopyright (c) ${author?.name ?? author}\n\n${permission().trim()}\n\n`
}
