import { type Culture, cultures } from '../../data/cultures.ts'
import type { Address } from './addresses.ts'

const prologue = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? '')

/** `site` is the address of the shop, with its path prefix. */
export function sitemapIndex(site: string, parts: number): string {
  const entries = cultures.flatMap((culture) =>
    Array.from({ length: parts }, (_, index) => {
      return `  <sitemap><loc>${xml(`${site}/sitemap-${culture}-${index + 1}.xml`)}</loc></sitemap>\n`
    }),
  )
  return `${prologue}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

/**
 * Yields one part for one culture, in batches of products. Every entry names its addresses in all cultures, as its page
 * does.
 */
export async function* sitemapPart(
  site: string,
  culture: Culture,
  batches: AsyncIterable<Address[]>,
): AsyncGenerator<string> {
  yield `${prologue}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const addresses of batches) yield addresses.map((address) => entry(site, culture, address)).join('')
  yield '</urlset>\n'
}

function entry(site: string, culture: Culture, { path, day }: Address): string {
  const at = (language: Culture) => xml(`${site}/${language}${path}`)
  const alternate = (language: string, address: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>\n`
  const lines = [
    `  <url>\n    <loc>${at(culture)}</loc>\n`,
    ...(day ? [`    <lastmod>${day}</lastmod>\n`] : []),
    ...cultures.map((language) => alternate(language, at(language))),
    alternate('x-default', path === '/' ? xml(`${site}/`) : at('fr')),
    '  </url>\n',
  ]
  return lines.join('')
}
