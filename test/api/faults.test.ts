import { add, findGood, linesOf, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

const cart = '/api/v1/shoppingcarts'
const adding = { method: 'POST', path: '/api/v1/catalog/products/addtocart' }

test.describe('a fault that a test orders', () => {
  test('happens as often as ordered, and only to the visitor who ordered it [API-01]', async ({ request, visitor }) => {
    await request.post('/_test/faults', {
      data: { method: 'GET', path: cart, times: 2, status: 503, body: '{"Message":"Away"}' },
    })
    const stranger = await visitor()
    expect((await stranger.get(cart)).status()).toBe(200)
    expect((await request.get(cart)).status()).toBe(503)
    expect(await (await request.get(cart)).json()).toEqual({ Message: 'Away' })
    expect((await request.get(cart)).status()).toBe(200)
  })

  test('can lose a call before its work, or only its answer [API-01]', async ({ request }) => {
    const good = await findGood(request, 1, plenty)
    await request.post('/_test/faults', { data: { ...adding, times: 1, drop: 'before' } })
    await expect(add(request, good.variantId, 1)).rejects.toThrow()
    expect(await linesOf(request)).toEqual([])
    expect((await add(request, good.variantId, 1)).status()).toBe(200)
    await request.post('/_test/faults', { data: { ...adding, times: 1, drop: 'after' } })
    await expect(add(request, good.variantId, 1)).rejects.toThrow()
    expect((await linesOf(request))[0]?.quantity).toBe(2)
  })

  test('can hold a call until it is released [API-01]', async ({ request }) => {
    await request.post('/_test/faults', { data: { method: 'GET', path: cart, times: 1, hold: true } })
    let isAnswered = false
    const held = request.get(cart).then((answer) => {
      isAnswered = true
      return answer.status()
    })
    await expect.poll(async () => (await (await request.get('/_test/faults')).json()).Faults).toBe(0)
    expect((await request.get(cart)).status()).toBe(200)
    expect(isAnswered).toBe(false)
    await request.delete('/_test/faults')
    expect(await held).toBe(200)
  })
})
