import { checkVAT, countries } from 'jsvat'
import { marketOf } from '../../../data/money/market.ts'
import type { ShopContext } from '../../context.ts'
import { rememberVisitor } from '../account/sessions.ts'

/**
 * The state of a VAT number; `isValid` is null when the register did not answer. `key` names the text with the reason.
 */
export type VatState = { number: string; isValid: boolean | null; key: string | null }

/** The format of registers: the letters of the country, and no signs. */
export function vatNumberOf(typed: string, country: string): string {
  const bare = typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return /^[A-Z]{2}/.test(bare) ? bare : country + bare
}

/**
 * Checks a number in the register, and stores a valid one for the visitor. If the delivery is to the country of the
 * number, and that is another country of the Union, the buyer owes the tax, and the prices have none. Any other number
 * removes the stored one, unless the register did not answer.
 */
export async function checkVat(c: ShopContext, typed: string, country: string): Promise<VatState> {
  const state = await lookUp(c, vatNumberOf(typed, country), country)
  if (state.isValid !== null || c.get('market').vatNumber !== state.number) await keepVat(c, state)
  return state
}

async function lookUp(c: ShopContext, number: string, country: string): Promise<VatState> {
  const isLikely = checkVAT(number, countries).isValid
  if (!isLikely) return { number, isValid: false, key: 'Checkout.Vat.Malformed' }
  if (number.slice(0, 2) !== country) return { number, isValid: false, key: 'Checkout.VatWrongCountry' }
  const row = await c
    .get('db')
    .selectFrom('vat_register')
    .select('state')
    .where('number', '=', number)
    .executeTakeFirst()
  if (row?.state === 'valid') return { number, isValid: true, key: null }
  if (row?.state === 'unknown') return { number, isValid: null, key: 'Checkout.VatUnknown' }
  if (row?.state === 'down') return { number, isValid: null, key: 'Checkout.VatDown' }
  return { number, isValid: false, key: 'Checkout.Vat.Invalid' }
}

export const forgetVat = async (c: ShopContext): Promise<void> => {
  if (c.get('market').vatNumber !== null) await keepVat(c, { number: '', isValid: false, key: null })
}

async function keepVat(c: ShopContext, { number, isValid }: VatState) {
  const id = await rememberVisitor(c)
  const vatNumber = isValid ? number : null
  await c.get('db').updateTable('session').set({ vat_number: vatNumber }).where('id', '=', id).execute()
  c.set('market', await marketOf(c.get('db'), { ...c.get('market'), vatNumber }))
}
