import type { NamedVariant } from '../../demo/data/catalogue/cart-variants.ts'
import type { Coupon } from '../../demo/data/catalogue/coupons.ts'
import { decimal, divide, sumOf, toCents } from '../../demo/data/money/cents.ts'
import { homeMarket, inCurrency, type Market } from '../../demo/data/money/market.ts'
import { backFor, paidFor } from '../../demo/data/money/paid.ts'
import { type Random, randomFrom } from '../../demo/data/seed/random.ts'
import { type CartLine, priceLine, sumUp } from '../../demo/server/shop/cart/sums.ts'
import { expect, test } from './shop.ts'

const rates = [1_000_000, 935_000, 872_000, 1_158_000, 163_412_345, 7]
const taxes = [0, 260, 550, 810, 2000, 2100, 2300]

const marketOf = (random: Random): Market => ({
  ...homeMarket,
  rate: random.pick(rates),
  taxes: { standard: random.pick(taxes), print: random.pick(taxes), food: random.pick(taxes) },
})

/** A product of the catalogue, in euros, before a market prices it. */
type Article = { id: number; euros: number; sale: number | null; steps: [from: number, euros: number][]; taxed: string }

const article = (id: number, random: Random): Article => {
  const euros = random.whole(1, 99_999) / 100
  return {
    id,
    euros,
    sale: random.chance(0.2) ? random.whole(1, 5_000) / 100 : null,
    steps: random.chance(0.3) ? [[random.whole(2, 12), euros * 0.9]] : [],
    taxed: random.pick(['standard', 'print', 'food']),
  }
}

function lineOf({ id, euros, sale, steps, taxed }: Article, quantity: number, market: Market): CartLine {
  const shown = (amount: number) => inCurrency(toCents(amount), market)
  const rules = {
    regularExcl: shown(euros),
    taxRate: market.taxes[taxed as keyof Market['taxes']],
    sale: sale === null ? null : { excl: shown(sale), endsAt: new Date() },
    steps: steps.map(([fromQuantity, amount]) => ({ fromQuantity, excl: shown(amount) })),
  }
  const variant = { id, rules, stock: 100 } as unknown as NamedVariant
  return priceLine({ id, variant, quantity, origin: {}, gift: null })
}

function couponFor(lines: CartLine[], random: Random): Coupon | undefined {
  const meant = lines.filter(() => random.chance(0.7))
  if (meant.length === 0) return undefined
  const most = sumOf(meant, ({ totalIncl }) => totalIncl)
  const shares = divide(
    random.whole(0, most),
    meant.map(({ totalIncl }) => totalIncl),
  )
  const discounts = new Map(meant.map(({ id }, index) => [id, shares[index] ?? 0]))
  return {
    id: 1,
    code: 'X',
    kind: 'amount',
    percent: null,
    amountIncl: 0,
    minimumIncl: 0,
    category: '',
    problem: null,
    discounts,
  }
}

test('ten thousand baskets, changed and converted, always add up in whole cents', () => {
  const random = randomFrom(11)
  const articles = Array.from({ length: 400 }, (_, index) => article(index + 1, random))
  let basket = new Map<Article, number>()
  for (let round = 0; round < 10_000; round++) {
    if (random.chance(0.1)) basket = new Map()
    for (let change = random.whole(0, 3); change >= 0; change--) basket.set(random.pick(articles), random.whole(1, 40))
    const [first] = basket.keys()
    if (first && random.chance(0.3)) basket.delete(first)
    const market = marketOf(random)
    const lines = [...basket].map(([one, quantity]) => lineOf(one, quantity, market))
    const cart = sumUp(lines, couponFor(lines, random))
    const rest = (line: CartLine) => [line.totalExcl - line.discountExcl, line.totalIncl - line.discountIncl] as const
    const problem =
      cart.totalExcl !== sumOf(cart.lines, (line) => rest(line)[0]) ||
      cart.totalIncl !== sumOf(cart.lines, (line) => rest(line)[1]) ||
      cart.totalIncl !== cart.goodsIncl - cart.discountIncl ||
      cart.lines.some((line) => line.totalIncl !== line.price.incl * line.quantity) ||
      cart.lines.some((line) => [...rest(line), line.totalExcl, line.totalIncl].some((cents) => cents < 0)) ||
      [cart.totalExcl, cart.totalIncl, cart.discountExcl, cart.discountIncl].some(
        (cents) => !Number.isInteger(cents),
      ) ||
      toCents(Number(decimal(cart.totalIncl))) !== cart.totalIncl
    if (problem) expect({ round, cart }).toBeUndefined()
  }
})

test('ten thousand orders with coupons, in many currencies, are never paid back more than was paid, and in full to the cent', () => {
  const random = randomFrom(29)
  const articles = Array.from({ length: 400 }, (_, index) => article(index + 1, random))
  for (let round = 0; round < 10_000; round++) {
    const market = marketOf(random)
    const chosen = new Set(Array.from({ length: random.whole(1, 4) }, () => random.pick(articles)))
    const lines = [...chosen].map((one) => lineOf(one, random.whole(1, 12), market))
    const cart = sumUp(lines, couponFor(lines, random))
    for (const { quantity, price, discountExcl, discountIncl } of cart.lines) {
      const paid = paidFor({ quantity, unitExcl: price.excl, unitIncl: price.incl, discountExcl, discountIncl })
      const left = { units: quantity, amount: paid.incl }
      let back = 0
      while (left.units > 0) {
        const units = random.whole(1, left.units)
        const amount = backFor(left, units)
        // A refused refund is requested again, at another time.
        if (random.chance(0.2)) continue
        left.units -= units
        left.amount -= amount
        back += amount
        const share = (paid.incl * units) / quantity
        const isOff = Math.abs(amount - share) > quantity
        if (!Number.isInteger(amount) || amount < 0 || left.amount < 0 || isOff) {
          expect({ round, paid, quantity, units, amount }).toBeUndefined()
        }
      }
      if (back !== paid.incl) expect({ round, paid, back }).toBeUndefined()
    }
  }
})

test('the parts of a divided amount add up to the whole, and no part is more than a cent off its share', () => {
  const random = randomFrom(5)
  for (let round = 0; round < 2_000; round++) {
    const weights = Array.from({ length: random.whole(1, 30) }, () => random.whole(0, 10_000))
    const amount = random.whole(0, 100_000)
    const shares = divide(amount, weights)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const isOff = shares.some((share, index) => Math.abs(share - (amount * (weights[index] ?? 0)) / whole) >= 1)
    if (sumOf(shares, (share) => share) !== (whole === 0 ? 0 : amount) || (whole > 0 && isOff)) {
      expect({ amount, weights, shares }).toBeUndefined()
    }
  }
})
