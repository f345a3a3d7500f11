import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, payByCard, plenty } from './goods.ts'
import { expect, register, signIn, test } from './shop.ts'

const own = 1600
const PATH = '/fr/sales/withdrawal'

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const keyIn = (html: string) => /name="Key" value="([\w-]+)"/.exec(html)?.[1] ?? ''
const statement = (number: string, email: string, more = {}) => ({
  Number: number,
  Email: email,
  Name: 'Ada <b>Test</b>',
  Part: '',
  ...more,
})

/** Sends both forms of a withdrawal. Returns the response to the second one. */
async function withdraw(visitor: APIRequestContext, form: Record<string, string>) {
  const review = await visitor.post(PATH, { form })
  const Key = keyIn(await review.text())
  return visitor.post(`${PATH}/confirm`, { form: { ...form, Key }, maxRedirects: 0 })
}

async function withOrder(visitor: () => Promise<APIRequestContext>, start: number) {
  const someone = await visitor()
  const email = `withdraw-${crypto.randomUUID()}@example.com`
  await register(someone, email)
  await add(someone, (await findGood(someone, start, plenty)).variantId, 1)
  const number = /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
  return { someone, email, number }
}

test.describe('withdrawing from a contract', () => {
  test('takes two steps without signing in, and has a receipt at once, as a page and as a letter', async ({
    visitor,
    request,
  }) => {
    const { someone, email, number } = await withOrder(visitor, own)
    const form = statement(number, email.toUpperCase())
    const review = await request.post(PATH, { form })
    const html = await review.text()
    expect([review.status(), keyIn(html)]).toEqual([200, expect.stringMatching(/^[\w-]{36}$/)])
    expect(html).toContain('Ada &lt;b&gt;Test&lt;/b&gt;')
    expect(html).toContain('Confirmer la rétractation')
    expect(await htmlOf(someone, `/fr/account/orders/${number}`)).not.toContain(
      'Vous avez déclaré votre rétractation le',
    )
    const answer = await withdraw(request, form)
    const receipt = answer.headers().location ?? ''
    expect([answer.status(), receipt]).toEqual([303, expect.stringContaining('/fr/sales/withdrawal/receipt?key=')])
    const page = await htmlOf(request, receipt)
    expect(page).toMatch(/Reçu le<\/dt><dd>\d+(er)? \p{L}+ \d{4} à \d\d:\d\d:\d\d UTC/u)
    expect(page).toContain(number)
    const letters = await htmlOf(request, '/fr/pages/mailbox')
    expect(letters).toContain(`rétractation de la commande ${number}`)
    expect(letters).toMatch(/est arrivée le \d+(er)? \p{L}+ \d{4} à \d\d:\d\d:\d\d/u)
    const shown = await htmlOf(someone, `/fr/account/orders/${number}`)
    expect(shown).toContain('Vous avez déclaré votre rétractation le')
    const sacha = await visitor()
    await signIn(sacha, 'sacha@example.com', 'vitrine-demo')
    const row = (await htmlOf(sacha, '/fr/sales/withdrawals')).split('<tr>').find((text) => text.includes(number)) ?? ''
    expect(row).toContain(email.toUpperCase())
    expect(row).not.toContain('Aucune commande')
    expect((await someone.get('/fr/sales/withdrawals')).status()).toBe(403)
    expect((await request.get('/fr/sales/withdrawals')).status()).toBe(401)
  })

  test('has the same answer with and without such an order', async ({ visitor }) => {
    const { someone, email, number } = await withOrder(visitor, own + 10)
    const stranger = await visitor()
    const plain = (html: string) =>
      html
        .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'KEY')
        .replace(/\d\d:\d\d:\d\d/g, 'TIME')
        .replaceAll(/nonce="[^"]+"/g, '')
    const answers = await Promise.all(
      [statement(number, email), statement(number, 'other@example.com'), statement('999999', email)].map(
        async (form) => {
          const answer = await withdraw(stranger, form)
          const main =
            /<main id="page".*<\/main>/s.exec(await htmlOf(stranger, answer.headers().location ?? ''))?.[0] ?? ''
          return plain(main.replaceAll(form.Email, 'EMAIL').replaceAll(form.Number, 'NUMBER'))
        },
      ),
    )
    expect(answers[0]).toContain('Accusé de réception')
    expect(answers[1]).toBe(answers[0])
    expect(answers[2]).toBe(answers[0])
    const shown = await htmlOf(someone, `/fr/account/orders/${number}`)
    expect(shown.match(/Vous avez déclaré votre rétractation le/g)).toHaveLength(1)
  })

  test('is one statement for two clicks, lists missing fields, and can be corrected', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const { someone, email, number } = await withOrder(visitor, own + 20)
    const form = statement(number, email)
    const Key = keyIn(await (await someone.post(PATH, { form })).text())
    const confirm = () => someone.post(`${PATH}/confirm`, { form: { ...form, Key }, maxRedirects: 0 })
    const both = await Promise.all([confirm(), confirm()])
    expect(both.map((answer) => answer.status())).toEqual([303, 303])
    const page = await htmlOf(someone, `/fr/account/orders/${number}`)
    expect(page.match(/Vous avez déclaré votre rétractation le/g)).toHaveLength(1)
    for (const wrong of [{ Number: '' }, { Name: '' }, { Email: 'x' }, { Part: 'x'.repeat(1001) }]) {
      const answer = await someone.post(PATH, { form: { ...form, ...wrong } })
      expect(answer.status(), JSON.stringify(wrong)).toBe(422)
      expect(keyIn(await answer.text())).toBe('')
    }
    const back = await someone.post(PATH, { form: { ...form, Back: 'true' } })
    expect([back.status(), await back.text()]).toEqual([200, expect.stringContaining(`value="${number}"`)])
    for (const key of ['', 'x', "1' or 1=1"]) {
      expect((await someone.post(`${PATH}/confirm`, { form: { ...form, Key: key } })).status()).toBe(400)
      expect((await someone.get(`${PATH}/receipt?key=${encodeURIComponent(key)}`)).status()).toBe(404)
    }
  })

  test('is accepted by staff with the amount that is paid back, or dismissed with a reason, in the language of the customer', async ({
    visitor,
  }) => {
    const { someone, email, number } = await withOrder(visitor, own + 30)
    await payByCard(someone, number)
    const [whole, again] = await Promise.all([
      withdraw(someone, statement(number, email)),
      withdraw(someone, statement(number, email)),
    ])
    const [first, second] = [whole, again].map((answer) => answer.headers().location?.split('key=')[1] ?? '')
    const page = () => htmlOf(someone, `/fr/account/orders/${number}`)
    expect(await page()).not.toContain('/sales/refund?')
    const sacha = await visitor()
    await signIn(sacha, 'sacha@example.com', 'vitrine-demo')
    const list = await htmlOf(sacha, '/de/sales/withdrawals')
    const name =
      new RegExp(`value="${first}".*?name="(Quantity-\\d+)" min="0" max="1" value="1"`, 's').exec(list)?.[1] ?? ''
    const answer = (form: Record<string, string>) =>
      sacha.post('/de/sales/withdrawals/answer', { form: { Note: '', ...form }, maxRedirects: 0 })
    const nothing = await answer({ Id: first ?? '', To: 'accepted', [name]: '0' })
    expect(nothing.status()).toBe(422)
    const noReason = await answer({ Id: first ?? '', To: 'dismissed' })
    expect([noReason.status(), await noReason.text()]).toEqual([422, expect.stringContaining('warum')])
    expect((await answer({ Id: crypto.randomUUID(), To: 'accepted', [name]: '1' })).status()).toBe(404)
    const both = await Promise.all([1, 2].map(() => answer({ Id: first ?? '', To: 'accepted', [name]: '1' })))
    expect(both.map((one) => one.status())).toEqual([303, 303])
    const letters = await htmlOf(sacha, '/fr/pages/mailbox')
    expect(letters.match(/Votre rétractation de la commande \d+ est acceptée/g)).toHaveLength(1)
    await answer({ Id: second ?? '', To: 'accepted', [name]: '1' })
    expect(await htmlOf(sacha, '/de/sales/withdrawals')).toContain('schon beantwortet')
    await answer({ Id: second ?? '', To: 'dismissed', Note: 'Twice <i>the same</i>' })
    const shown = await page()
    expect(shown).toContain('Commande annulée')
    expect(shown.match(/<article class="refund">/g)).toHaveLength(1)
    expect(shown).toContain('Twice &lt;i&gt;the same&lt;/i&gt;')
    expect(shown).not.toContain('/sales/payment?')
    expect(shown).not.toContain('href="/fr/sales/withdrawal?')
    expect(await htmlOf(someone, '/fr/account/orders?state=cancelled')).toContain(number)
  })

  test('is linked from the foot of every page, in each language, and is limited', async ({ request, visitor }) => {
    for (const [culture, text] of Object.entries({
      fr: 'Se rétracter d’un contrat',
      nl: 'Contract herroepen',
      es: 'Desistir de un contrato',
      de: 'Vertrag widerrufen',
      it: 'Recedere da un contratto',
      pt: 'Resolver um contrato',
    })) {
      const html = await htmlOf(request, `/${culture}/`)
      expect(html).toContain(`<a href="/${culture}/sales/withdrawal">${text}</a>`)
      expect((await request.get(`/${culture}/sales/withdrawal`)).status()).toBe(200)
    }
    const someone = await visitor()
    const form = statement('123', `often-${crypto.randomUUID()}@example.com`)
    const many = await Promise.all(
      Array.from({ length: 12 }, () =>
        someone.post(`${PATH}/confirm`, { form: { ...form, Key: crypto.randomUUID() }, maxRedirects: 0 }),
      ),
    )
    expect(many.map((answer) => answer.status())).toContain(429)
  })
})
