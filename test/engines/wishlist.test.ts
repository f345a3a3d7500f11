import { test } from './shop.ts'
import { register } from './shopping.ts'

test('a heart puts a product on a new list, which is looked at, changed and removed', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/security/register')
  await register(visitor)
  await visitor.sees(/\/fr\/account/, /./)
  await visitor.open('/fr/catalog')
  await visitor.click('product-list .card wishlist-button a')
  await visitor.shows('dialog[open] wishlist-modal[data-hydrated]')
  await window.type('dialog[open] [name=Name]', 'Anniversaire')
  await visitor.click('dialog[open] wishlist-modal button[type=submit]')
  await visitor.reads('dialog[open] [data-part=state]', 'Anniversaire')
  await window.press('Escape')
  await visitor.hides('dialog[open]')
  await visitor.reads('.shop-account [data-part=count]', '1')
  await visitor.click('.shop-account a[href$="/wishlist/list"]')
  await visitor.sees(/\/fr\/catalog\/wishlist\/list/, /./)
  await visitor.counts('[data-row-id]', 1)
  await window.evaluate(() => document.querySelector<HTMLInputElement>('wish-quantity input')?.select())
  await window.press('4', 'Enter')
  await visitor.reads('wish-quantity [role=status]', '4')
})
