/** Texts by the parts of their dotted names. */
export type Texts = { [name: string]: string | Texts }

const locales = import.meta.glob<{ default: Texts }>('../../locales/**/*.json')

/** Fetches the library's own texts: `fr`, or with a folder `forms/fr`. Undefined for a culture that it does not have. */
export const fetchLocale = async (name: string): Promise<Texts | undefined> =>
  (await locales[`../../locales/${name}.json`]?.())?.default
