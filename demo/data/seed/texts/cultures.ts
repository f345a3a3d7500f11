import type { Culture, Localized } from '../../cultures.ts'
import { cultures } from '../../cultures.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { ShopTexts } from './texts.ts'

const texts: Record<Culture, ShopTexts> = { fr, nl, es, de, it, pt }

export const inAll = (write: (texts: ShopTexts, culture: Culture) => string): Localized =>
  Object.fromEntries(cultures.map((culture) => [culture, write(texts[culture], culture)])) as Localized

/** Replaces each `{name}` by its value. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
