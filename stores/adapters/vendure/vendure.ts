import { notify } from '../../../runtime/dialogs/notices.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { languageOf } from '../../../runtime/text/locale.ts'
import { t } from '../../../runtime/text/strings.ts'
import { loadTexts } from '../answers/texts.ts'
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
  /** The address of the page that shows an order of the customer. Default: `/{culture}/account/order?number={number}`. */
  orderUrl?: (number: string) => string
  /** The data for the handler of a payment, whose code is given, for example its token; may be a promise. */
  paymentData?: (payment: string) => unknown
}

const TOKEN = 'vendure-auth-token'

/**
 * Answers the calls of the tags from a Vendure server: basket, catalogue, list, checkout, account and orders. The session is
 * a token in the storage of the browser, which all tabs of the shop share; the server must allow tokens (`tokenMethod:
 * ['bearer']`). Returns a function that ends this.
 */
export function connectVendure(options: VendureOptions): () => void {
  const { endpoint, channel, languages = [], precision = 2 } = options
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
    answered: (headers, sent, operation) => {
      const token = headers.get(TOKEN)
      if (!token) return
      const isEnded = sent.Authorization !== undefined && !/\b(login|logout)\b/.test(operation)
      const isFirst = sent.Authorization === bearerOf(keptToken(session))
      // Of two answers with a new session, a later one that has only read is not kept.
      if (isFirst || /^\s*mutation/.test(operation)) keepToken(session, token)
      if (isEnded && isFirst) sessionEnded()
    },
  })
  const { productUrl = pageOfProduct, orderUrl = pageOfOrder, paymentData = () => ({}) } = options
  const vendure = { precision, productUrl, orderUrl, paymentData }
  const groups = async () => (await code.get()).vendureGroups(client, vendure)
  return connectShop({
    name: 'Vendure',
    basket: vendureBasket(client, vendure),
    catalogue: vendureCatalogue(client, vendure),
    list: async () => (await groups()).list,
    checkout: async () => (await groups()).checkout,
    account: async () => (await groups()).account,
    orders: async () => (await groups()).orders,
  })
}

const bearerOf = (token: string | undefined) => (token ? `Bearer ${token}` : undefined)

/** Vendure gives another token only at the sign-in and sign-out, and when a session has ended. */
async function sessionEnded(): Promise<void> {
  await loadTexts()
  notify({ kind: 'info', text: t('shop-adapters.SessionEnded') })
  document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed', { detail: {} }))
}

/** Code that only the pages of a list, a checkout or an account need. */
const code = deferred('the adapter of Vendure', () => import('./groups.ts'))

const pageOfProduct = ({ id, slug }: { id: string; slug: string }) =>
  cultureUrl(`catalog/product/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`)

const pageOfOrder = (number: string) => `${cultureUrl('account/order')}?number=${encodeURIComponent(number)}`
