import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { check, files, textOf } from './check.ts'

const MOST_README_BYTES = 8_000

check('the README has at most 8 kB', () => {
  const bytes = Buffer.byteLength(textOf('README.md'))
  return bytes > MOST_README_BYTES ? [`README.md has ${bytes} bytes: move a part to a guide and link it`] : []
})

const documents = () => files(/^(README|CONTRIBUTING|CHANGELOG)\.md$|^elements\/.*\.md$|^demo\/docs\/.*\.md$/)

/** True for a link to a path in the project: a Markdown file, or from a README a folder or a picture. */
const isPath = (file: string, target: string) =>
  !/^[a-z]+:|^#/.test(target) && (target.includes('.md') || file.endsWith('README.md'))

check('links between documents lead to existing files', () =>
  documents().flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => isPath(file, target))
      .filter((target) => !existsSync(join(dirname(file), target.replace(/#.*/, ''))))
      .map((target) => `${file} links to ${target}, which is not there`),
  ),
)

const decisions = () => files(/^demo\/docs\/decisions\/[^/]+\//)

/** A title, the day of the decision, for an ended one the day of its end and its replacement, then three parts. */
const DECISION =
  /^# .+\n\nDecided on \d{4}-\d\d-\d\d\.( Ended on \d{4}-\d\d-\d\d: [^\n]+)?\n\n## Context\n\n.[\s\S]*\n\n## Decision\n\n.[\s\S]*\n\n## Consequence\n\n.[\s\S]*\n$/

check('a decision has a number of its own, its date, and the parts context, decision and consequence', () => {
  const numbers = decisions().map((file) => file.split('/').at(-1)?.slice(0, 5))
  return decisions().flatMap((file, index) => [
    ...(/\/\d{4}-[a-z0-9-]+\.md$/.test(file) ? [] : [`${file} is not named NNNN-title.md`]),
    ...(numbers.indexOf(numbers[index]) < index ? [`${file} has a number that another decision has`] : []),
    ...(DECISION.test(textOf(file)) ? [] : [`${file} is not written as the other decisions are`]),
  ])
})

const SOURCE = /`((?:runtime|elements|stores|demo|test|locales)\/[\w./-]+)`/g

check('files that a decision names exist while it is valid', () =>
  decisions()
    .filter((file) => !textOf(file).includes(' Ended on '))
    .flatMap((file) =>
      [...textOf(file).matchAll(SOURCE)]
        .map(([, source = '']) => source)
        .filter((source) => !existsSync(source))
        .map((source) => `${file} names ${source}, which is not there: end the decision, or name what there is`),
    ),
)
