import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../journeys/shop.ts'

/**
 * The samples of a page that import the library, each with the end of its file's name. Those for pages import it by the
 * address of its files.
 */
const samplesIn = (page: string): [kind: string, text: string][] =>
  [...page.matchAll(/^```(tsx?|js)\n(.*?)^```/gms)]
    .map(([, kind = '', text = '']): [string, string] => [
      kind,
      text.replaceAll("'/vitrine/vitrine.js'", "'vitrine'").replaceAll("'/vitrine/", "'vitrine/"),
    ])
    .filter(([, text]) => /'vitrine['/]/.test(text))

type Write = (file: string, text: string) => void

/** Writes the samples of the guides and of the tags into a project, and compiles them as strictly as there is. */
export function checkSamples(write: Write, compile: () => string): void {
  const samples = ['demo/docs/guides', 'elements'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => samplesIn(readFileSync(join(folder, file), 'utf8'))),
  )
  expect(samples.length).toBeGreaterThan(8)
  const files = samples.map(([kind, text], place) => {
    write(`sample-${place}.${kind}`, `${text}\nexport {}\n`)
    return `sample-${place}.${kind}`
  })
  compileStrictly(files, write, compile)
}

/** Compiles what does not need React, in a project without React's types. */
export function checkWithoutReact(write: Write, compile: () => string): void {
  const text = `import 'vitrine'
import { overrideView, settings, t } from 'vitrine'
import { $cart } from 'vitrine/stores/cart.js'

overrideView('copy-button', (View) => (props: { text: string }) => [View, props.text])
document.querySelector('quantity-input')?.focus()
console.log($cart.get().summary?.itemsCount, settings().culture, await t('Core.Close'))
`
  write('plain.ts', text)
  compileStrictly(['plain.ts'], write, compile)
}

function compileStrictly(files: string[], write: Write, compile: () => string): void {
  for (const moduleResolution of ['bundler', 'nodenext']) {
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, noEmit: true, jsx: 'react-jsx', target: 'es2022', types: [] },
      ...{ allowJs: true, checkJs: true },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ moduleResolution, module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext' },
    }
    write('tsconfig.json', JSON.stringify({ compilerOptions, files }))
    expect(compile()).toBe('')
  }
}
