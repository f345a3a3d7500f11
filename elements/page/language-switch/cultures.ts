import { CULTURES, type Culture, settings } from '../../../runtime/page/settings.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { readCultures } from './rules.ts'

/** The cultures in the attribute. Developers are warned of unknown names. */
export function offeredCultures(list: string): readonly Culture[] {
  const { known, unknown } = readCultures(list)
  if (unknown.length > 0) {
    const names = unknown.map((name) => `"${name.slice(0, 40)}"`).join(', ')
    const why = 'They are left out; without any other, all six are offered.'
    warn(`<language-switch cultures> names ${names}.`, why, `Choose among ${CULTURES.join(', ')}.`)
  }
  return known
}

/** The culture is that of the attribute, else of the settings. */
export function presentCulture(current: string): Culture {
  const culture = CULTURES.find((known) => known === current)
  if (culture === undefined && current !== '') {
    const what = `<language-switch current="${current.slice(0, 40)}"> is not a culture.`
    warn(what, 'The culture of the settings is used in its place.', 'Correct or remove the attribute.')
  }
  return culture ?? settings().culture
}
