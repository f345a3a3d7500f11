import { areas } from '../mutants/areas.ts'
import { mutantsOf, nameOf, problemOf } from '../mutants/mutant.ts'
import { check, files, textOf } from './check.ts'

const mutants = () => Object.entries(areas).flatMap(([area, subjects]) => mutantsOf(area, subjects))

check('the text that a mutant changes is in its file, once', () => {
  const known = files()
  return mutants().flatMap((mutant) =>
    known.includes(mutant.file) ? (problemOf(mutant, textOf) ?? []) : [`${mutant.file} is not there`],
  )
})

check('the tests of a mutant exist, and one of them names its row', () => {
  const known = files()
  return mutants().flatMap((mutant) => {
    const missing = mutant.tests.filter((test) => !known.includes(test))
    if (missing.length > 0) return `${nameOf(mutant)}: ${missing} is not there`
    const { row, tests } = mutant
    const isNamed = row === undefined || tests.some((test) => new RegExp(`\\b${row}\\b`).test(textOf(test)))
    return isNamed ? [] : `${nameOf(mutant)}: no test of ${tests} names the row`
  })
})

check('every mutant is listed once', () => {
  const names = mutants().map((mutant) => `${nameOf(mutant)}, ${mutant.tests}`)
  return names.filter((name, place) => names.indexOf(name) < place)
})
