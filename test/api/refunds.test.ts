import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { add, findGood, order, payByCard, payIn, plenty } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const own = 1720

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const photosIn = (html: string) =>
  [...html.matchAll(/src="(\/fr\/sales\/refund\/photos\/[\w-]+)"/g)].map(([, path = '']) => path)

async function withOrder(someone: APIRequestContext, start: number, pay = payByCard) {
  await add(someone, (await findGood(someone, start, plenty)).variantId, 2)
  const number = /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
  await pay(someone, number)
  const page = await htmlOf(someone, `/fr/sales/refund?number=${number}`)
  const [, line = '', price = ''] = /data-line-id="(\d+)" data-unit-price="(\d+\.\d\d)"/.exec(page) ?? []
  return { number, line, price: Number(price) }
}

async function staff(visitor: () => Promise<APIRequestContext>) {
  const someone = await visitor()
  await signIn(someone, 'sacha@example.com', 'vitrine-demo')
  return someone
}

const picture = (more: (image: Image) => Image = (image) => image) =>
  more(sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } }))
    .jpeg()
    .toBuffer()

type Image = ReturnType<typeof sharp>
type File = { name: string; mimeType: string; buffer: Buffer }
const jpeg = (buffer: Buffer, name = 'photo.jpg'): File => ({ name, mimeType: 'image/jpeg', buffer })

function ask(someone: APIRequestContext, fields: Record<string, string>, files: File[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, mimeType, buffer } of files)
    form.append('Photos', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  return someone.post('/fr/sales/refund', { multipart: form, maxRedirects: 0 })
}

const move = (someone: APIRequestContext, Id: string, From: string, To: string, Note = '') =>
  someone.post('/fr/sales/refunds/move', { form: { Id, From, To, Note }, maxRedirects: 0 })

const idOf = async (someone: APIRequestContext, number: string) =>
  new RegExp(`id="refund-(\\d+)"><h2>Commande ${number}`).exec(await htmlOf(someone, '/fr/sales/refunds'))?.[1] ?? ''

