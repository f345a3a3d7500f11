import { expect, test } from '@playwright/test'
import { transferCode } from '../../demo/server/shop/orders/bank.ts'

test.describe('the QR code of a transfer', () => {
  test('has the lines of the standard, and cents after a point', () => {
    expect(transferCode(5995, 'EUR', '100123')?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'GKCCBEBB', 'Atelier Vitrine', 'BE71096123456769', 'EUR59.95', '', '', '100123'],
    ])
    expect(transferCode(100, 'EUR', '1')).toContain('\nEUR1.00\n')
  })

  test('is missing for other currencies, for an amount of zero, and for more than the standard allows', () => {
    expect(transferCode(5995, 'CHF', '1')).toBe(undefined)
    expect(transferCode(0, 'EUR', '1')).toBe(undefined)
    expect(transferCode(100_000_000_000, 'EUR', '1')).toBe(undefined)
  })
})
