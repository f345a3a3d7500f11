import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Culture, Localized } from './cultures.ts'
import type { TaxClass } from './money/tax-classes.ts'
import type { Recipe } from './recipe.ts'
import type { AccountTables } from './tables/account.ts'
import type { AssetTables } from './tables/assets.ts'
import type { CartTables } from './tables/cart.ts'
import type { Json, Moment, MomentNow, Optional } from './tables/columns.ts'
import type { ContentTables } from './tables/content.ts'
import type { MarketTables } from './tables/market.ts'
import type { OrderTables, Pickup } from './tables/orders.ts'
import type { ProviderTables } from './tables/provider.ts'
import type { ReviewTables } from './tables/reviews.ts'
import type { SecurityTables } from './tables/security.ts'
import type { ServiceTables } from './tables/service.ts'

interface CategoryTable {
  id: Generated<number>
  parent_id: number | null
  slug: string
  name: Json<Localized>
  description: Json<Localized>
  position: number
  picture_id: Optional<number>
  /** A PDF of the asset library. */
  guide_id: Optional<number>
}

interface BrandTable {
  id: Generated<number>
  slug: string
  name: string
  description: Json<Localized>
}

interface AttributeTable {
  id: Generated<number>
  code: string
  name: Json<Localized>
  display: 'Square' | 'List'
  is_variation: boolean
  position: number
}

interface AttributeValueTable {
  id: Generated<number>
  attribute_id: number
  name: Json<Localized>
  color1: Optional<string>
  color2: Optional<string>
  color3: Optional<string>
  position: number
}

interface ProductTable {
  id: Generated<number>
  slug: string
  brand_id: number
  category_id: number
  name: Json<Localized>
  description: Json<Localized>
  shape: Json<Recipe>
  tax_class: ColumnType<TaxClass, TaxClass | undefined, TaxClass>
  min_qty: number
  max_qty: number
  step_qty: number
  created_at: MomentNow
  /** Maintained by triggers: the number and the sum of the published ratings. */
  rating_count: Generated<number>
  rating_sum: Generated<number>
}

/** One row for each product and culture: the columns for sorting and searching, both folded by `foldText`. */
interface ProductSearchTable {
  product_id: number
  culture: Culture
  sort_key: string
  words: string
}

/** Maintained by a trigger: every word of the shop that a search can find. */
interface SearchWordTable {
  culture: Culture
  word: string
}

interface ProductValueTable {
  product_id: number
  attribute_value_id: number
}

/** Maintained by triggers: each value of a product, once. */
interface ProductOptionTable {
  product_id: number
  attribute_value_id: number
}

interface VariantTable {
  id: Generated<number>
  product_id: number
  sku: string
  price_excl: number
  /** The weight in its box. */
  grams: Generated<number>
  position: number
  /** Maintained by triggers: cents without tax in the smallest quantity for sale, without sales. */
  shelf_excl: Generated<number>
  /** Maintained by triggers: whether the active warehouses have the smallest quantity for sale. */
  is_in_stock: Generated<boolean>
}

interface VariantValueTable {
  variant_id: number
  attribute_id: number
  attribute_value_id: number
}

interface SaleTable {
  id: Generated<number>
  variant_id: number
  price_excl: number
  starts_at: Moment
  ends_at: Moment
}

interface PriceStepTable {
  variant_id: number
  from_quantity: number
  price_excl: number
}

interface WarehouseTable {
  id: Generated<number>
  name: Json<Localized>
  city: string
  is_active: boolean
}

interface StockTable {
  variant_id: number
  warehouse_id: number
  quantity: number
}

interface CustomerTable {
  id: Generated<number>
  email: string
  password_hash: string
  first_name: string
  last_name: string
  role: Generated<'customer' | 'staff'>
  two_factor_secret: Optional<string>
  two_factor_enabled: Generated<boolean>
  two_factor_method: Generated<'app' | 'email' | 'passkey'>
  /** The step of the last accepted code: no code is accepted twice. */
  two_factor_last_step: Optional<number>
  created_at: MomentNow
  /** The moment at which a letter confirmed the e-mail: no two confirmed accounts have the same e-mail. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  phone_number: Optional<string>
  /** The language of the shop's letters; null for that of the page that causes them. */
  culture: Optional<Culture>
}

interface CustomerReferenceTable {
  customer_id: number
  variant_id: number
  sku: string
}

/** `id` is the SHA-256 of the cookie's token, in hexadecimal: a leaked table gives access to no session. */
interface SessionTable {
  id: string
  customer_id: Optional<number>
  cart_id: Optional<string>
  culture: Optional<Culture>
  /** The currency of the prices, and the country of their taxes; null for those of the shop. */
  currency: Optional<string>
  tax_country_id: Optional<number>
  /** Set while the number is valid. */
  vat_number: Optional<string>
  /** The name of the session on its owner's page. */
  handle: Generated<string>
  user_agent: Generated<string>
  seen_at: MomentNow
  created_at: MomentNow
  expires_at: Moment
}

interface CartTable {
  id: Generated<string>
  customer_id: Optional<number>
  coupon_id: Optional<number>
  /** The code that a change of the basket removed, and the reason: one of `CouponProblem`. */
  dropped_code: Optional<string>
  dropped_reason: Optional<string>
  shipping_method_id: Optional<number>
  city_id: Optional<number>
  /** The chosen pickup point, while the shipping method has pickup points. */
  pickup: Pickup
  /** The key of the order that the cart becomes: with one key only one order is placed. */
  attempt_key: Generated<string>
  updated_at: MomentNow
}

interface AddressTable {
  id: Generated<number>
  customer_id: number
  type: 'Billing' | 'Shipping' | 'Both'
  first_name: string
  last_name: string
  street1: string
  street2: Optional<string>
  postal_code: string
  city: string
  region: Optional<string>
  country_id: number
  phone_number: Optional<string>
  /** A customer has at most one default address for deliveries, and one for bills. */
  is_first_shipping: Generated<boolean>
  is_first_billing: Generated<boolean>
}

interface LoginAttemptTable {
  key: string
  count: number
  window_start: Moment
  /** The moment at which the last delayed attempt of the key ends its wait. */
  free_at: Optional<Date>
  delays: Generated<number>
}

/**
 * Every table of the shop. Amounts are euros without tax unless a name says `incl`; a tax rate is a fraction
 * (0.2).
 */
export interface Database
  extends AccountTables,
    AssetTables,
    SecurityTables,
    CartTables,
    MarketTables,
    OrderTables,
    ProviderTables,
    ReviewTables,
    ServiceTables,
    ContentTables {
  category: CategoryTable
  brand: BrandTable
  attribute: AttributeTable
  attribute_value: AttributeValueTable
  product: ProductTable
  product_search: ProductSearchTable
  product_value: ProductValueTable
  search_word: SearchWordTable
  product_option: ProductOptionTable
  variant: VariantTable
  variant_value: VariantValueTable
  sale: SaleTable
  price_step: PriceStepTable
  warehouse: WarehouseTable
  stock: StockTable
  customer: CustomerTable
  customer_reference: CustomerReferenceTable
  session: SessionTable
  cart: CartTable
  address: AddressTable
  login_attempt: LoginAttemptTable
}

/** The open database, or a transaction on it. Inside a transaction use only its `trx`. */
export type Db = Kysely<Database> | Transaction<Database>

/** A row as read from a table: `Row<'customer'>`. */
export type Row<Name extends keyof Database> = Selectable<Database[Name]>

/** A row as it may be inserted into a table. */
export type NewRow<Name extends keyof Database> = Insertable<Database[Name]>