test.describe('a refund', () => {
  test('has photos, re-encoded and without metadata of the camera, for its customer and staff alone', async ({
    customer,
    visitor,
    request,
  }) => {
    const someone = await customer()
    const { number, line } = await withOrder(someone, own)
    const taken = await picture((image) =>
      image.withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '50/1 50/1 0/1' } }),
    )
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const fields = { Number: number, [`Quantity-${line}`]: '1', Reason: '<b>Cassé</b>' }
    const answer = await ask(someone, fields, [jpeg(taken), jpeg(await picture(), '"><img src=x onerror=1>.jpg')])
    expect([answer.status(), answer.headers().location]).toEqual([303, `/fr/account/orders/${number}`])
    const page = await htmlOf(someone, `/fr/account/orders/${number}`)
    expect(page).toContain('&lt;b&gt;Cassé&lt;/b&gt;')
    const photos = photosIn(page)
    expect(photos).toHaveLength(2)
    const photo = await someone.get(photos[0] ?? '')
    expect([photo.status(), photo.headers()['content-type']]).toEqual([200, 'image/webp'])
    expect(photo.headers()['x-content-type-options']).toBe('nosniff')
    const { format, exif, width } = await sharp(await photo.body()).metadata()
    expect([format, exif, width]).toEqual(['webp', undefined, 400])
    expect((await (await staff(visitor)).get(photos[0] ?? '')).status()).toBe(200)
    expect((await (await customer()).get(photos[0] ?? '')).status()).toBe(404)
    expect((await request.get(photos[0] ?? '')).status()).toBe(401)
    for (const wrong of ['x', '00000000-0000-4000-8000-000000000000', '1%27'])
      expect((await someone.get(`/fr/sales/refund/photos/${wrong}`)).status(), wrong).toBe(404)
  })

  test('accepts photos by their content, up to a number and a size', async ({ customer }) => {
    const someone = await customer()
    const { number, line } = await withOrder(someone, own + 10)
    const fields = { Number: number, [`Quantity-${line}`]: '1', Reason: 'Cassé' }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')
    const good = await picture()
    for (const [files, text] of [
      [[jpeg(Buffer.from('<html><script>alert(1)</script>'))], 'pas une photo'],
      [[jpeg(svg)], 'pas une photo'],
      [[jpeg(good.subarray(0, 300))], 'pas une photo'],
      [[1, 2, 3, 4, 5].map((index) => jpeg(good, `${index}.jpg`)), '4 photos au plus'],
      [[jpeg(Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]))], 'dépasse 5'],
    ] as const) {
      const answer = await ask(someone, fields, [...files])
      expect(answer.status(), text).toBe(422)
      const html = await answer.text()
      expect(html).toContain(text)
      expect(html).toContain('Cassé')
    }
    const without = await ask(someone, { ...fields, Reason: '' }, [jpeg(good)])
    expect(await without.text()).toContain('Choisissez encore une fois vos photos.')
    expect((await ask(someone, fields, [jpeg(Buffer.alloc(22 * 1024 * 1024))])).status()).toBe(413)
    expect(await htmlOf(someone, `/fr/account/orders/${number}`)).not.toContain('id="refunds"')
  })

  test('changes its state by staff alone until it is paid back, to the paying account', { tag: '@engine' }, async ({
    customer,
    visitor,
  }) => {
    const [someone, sacha] = [await customer(), await staff(visitor)]
    for (let times = 0; times < 2; times++) await payIn(someone, 500)
    const { number, line, price } = await withOrder(someone, own + 20, (_, placed) =>
      someone.post('/fr/sales/payment', { form: { Number: placed, PaymentMethod: 'PrepaidAccount' } }),
    )
    const balance = async () => {
      const html = await htmlOf(someone, '/fr/account/prepaid')
      return Number((/prepaid-amount">([\d\s]+,\d\d)/.exec(html)?.[1] ?? '').replace(/\s/g, '').replace(',', '.'))
    }
    const before = await balance()
    await ask(someone, { Number: number, [`Quantity-${line}`]: '1', Reason: 'Cassé' })
    const id = await idOf(sacha, number)
    expect(id).not.toBe('')
    expect((await move(someone, id, 'asked', 'accepted')).status()).toBe(403)
    expect((await someone.get('/fr/sales/refunds')).status()).toBe(403)
    for (const [from, to] of [
      ['asked', 'paid'],
      ['asked', 'asked'],
      ['paid', 'received'],
    ] as const)
      await move(sacha, id, from, to)
    const days = async () => (await htmlOf(someone, `/fr/account/orders/${number}`)).split('id="refunds"')[1] ?? ''
    expect((await days()).match(/data-state="done"/g)).toHaveLength(1)
    await move(sacha, id, 'asked', 'accepted')
    await move(sacha, id, 'accepted', 'received')
    await Promise.all([move(sacha, id, 'received', 'paid'), move(sacha, id, 'received', 'paid')])
    expect((await days()).match(/data-state="done"/g)).toHaveLength(4)
    expect(await balance()).toBeCloseTo(before + price, 2)
    expect(await htmlOf(sacha, '/fr/pages/mailbox')).toContain(`Remboursement de la commande ${number}`)
  })

  test('pays the amount after a coupon back, in parts to the cent', async ({ customer, visitor }) => {
    const [someone, sacha] = [await customer(), await staff(visitor)]
    const good = await findGood(someone, own + 40, (one) => plenty(one) && one.price >= 55)
    await add(someone, good.variantId, 3)
    expect((await someone.post('/api/v1/shoppingcarts/coupon', { data: { CouponCode: 'ATELIER20' } })).status()).toBe(
      200,
    )
    const number = /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
    await payByCard(someone, number)
    const paid = Math.round(good.price * 100 * 3) - Math.round(good.price * 100 * 3 * 0.2)
    const line = async () =>
      /data-line-id="(\d+)"[^>]*data-refundable="(\d+\.\d\d)"/.exec(
        await htmlOf(someone, `/fr/sales/refund?number=${number}`),
      ) ?? []
    const [, id = '', left = ''] = await line()
    expect(Math.round(Number(left) * 100)).toBe(paid)
    const amounts: number[] = []
    for (let units = 0; units < 3; units++) {
      expect((await ask(someone, { Number: number, [`Quantity-${id}`]: '1', Reason: 'Cassé' })).status()).toBe(303)
      const shown = (await htmlOf(sacha, '/fr/sales/refunds')).match(
        new RegExp(`<h2>Commande ${number}, ([\\d\\s]+,\\d\\d)`, 'g'),
      )
      const cents = (shown ?? []).map((text) => Number(text.split(', ')[1]?.replace(/\D/g, '')))
      amounts.splice(0, amounts.length, ...cents)
    }
    expect(amounts).toHaveLength(3)
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(paid)
    expect((await line())[2]).toBe('0.00')
  })

  test('is refused for an unpaid order, and while a withdrawal waits for its answer', async ({ customer }) => {
    const someone = await customer()
    const { number } = await withOrder(someone, own + 50, async () => someone.get('/fr/'))
    const path = `/fr/sales/refund?number=${number}`
    expect(await htmlOf(someone, path)).toContain('n’est pas payée')
    expect(await htmlOf(someone, `/fr/account/orders/${number}`)).not.toContain('/sales/refund')
    const refused = await ask(someone, { Number: number, Reason: 'Cassé' })
    expect([refused.status(), await refused.text()]).toEqual([422, expect.stringContaining('n’est pas payée')])
    await payByCard(someone, number)
    expect(await htmlOf(someone, path)).toContain('data-line-id')
    expect(await htmlOf(someone, `/fr/account/orders/${number}`)).toContain('/sales/refund')
  })

  test('shows the reason if it is refused, and can then be requested again', async ({ customer, visitor }) => {
    const [someone, sacha] = [await customer(), await staff(visitor)]
    const { number, line } = await withOrder(someone, own + 30)
    const all = { Number: number, [`Quantity-${line}`]: '2', Reason: 'Cassé' }
    await ask(someone, all)
    expect((await ask(someone, all)).status()).toBe(422)
    const id = await idOf(sacha, number)
    const without = await move(sacha, id, 'asked', 'refused')
    expect([without.status(), await without.text()]).toEqual([
      422,
      expect.stringContaining('Dites au client pourquoi.'),
    ])
    await move(sacha, id, 'asked', 'refused', 'Portée <i>déjà</i>')
    const page = await htmlOf(someone, `/fr/account/orders/${number}`)
    expect(page).toContain('Portée &lt;i&gt;déjà&lt;/i&gt;')
    expect((await ask(someone, all)).status()).toBe(303)
  })
})
