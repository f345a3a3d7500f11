import type { Db, NewRow } from '../../schema.ts'
import { insertRows } from '../rows.ts'

/** Numbers with valid check digits. All other numbers are invalid. */
const states: Record<NewRow<'vat_register'>['state'], string[]> = {
  valid: [
    'BE0411905847',
    'DE136695976',
    'FR83404833048',
    'NL004495445B01',
    'IT00743110157',
    'PT501964843',
    'LU15027442',
  ],
  invalid: ['BE0403170701'],
  unknown: ['ESB58378431'],
  down: ['ATU10223006'],
}

export async function seedVat(db: Db): Promise<void> {
  const rows = Object.entries(states).flatMap(([state, numbers]) =>
    numbers.map((number) => ({ number, state: state as NewRow<'vat_register'>['state'] })),
  )
  await insertRows(db, 'vat_register', rows)
}
