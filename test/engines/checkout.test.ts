import { expect, test } from './shop.ts'
import { payByCard } from './shopping.ts'
import { patient } from './visitor.ts'

test('a guest chooses a pick-up point on the map and pays by card, with a second step', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/catalog/product/2/x')
  await visitor.click('product-variations add-to-cart[data-hydrated] button[type=submit]')
  await visitor.click('dialog[open] a[href$="/shoppingcarts"]')
  await visitor.sees('/fr/shoppingcarts', 'Votre panier')
  await visitor.click('main a[href$="/checkout"]')
  await visitor.sees('/fr/checkout', /./)
  await visitor.fill('one-step-checkout', {
    ...{
      Email: `guest-${crypto.randomUUID()}@example.com`,
      ShippingFirstName: 'Ada',
      ShippingLastName: 'Lovelace',
      ShippingStreet1: '1 rue des Potiers',
    },
    ...{ ShippingPostalCode: '75011', ShippingCity: 'Paris', ShippingPhoneNumber: '+33123456789' },
  })
  await visitor.click('.pickup-place a')
  await visitor.counts('dialog[open] [name=PickupPoint]', 20)
  await visitor.counts('dialog[open] .leaflet-marker-icon', 20)
  const markerIsChosen = () =>
    window.evaluate(() => (document.querySelectorAll('dialog[open] [name=PickupPoint]')[2] as HTMLInputElement).checked)
  await window.evaluate(() => document.querySelectorAll<HTMLElement>('dialog[open] .leaflet-marker-icon')[2]?.focus())
  await window.press('Enter')
  await expect.poll(markerIsChosen, patient).toBe(true)
  const name = await visitor.text('dialog[open] .active strong')
  await visitor.click('dialog[open] [data-part=choose]')
  await visitor.seesLoaded(/\/fr\/checkout/, /./)
  await visitor.reads('[data-part=summary] [data-part=pickup]', name)
  await visitor.hides('dialog[open]')
  // A courier takes money; a pickup point does not.
  await visitor.shows('[name=PaymentMethod][value=CashOnDelivery]:disabled')
  await visitor.click('[name=ShippingMethodId][value="1"]')
  await visitor.shows('[name=PaymentMethod][value=CashOnDelivery]:enabled')
  await visitor.click('[name=ShippingMethodId][data-payments="BankTransfer Card"]')
  await visitor.shows('[name=PaymentMethod][value=CashOnDelivery]:disabled')
  await visitor.reads('[data-part=summary] [data-part=pickup]', name)
  await visitor.click('one-step-checkout [name=Terms][type=checkbox]')
  await payByCard(visitor)
})
