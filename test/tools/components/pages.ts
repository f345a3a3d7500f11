import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** With this number, the pages that run at a time end at about the same time. */
export const MOST_FILES = 12

const HISTORY = 'it counts the entries of the history, which is full once several files have used it'

/** The files that need a page of their own, and the reasons. */
export const OWN_PAGE: Record<string, string> = {
  'elements/page/page-loader/page-loader.test.tsx': HISTORY,
  'runtime/navigation/loader/answers.test.ts': HISTORY,
  'runtime/navigation/loader/forms.test.ts': HISTORY,
  'runtime/navigation/loader/history.test.ts': HISTORY,
  'runtime/page/window/history.test.ts': HISTORY,
}

const areaOf = (file: string) => file.split('/').slice(0, 2).join('-')

const sliced = (files: string[], most: number): string[][] =>
  files.length <= most ? [files] : [files.slice(0, most), ...sliced(files.slice(most), most)]

/** The files of each page: those of an area share one, those of `OWN_PAGE` and all of a second try have one each. */
export function pagesOf(files: readonly string[], isAlone = false): Map<string, string[]> {
  const areas = new Map<string, string[]>()
  for (const file of files) {
    const name = isAlone || file in OWN_PAGE || file.startsWith('test/') ? file.replaceAll('/', '-') : areaOf(file)
    areas.set(name, [...(areas.get(name) ?? []), file])
  }
  const pages = [...areas].flatMap(([name, all]) =>
    sliced(all, MOST_FILES).map((part, index) => [`${name}${index || ''}`, part] as const),
  )
  // The suites of all tags take longest.
  const isLong = (name: string) => name.startsWith('test-')
  return new Map(pages.toSorted(([one], [other]) => Number(isLong(other)) - Number(isLong(one))))
}

/**
 * Writes a module for each page, which names its files, the seed of their order, and by `TEST_ROWS` the row of each;
 * `remove` deletes the modules.
 */
export function writePages(pages: Map<string, string[]>, seed?: number): { paths: string[]; remove: () => void } {
  const folder = `.build/pages-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const paths = [...pages].map(([name, files]) => {
    const path = `${folder}/${name}.js`
    writeFileSync(
      path,
      `export const files = ${JSON.stringify(files)}\nexport const seed = ${seed}\nexport const rows = ${process.env.TEST_ROWS ?? '{}'}\n`,
    )
    return path
  })
  return { paths, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
