import { test } from './shop.ts'
import { register, typeCard } from './shopping.ts'

test('from the home page to a paid order, an account and back @lean', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/')
  await visitor.click('main a[href$="/fr/catalog"]')
  await visitor.sees('/fr/catalog', 'Toutes les pièces')
  await visitor.click('product-list li:nth-child(2) h2 a')
  await visitor.sees(/\/fr\/catalog\/product\/\d+\//, /./)
  await visitor.click('product-variations add-to-cart button[type=submit]')
  await visitor.shows('dialog[open]')
  await visitor.reads('cart-summary', '1')
  await visitor.click('dialog[open] a[href$="/shoppingcarts"]')
  await visitor.sees('/fr/shoppingcarts', 'Votre panier')
  await visitor.click('shop-cart [data-part=increase]')
  await visitor.reads('cart-summary', '2')
  await visitor.click('main a[href$="/checkout"]')
  await visitor.sees(/\/fr\/checkout/, /./)
  await visitor.click('main a[href*="/security/register"]')
  await visitor.sees(/security\/register/, 'Créer un compte')
  await register(visitor)
  await visitor.sees('/fr/checkout', /./)
  await visitor.fill('one-step-checkout', {
    ...{ ShippingStreet1: '1 rue des Potiers', ShippingPostalCode: '75001', ShippingCity: 'Paris' },
  })
  await visitor.click('one-step-checkout [name=Terms][type=checkbox]')
  await visitor.click('[name=PaymentMethod][value=Card]')
  await visitor.shows('card-payment iframe')
  await window.type('card-payment [data-part=holder]', 'Ada Lovelace')
  await typeCard(visitor, '4000000000003220')
  await visitor.click('.checkout-place button')
  await visitor.hides('nothing')
})
