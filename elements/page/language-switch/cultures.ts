import { settings } from '../../../runtime/page/settings.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { canonicalLocale } from '../../../runtime/text/locale.ts'
import { readCultures } from './rules.ts'

/** The cultures in the attribute, else those of the settings. Developers are warned of names that are no language. */
export function offeredCultures(list: string): readonly string[] {
  const { known, unknown } = readCultures(list)
  if (unknown.length > 0) {
    const names = unknown.map((name) => `"${name.slice(0, 40)}"`).join(', ')
    warn(`<language-switch cultures> names ${names}.`, 'They are left out.', 'Write language tags: fr, pt-BR.')
  }
  return known.length > 0 ? known : settings().cultures
}

/** The culture is that of the attribute, else of the settings, as the list spells it. */
export function presentCulture(current: string, listed: readonly string[]): string {
  const isKnown = canonicalLocale(current) !== undefined
  if (!isKnown && current !== '') {
    const what = `<language-switch current="${current.slice(0, 40)}"> is not a culture.`
    warn(what, 'The culture of the settings is used in its place.', 'Correct or remove the attribute.')
  }
  const culture = isKnown ? current : settings().culture
  return listed.find((each) => canonicalLocale(each) === canonicalLocale(culture)) ?? culture
}
