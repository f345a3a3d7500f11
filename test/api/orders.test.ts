import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, payIn, plenty } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const own = 1700

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()

async function camille(visitor: () => Promise<APIRequestContext>) {
  const someone = await visitor()
  await signIn(someone, 'camille@example.com', 'vitrine-demo')
  return someone
}

/** The numbers of a customer's orders, the newest first. */
async function numbersOf(someone: APIRequestContext): Promise<string[]> {
  const pages = await Promise.all([1, 2, 3].map((page) => htmlOf(someone, `/fr/account/orders?pagenbr=${page}`)))
  return pages.flatMap((html) => [...html.matchAll(/\/account\/orders\/(\d+)"/g)].map(([, number]) => number ?? ''))
}

const doneSteps = (html: string) => html.match(/data-state="done"/g)?.length ?? 0

test.describe('a placed order', () => {
  test('of last year is shown with its state, its photos and its delivery address', async ({ visitor }) => {
    const someone = await camille(visitor)
    const numbers = await numbersOf(someone)
    const [newest, oldest] = [numbers[0], numbers.at(-1)]
    const old = await htmlOf(someone, `/fr/account/orders/${oldest}`)
    expect(old).not.toContain('Merci')
    expect(doneSteps(old)).toBe(4)
    expect(old).toContain('3 quai Saint-Vincent')
    expect(old).toMatch(/<img src="\/photos\/\d+\/0-/)
    const sent = await htmlOf(someone, `/fr/account/orders/${newest}`)
    expect(doneSteps(sent)).toBe(3)
    expect(sent).toContain('12 rue des Tanneurs')
    expect(sent).toMatch(/Numéro de suivi <strong>VT\d+FR/)
    expect(sent).toContain(`/fr/sales/refund?number=${newest}`)
  })

  test('is confirmed on a page once; later that address leads to the order', async ({ visitor }) => {
    const someone = await camille(visitor)
    const [, second] = await numbersOf(someone)
    const answer = await someone.get(`/fr/checkout/confirmation/${second}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([303, `/fr/account/orders/${second}`])
  })

  test('has an invoice once it is paid, with its tax', async ({ visitor, customer }) => {
    const someone = await camille(visitor)
    const [newest] = await numbersOf(someone)
    const invoice = await htmlOf(someone, `/fr/account/orders/${newest}/invoice`)
    expect(invoice).toContain(`Facture V-${newest}`)
    expect(invoice).toMatch(/TVA 20\s%/)
    const buyer = await customer()
    await add(buyer, (await findGood(buyer, own, plenty)).variantId, 1)
    const number = /(\d+)$/.exec((await order(buyer)).headers().location ?? '')?.[1]
    const path = `/fr/account/orders/${number}`
    expect(await htmlOf(buyer, path)).toContain(`/fr/sales/payment?number=${number}`)
    expect((await buyer.get(`${path}/invoice`)).status()).toBe(404)
  })

  test('can be read only by its customer', async ({ visitor, customer, request }) => {
    const [number] = await numbersOf(await camille(visitor))
    for (const path of [`/fr/account/orders/${number}`, `/fr/account/orders/${number}/invoice`]) {
      expect((await (await customer()).get(path)).status(), path).toBe(404)
      expect((await request.get(path)).status(), path).toBe(401)
    }
  })

  test('has a code for a bank’s app, in euros alone [CHECKOUT-64]', async ({ customer }) => {
    for (const [currency, hasCode] of [
      ['EUR', true],
      ['CHF', false],
    ] as const) {
      const someone = await customer()
      await someone.post(`/api/v1/currencyconverter/currency/changeto/${currency}`)
      await add(someone, (await findGood(someone, own, plenty)).variantId, 1)
      const path = (await order(someone)).headers().location ?? ''
      const number = path.split('/').at(-1)
      for (const page of [path, `/fr/sales/payment?number=${number}`]) {
        const html = await (await someone.get(page)).text()
        expect(html).toContain('BE71 0961 2345 6769')
        expect(/<svg[^>]*viewBox="0 0 \d+ \d+"><rect fill="white"/.test(html), page).toBe(hasCode)
      }
    }
  })

  test('is confirmed by one letter, and its payment by another', { tag: '@engine' }, async ({ customer }) => {
    const someone = await customer()
    const good = await findGood(someone, own + 20, plenty)
    await add(someone, good.variantId, 2)
    const placed = await Promise.all([order(someone), order(someone)])
    expect(placed.map((answer) => answer.status())).toContain(303)
    const number = /(\d+)$/.exec(placed[0]?.headers().location ?? '')?.[1] ?? ''
    const all = async () => (await htmlOf(someone, '/fr/pages/mailbox')).split('<article class="letter">').slice(1)
    // The first is that of the registration.
    const letters = async () => (await all()).filter((text) => !text.includes('/security/confirm'))
    const [letter = '', ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toContain(`Votre commande ${number}`)
    expect(letter).toMatch(/2 × .+ : [\d,\s]+€/)
    expect(letter).toContain('1 rue du Port')
    expect(letter).toContain(`href="/fr/account/orders/${number}"`)
    for (let times = 0; times < 3; times++) await payIn(someone, 500)
    const pay = () => someone.post('/fr/sales/payment', { form: { Number: number, PaymentMethod: 'PrepaidAccount' } })
    await Promise.all([pay(), pay()])
    const subjects = (await letters()).map((text) => /<h2>(.*?)<\/h2>/.exec(text)?.[1])
    expect(subjects).toEqual([`Paiement reçu pour la commande ${number}`, `Votre commande ${number}`])
  })
})
