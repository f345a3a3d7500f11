/** @jsxImportSource hono/jsx */
import { listBrands } from '../../../data/catalogue/brands.ts'
import { listProducts } from '../../../data/catalogue/products.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { shared } from '../../shop/catalogue/shared.ts'
import { answerPage } from '../layout/document.tsx'
import { shopName } from '../layout/head.tsx'
import { withQuery } from '../layout/links.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { categoriesOf } from './category-tree.ts'
import { Finder } from './filters/finder.tsx'
import { Hero } from './home/hero.tsx'
import { Band, bandId, Editorial, Makers, Press, Virtues } from './home/home-bands.tsx'
import { ProductSlider } from './product-slider.tsx'

/** Products in each slider of the home page: three times the number that a wide window shows. */
const bandLength = 12

export async function homePage(c: ShopContext): Promise<Response> {
  const [culture, market, t] = [c.get('culture'), c.get('market'), c.get('t')]
  const list = { culture, market, sort: 'newest', page: 1, pageSize: bandLength } as const
  const [tree, fresh, sale, brands] = [
    await categoriesOf(c),
    await shared(c, listProducts, list),
    await shared(c, listProducts, { ...list, onSale: true }),
    await shared(c, listBrands, culture),
  ]
  const all = pagePath(c, '/catalog')
  return answerPage(c, {
    title: shopName,
    description: t('Shop.Home.Description'),
    canonical: '/',
    body: (
      <>
        <Hero c={c} />
        <Band c={c} name="Categories" href={withQuery(all, { display: 'categories' })}>
          <CategoryTiles c={c} categories={tree} />
        </Band>
        <Band c={c} name="Fresh" href={all}>
          <ProductSlider c={c} products={fresh.items} labelledBy={bandId('Fresh')} />
        </Band>
        <Band c={c} name="Finder">
          <Finder c={c} />
        </Band>
        <Editorial c={c} />
        <Virtues c={c} />
        <Band c={c} name="Sale">
          <ProductSlider c={c} products={sale.items} labelledBy={bandId('Sale')} />
        </Band>
        <Band c={c} name="Makers">
          <Makers c={c} brands={brands} />
        </Band>
        <Press c={c} />
      </>
    ),
  })
}
