import { cultureUrl } from '../../../runtime/page/paths.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { languageOf } from '../../../runtime/text/locale.ts'
import { connectShop } from '../connect.ts'
import { graphqlClient } from '../graphql.ts'
import { keepToken, keptToken } from '../session.ts'
import { vendureBasket } from './basket.ts'
import { vendureCatalogue } from './catalogue.ts'

export type VendureOptions = {
  /** The address of the shop API: `https://shop.example/shop-api`. */
  endpoint: string
  /** The token of a channel; default: the default channel. */
  channel?: string
  /**
   * The languages of the channel, as Vendure writes them: `en`, `pt_BR`. The language of the page is asked for if it is
   * one of them; else the channel's own is.
   */
  languages?: readonly string[]
  /** Digits after the point of the stored amounts, as the server's MoneyStrategy has them. Default 2. */
  precision?: number
  /** The address of a product's page. Default: `/{culture}/catalog/product/{id}/{slug}`. */
  productUrl?: (product: { id: string; slug: string }) => string
}

const TOKEN = 'vendure-auth-token'

/**
 * Answers the calls of the tags from a Vendure server: basket, coupon, variants, photos and suggestions. The session is
 * a token in the storage of the browser, which all tabs of the shop share; the server must allow tokens (`tokenMethod:
 * ['bearer']`). Returns a function that ends this.
 */
export function connectVendure(options: VendureOptions): () => void {
  const { endpoint, channel, languages = [], precision = 2, productUrl = pageOf } = options
  const session = `vendure:${endpoint}`
  const url = () => {
    const address = new URL(endpoint, document.baseURI)
    const locale = settings().locale
    const language = [locale.replaceAll('-', '_'), languageOf(locale)].find((name) => languages.includes(name))
    if (language) address.searchParams.set('languageCode', language)
    return address
  }
  const client = graphqlClient({
    session,
    url,
    headers: () => {
      const token = keptToken(session)
      return {
        ...(channel && { 'vendure-token': channel }),
        ...(token && { Authorization: `Bearer ${token}` }),
      }
    },
    answered: (headers) => keepToken(session, headers.get(TOKEN)),
  })
  const vendure = { precision, productUrl }
  return connectShop({
    name: 'Vendure',
    basket: vendureBasket(client, vendure),
    catalogue: vendureCatalogue(client, vendure),
  })
}

const pageOf = ({ id, slug }: { id: string; slug: string }) =>
  cultureUrl(`catalog/product/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`)
