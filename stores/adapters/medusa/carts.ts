import { array, create, nullable, number, optional, type Struct, string, type } from 'superstruct'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { t } from '../../../runtime/text/strings.ts'
import { loadTexts } from '../answers/texts.ts'
import { type MedusaClient, missing, reasonOf } from './client.ts'
import type { Medusa } from './values.ts'

/** The fields that each answer with a cart has, for the struct of the cart. */
export const ofCart = { id: string(), completed_at: optional(nullable(string())) }

type CartOf<T> = T & { id: string; completed_at?: string | null | undefined }
type Item = { variant_id: string; quantity: number }

const Items = array(type({ variant_id: string(), quantity: number() }))
const Begun = type({ cart: type(ofCart) })

/** The cart of the visitor, whose fields are read by `struct`. */
export type VisitorCart = {
  /** Undefined without a cart, and for one that was ordered or does not exist any more: its id is then forgotten. */
  current<T>(struct: Struct<{ cart: CartOf<T> }, unknown>, fields: string): Promise<T | undefined>
  /** Adds to the cart, or to a new one. Throws ShopError. */
  add<T>(item: Item, struct: Struct<{ cart: CartOf<T> }, unknown>, fields: string): Promise<T>
}

/** Milliseconds in which a page is left whose requests have failed for that: then the addition is to be repeated. */
const LEAVING = 2000

export const cartPath = (id: string): string => `/store/carts/${encodeURIComponent(id)}`

export function visitorCart(client: MedusaClient, medusa: Medusa): VisitorCart {
  const { get, post, cart, first, inCart } = client

  /** If the shopper leaves the page before the answer has arrived, nobody knows the id of the new cart. */
  const begin = async <T>(items: Item[], struct: Struct<{ cart: CartOf<T> }, unknown>, fields: string) => {
    const text = JSON.stringify(items)
    first.set(text)
    try {
      const begun = (await post('/store/carts', struct, { ...newCart(medusa), items }, { fields })).cart
      cart.set(begun.id)
      first.forget(text)
      return begun
    } catch (error) {
      const isOffline = error instanceof ShopError && error.kind === 'offline'
      if (isOffline) setTimeout(() => first.forget(text), LEAVING)
      else first.forget(text)
      throw error
    }
  }
  /** Repeats a first addition whose answer no page has received. */
  const resume = async (): Promise<void> => {
    const text = first.get()
    if (text === undefined || cart.get() !== undefined) return
    await begin(create(JSON.parse(text), Items), Begun, 'id,completed_at').catch((error: unknown) => {
      if (reasonOf(error) === '') throw error
    })
  }

  return {
    async current(struct, fields) {
      if (cart.get() === undefined && first.get() !== undefined) await inCart(resume)
      const id = cart.get()
      if (id === undefined) return undefined
      const found = await get(cartPath(id), struct, { fields }).catch(missing)
      if (found && !found.cart.completed_at) return found.cart
      const isLost = !found && cart.get() === id
      cart.forget(id)
      if (isLost) await announceLoss()
      return undefined
    },
    add(item, struct, fields) {
      const addTo = async (id: string) => (await post(`${cartPath(id)}/line-items`, struct, item, { fields })).cart
      return inCart(async () => {
        const id = cart.get()
        return id === undefined ? begin([item], struct, fields) : addTo(id)
      })
    },
  }
}

/** A cart without an address has the taxes of no country. */
const newCart = ({ region, country }: Medusa) => ({
  region_id: region,
  ...(country && { shipping_address: { country_code: country.toLowerCase() } }),
})

async function announceLoss(): Promise<void> {
  await loadTexts()
  notify({ kind: 'info', text: t('shop-adapters.SessionEnded') })
  cartChanged()
}

/** The tags read the cart again. */
export const cartChanged = () => document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed', { detail: {} }))
