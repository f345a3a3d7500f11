import { test } from './shop.ts'
import { payByCard, register } from './shopping.ts'

test('from the home page to a paid order, an account and back @lean', async ({ visitor }) => {
  await visitor.open('/fr/')
  await visitor.click('main a[href$="/fr/catalog"]')
  await visitor.sees('/fr/catalog', 'Toutes les pièces')
  await visitor.click('product-list li:nth-child(2) h2 a')
  await visitor.sees(/\/fr\/catalog\/product\/\d+\//, /./)
  await visitor.click('product-variations add-to-cart[data-hydrated] button[type=submit]')
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
  await payByCard(visitor)
  await visitor.toStart()
  await visitor.click('.shop-account a[href*="/account"]')
  await visitor.sees(/\/fr\/account/, /./)
  await visitor.reads('main', 'Ada')
  await visitor.back()
  await visitor.sees(/\/checkout\/confirmation\/\d+/, /./)
})
