/** @jsxImportSource hono/jsx */
import { listProducts } from '../../../data/catalogue/products.ts'
import { isStill, STILLS } from '../../../photos/sizes.ts'
import { stillSources } from '../../../photos/sources.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { shared } from '../../shop/catalogue/shared.ts'
import { ProductGrid } from '../catalog/product-cards.tsx'
import { answerPage } from '../layout/document.tsx'
import { StillLife } from '../layout/photo.tsx'
import { Trail } from '../layout/trail.tsx'

const productCount = 4

const chapters = [
  { name: 'Clay', still: 'tableware' },
  { name: 'Fire', still: 'vases' },
] as const

function Chapters({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return chapters.map(({ name, still }) => (
    <scroll-reveal class="chapter" animation="fade-up">
      <image-zoom>
        <StillLife
          c={c}
          name={still}
          alt={t(`Shop.Workshop.${name}`)}
          sizes="(width < 44rem) 92vw, 36rem"
          priority="lazy"
        />
      </image-zoom>
      <div class="prose">
        <h2>{t(`Shop.Workshop.${name}`)}</h2>
        <p>{t(`Shop.Workshop.${name}Text`)}</p>
      </div>
    </scroll-reveal>
  ))
}

/** The still lifes as a set of thumbnails, with all large pictures in an overlay. */
function Pictures({ c }: { c: ShopContext }) {
  const [app, t] = [c.get('app'), c.get('t')]
  const names = Object.keys(STILLS).filter(isStill)
  return (
    <section class="band" aria-labelledby="pictures">
      <h2 id="pictures">{t('Shop.Workshop.Pictures')}</h2>
      <image-overlay class="pictures">
        {names.map((name, index) => (
          <a href={stillSources({ app, name }).src}>
            <StillLife
              c={c}
              name={name}
              alt={`${t('Shop.Workshop.Title')}, ${t('Shop.Product.PhotoOf', { number: index + 1, count: names.length })}`}
              sizes="(width < 44rem) 30vw, 160px"
              priority="lazy"
            />
          </a>
        ))}
      </image-overlay>
    </section>
  )
}

/** In most shops the map is of another site, so that it waits for the visitor's consent. */
function Visit({ c }: { c: ShopContext }) {
  const [app, t] = [c.get('app'), c.get('t')]
  const map = `${app}/theme/images/map.svg`
  return (
    <section class="visit" aria-labelledby="visit">
      <div class="prose">
        <h2 id="visit">{t('Shop.Workshop.Visit')}</h2>
        <p>{t('Shop.Workshop.VisitText')}</p>
      </div>
      <div class="map" data-consent="marketing" data-consent-name={t('Shop.Workshop.Map')}>
        <iframe data-src={map} title={t('Shop.Workshop.Map')} width="640" height="400" />
        <p>
          <a href={map} target="_blank" rel="noopener">
            {t('Shop.Workshop.OpenMap')}
          </a>
        </p>
      </div>
    </section>
  )
}

export function workshopPage(c: ShopContext): Promise<Response> {
  const t = c.get('t')
  return answerPage(c, {
    title: t('Shop.Workshop.Title'),
    description: t('Shop.Workshop.Lead'),
    canonical: '/pages/workshop',
    body: (
      <>
        <initial-loader>{t('Shop.Workshop.Loading')}</initial-loader>
        <Trail c={c} steps={[]} here={t('Shop.Workshop.Title')} />
        <header class="page-head">
          <h1>{t('Shop.Workshop.Title')}</h1>
          <p class="lead">{t('Shop.Workshop.Lead')}</p>
        </header>
        <Chapters c={c} />
        <Pictures c={c} />
        <section class="band" aria-labelledby="latest">
          <h2 id="latest">{t('Shop.Workshop.New')}</h2>
          <page-fragment src={pagePath(c, '/widget/newpieces')} lazy>
            <p>
              <a href={pagePath(c, '/catalog?sort=newest')}>{t('Shop.Home.FreshMore')}</a>
            </p>
          </page-fragment>
        </section>
        <Visit c={c} />
      </>
    ),
  })
}

export async function newProducts(c: ShopContext): Promise<Response> {
  const [culture, market] = [c.get('culture'), c.get('market')]
  const list = { culture, market, sort: 'newest', page: 1, pageSize: productCount } as const
  const { items } = await shared(c, listProducts, list)
  return c.html(`${await (<ProductGrid c={c} products={items} level={3} />).toString()}`)
}
