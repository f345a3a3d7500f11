import { marketChoices, marketOf } from '../../../data/money/market.ts'
import type { ShopContext } from '../../context.ts'
import { rememberVisitor } from '../account/sessions.ts'
import { cartView } from './cart-view.ts'

/** `asks`: the basket would be converted, and the shopper has not agreed yet. */
export type CurrencyChange = 'changed' | 'asks' | 'unknown'

/** Changes the currency of the visitor's prices, from the next request. */
export async function chooseCurrency(c: ShopContext, wanted: string, isForced: boolean): Promise<CurrencyChange> {
  const [db, market] = [c.get('db'), c.get('market')]
  const code = wanted.trim().toUpperCase()
  if (!(await marketChoices(db)).currencies.includes(code)) return 'unknown'
  if (code === market.currency) return 'changed'
  if (!isForced && (await cartView(c)).lines.length > 0) return 'asks'
  const id = await rememberVisitor(c)
  await db.updateTable('session').set({ currency: code }).where('id', '=', id).execute()
  c.set('market', await marketOf(db, { ...market, currency: code }))
  return 'changed'
}

/** Changes the country whose taxes are in the visitor's prices; false for an unknown country. */
export async function chooseTaxCountry(c: ShopContext, wanted: string): Promise<boolean> {
  const [db, market] = [c.get('db'), c.get('market')]
  const code = wanted.trim().toUpperCase()
  if (!(await marketChoices(db)).countries.includes(code)) return false
  if (code === market.country) return true
  const id = await rememberVisitor(c)
  const country = db.selectFrom('country').select('id').where('code', '=', code)
  await db.updateTable('session').set({ tax_country_id: country }).where('id', '=', id).execute()
  c.set('market', await marketOf(db, { ...market, country: code }))
  return true
}
