import { array, create, type Infer, nullable, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { Id } from '../wire.ts'

/** `price` and `category` are texts of the shop, if it sends them. */
export type Suggestion = {
  name: string
  url: string
  photo: { id: string; name: string } | undefined
  price: string
  category: string
}

/** `sku` is the customer's own number for a product. */
export type Reference = { sku: string; url: string }

/** A customer in a search of the staff. */
export type FoundCustomer = { id: string; email: string }

const OptionalText = optional(nullable(string()))

const Suggested = type({
  Name: string(),
  Photo: optional(nullable(type({ AssetId: Id, AssetName: OptionalText }))),
  ProductUrl: string(),
  Price: OptionalText,
  Category: OptionalText,
})

const toSuggestion = ({ Name, Photo, ProductUrl, Price, Category }: Infer<typeof Suggested>): Suggestion => ({
  name: Name,
  url: ProductUrl,
  photo: Photo ? { id: Photo.AssetId, name: Photo.AssetName ?? '' } : undefined,
  price: Price ?? '',
  category: Category ?? '',
})

const Referred = type({ CustomerSKU: string(), ProductLink: string() })
const Customer = type({ CustomerId: Id, Email: string() })

/** `accuracy` is the share of letters that must match, 0 to 1. */
export type SuggestionQuery = { q: string; results: number; accuracy: number }

/** Finds products that match a typed text (§7). Throws ShopError. */
export const getSuggestions = (signal: AbortSignal, { q, results, accuracy }: SuggestionQuery): Promise<Suggestion[]> =>
  request('GET', '/api/v1/catalog/search/suggestions', {
    query: { q, nbrResults: results, accuracy, details: true },
    read: (answer) => create(answer, array(Suggested)).map(toSuggestion),
    quiet: true,
    signal,
  })

/** Finds the signed-in customer's own numbers that contain `q` (§7). `page` counts from 1. Throws ShopError. */
export const getReferences = (signal: AbortSignal, q: string, page: number): Promise<Reference[]> =>
  request('GET', '/api/v1/catalog/customerref/search', {
    query: { q, page },
    read: (answer) =>
      create(answer, array(Referred)).map(({ CustomerSKU, ProductLink }) => ({ sku: CustomerSKU, url: ProductLink })),
    quiet: true,
    signal,
  })

/** Finds customers that match a typed text, for staff (§7). Throws ShopError. */
export const getCustomers = (signal: AbortSignal, q: string): Promise<FoundCustomer[]> =>
  request('GET', '/api/v1/sales/customers', {
    query: { q },
    read: (answer) =>
      create(answer, array(Customer)).map(({ CustomerId, Email }) => ({ id: CustomerId, email: Email })),
    quiet: true,
    signal,
  })
