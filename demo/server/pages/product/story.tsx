/** @jsxImportSource hono/jsx */

import { sizeText } from '../../../../runtime/text/file-size.ts'
import { assetAddresses } from '../../api/assets/models.ts'
import type { ShopContext } from '../../context.ts'
import { localeOf } from '../../culture/formatters.ts'
import { dayFromToday } from '../../shop/days.ts'
import { weekdayDate } from '../layout/format.ts'
import { Icon } from '../layout/icons.tsx'
import { brandPath } from '../layout/links.ts'
import type { ProductView } from './product-view.ts'

type Product = ProductView['product']

function Facts({ c, product }: { c: ShopContext; product: Product }) {
  return (
    <dl class="facts">
      {product.facts.map((fact) => (
        <>
          <dt>{fact.name}</dt>
          <dd>{fact.values.map((value) => value.name).join(', ')}</dd>
        </>
      ))}
      <dt>{c.get('t')('Shop.Product.Brand')}</dt>
      <dd>
        {product.brand.name}
        <span class="soft"> – {product.brand.description}</span>
      </dd>
    </dl>
  )
}

type StoryProps = { c: ShopContext } & Pick<ProductView, 'product' | 'guide'>

/** The information about a product in tabs; without JavaScript one after the other. */
export function Story({ c, product, guide }: StoryProps) {
  const [app, culture, t] = [c.get('app'), c.get('culture'), c.get('t')]
  const tabs = { story: t('Shop.Product.Story'), facts: t('Shop.Product.Facts'), care: t('Shop.Product.Care') }
  return (
    <section class="product-story" aria-label={t('Shop.Product.Tabs')}>
      <tab-set>
        <ul data-part="tabs">
          {Object.entries(tabs).map(([id, name]) => (
            <li>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
        <section id="story" class="prose">
          <h2>{tabs.story}</h2>
          {product.description.split('\n\n').map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </section>
        <section id="facts">
          <h2>{tabs.facts}</h2>
          <Facts c={c} product={product} />
        </section>
        <section id="care" class="prose">
          <h2>{tabs.care}</h2>
          <p>{t('Shop.Product.CareText')}</p>
          {guide && (
            <p>
              <a href={assetAddresses(app, guide).file} download>
                {t('Library.Guides.Download', { size: sizeText(guide.bytes, localeOf(culture)) })}
              </a>
            </p>
          )}
        </section>
      </tab-set>
    </section>
  )
}

export function MakerStory({ c, product }: { c: ShopContext; product: Product }) {
  const t = c.get('t')
  const { brand } = product
  return (
    <section class="maker-story" aria-labelledby="maker">
      <div>
        <p class="overline">{t('Shop.Product.Maker')}</p>
        <h2 id="maker">{brand.name}</h2>
        <p class="lead">{brand.description}</p>
        <p>{t('Shop.Home.HandText')}</p>
        <p>
          <a class="button" data-quiet href={brandPath(c, brand)}>
            {t('Shop.Product.AllOfMaker', { name: brand.name })}
          </a>
        </p>
      </div>
    </section>
  )
}

/** Days until an ordered product arrives: two working days in the workshop, and at most five in transit. */
const latestArrival = 9

export function Promises({ c }: { c: ShopContext }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const { year, month, day } = dayFromToday(latestArrival)
  const arrival = weekdayDate(new Date(Date.UTC(year, month - 1, day, 12)), culture)
  return (
    <ul class="promises-short">
      <li>
        <Icon name="truck" />
        {t('Shop.Product.ArrivesBy', { date: arrival })}
      </li>
      <li>
        <Icon name="back" />
        {t('Shop.Home.Years')}
      </li>
      <li>
        <Icon name="shield" />
        {t('Shop.Product.Broken')}
      </li>
    </ul>
  )
}

export function DeliveryPanel({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <side-panel class="delivery-panel" kind="panel" side="end">
      <a data-part="trigger" href="#delivery">
        {t('Shop.Product.Delivery')}
      </a>
      <div id="delivery" data-part="panel">
        <h2>{t('Shop.Product.Delivery')}</h2>
        <p>{t('Shop.Product.DeliveryText')}</p>
        <p>{t('Shop.Product.ReturnText')}</p>
      </div>
    </side-panel>
  )
}

export function Share({ c, name, path }: { c: ShopContext; name: string; path: string }) {
  const [site, t] = [c.get('site'), c.get('t')]
  const address = new URL(path, site).href
  return (
    <div class="share">
      <p class="small">{t('Shop.Product.Share')}</p>
      <social-share networks="facebook,pinterest,whatsapp,email" url={address} text={name}>
        <ul>
          <li>
            <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}>E-mail</a>
          </li>
        </ul>
      </social-share>
      <copy-button text={address}>
        <button class="button" data-quiet data-small type="button">
          {t('Shop.Product.CopyLink')}
        </button>
      </copy-button>
    </div>
  )
}
