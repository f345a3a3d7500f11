import type { Culture } from '../../context.ts'

/** The languages of the shop, each by its own name. */
export const languages: Record<Culture, string> = {
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
}
