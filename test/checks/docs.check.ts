import { existsSync } from 'node:fs'
import { check, files, textOf } from './check.ts'

/** A fenced block, and the file that the line before it names. */
const BLOCK = /(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([\s\S]*?)\n```$/gm

/** The guide that builds a tag of the library: all its code is the library's. */
const OF_THE_LIBRARY = 'demo/docs/guides/write-a-tag.md'
const CODE = /^(tsx?|css|json)$/

check('code in a guide under the name of a file is in that file as it is shown', () =>
  files(/^demo\/docs\/guides\/.*\.md$/).flatMap((guide) =>
    [...textOf(guide).matchAll(BLOCK)].flatMap(([, file, language = '', code = '']) => {
      const begin = `${guide}: the block "${code.split('\n')[0]?.trim()}"`
      if (!file) return guide === OF_THE_LIBRARY && CODE.test(language) ? [`${begin} names no file`] : []
      if (!existsSync(file)) return [`${begin} names ${file}, which is not there`]
      return isIn(textOf(file), code) ? [] : [`${begin} is not in ${file} as it is shown`]
    }),
  ),
)

/** Whether these lines are in a text one after the other, all moved to the right by the same number of spaces. */
function isIn(text: string, code: string): boolean {
  const indents = [0, 2, 4, 6, 8].map((spaces) => code.replaceAll(/^(?=.)/gm, ' '.repeat(spaces)))
  return indents.some((lines) => `\n${text}`.includes(`\n${lines}\n`))
}
