import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, orderMoney, payByCard, plenty } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const own = 1500
const PATH = '/fr/sales/transfers'

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const rowOf = async (staff: APIRequestContext, number: string) =>
  (await htmlOf(staff, `${PATH}?reference=${number}`))
    .split('<tr>')
    .find((row) => row.includes(`name="Number" value="${number}"`))
const receive = (someone: APIRequestContext, number: string) =>
  someone.post(`${PATH}/received`, { form: { Number: number }, maxRedirects: 0 })
const stepsDone = async (someone: APIRequestContext, number: string) =>
  (await htmlOf(someone, `/fr/account/orders/${number}`)).split('data-state="done"').length - 1
const balanceOf = async (someone: APIRequestContext) =>
  /<strong class="prepaid-amount">([\d,\s]+)€/.exec(await htmlOf(someone, '/fr/account/prepaid'))?.[1]?.trim()

test.describe('transfers that staff wait for', () => {
  const asStaff = async (visitor: () => Promise<APIRequestContext>) => {
    const staff = await visitor()
    await signIn(staff, 'sacha@example.com', 'vitrine-demo')
    return staff
  }

  test('pay an order once they have arrived, and its customer gets a letter', async ({ visitor, customer }) => {
    const [someone, staff] = [await customer(), await asStaff(visitor)]
    await add(someone, (await findGood(someone, own, plenty)).variantId, 1)
    const number = /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
    expect(await stepsDone(someone, number)).toBe(1)
    expect(await rowOf(staff, number)).toMatch(/@example\.com/)
    expect(await htmlOf(staff, PATH)).toContain(`value="${number}"`)
    expect((await receive(someone, number)).status()).toBe(403)
    const answer = await receive(staff, number)
    expect([answer.status(), answer.headers().location]).toEqual([303, PATH])
    expect(await htmlOf(staff, PATH)).toContain(`Commande ${number} : l’argent est arrivé.`)
    expect(await rowOf(staff, number)).toBeUndefined()
    expect(await htmlOf(staff, `${PATH}?reference=${number}`)).toContain(
      'Aucun virement attendu n’a cette communication',
    )
    expect(await stepsDone(someone, number)).toBe(2)
    expect(await htmlOf(staff, '/fr/pages/mailbox')).toContain(`Paiement reçu pour la commande ${number}`)
    expect(await htmlOf(staff, '/fr/account/activity')).toMatch(new RegExp(`Virement reçu<p[^>]*>${number}`))
    await receive(staff, number)
    expect(await htmlOf(staff, PATH)).toContain(`La commande ${number} était déjà payée.`)
  })

  test('add money to a prepaid account once, also by two clicks', { tag: '@engine' }, async ({ visitor, customer }) => {
    const [someone, staff] = [await customer(), await asStaff(visitor)]
    const number = await orderMoney(someone, 40)
    expect(await rowOf(staff, number)).toContain('Compte prépayé')
    expect(await balanceOf(someone)).toBe('0,00')
    const answers = await Promise.all([receive(staff, number), receive(staff, number)])
    expect(answers.map((answer) => answer.status())).toEqual([303, 303])
    expect(await balanceOf(someone)).toBe('40,00')
    expect(await htmlOf(staff, '/fr/pages/mailbox')).toContain('la somme est sur votre compte prépayé')
  })

  test('are refused for an order that was paid by card, and for an unknown one', async ({ visitor, customer }) => {
    const [someone, staff] = [await customer(), await asStaff(visitor)]
    const number = await orderMoney(someone, 45)
    await payByCard(someone, number)
    expect(await rowOf(staff, number)).toBeUndefined()
    expect([(await receive(staff, number)).status(), (await receive(staff, '0')).status()]).toEqual([404, 404])
    expect(await balanceOf(someone)).toBe('45,00')
  })
})
