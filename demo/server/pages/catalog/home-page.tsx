/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { categoryTree } from '../../../data/catalogue/categories.ts'
import { listProducts } from '../../../data/catalogue/products.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { shopName } from '../layout/head.tsx'
import { withQuery } from '../layout/links.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { PieceGrid } from './piece-list.tsx'

/** How many pieces each band of the home page shows. */
const bandLength = 8

type BandProps = { c: ShopContext; name: string; href?: string; children: Child }

function Band({ c, name, href, children }: BandProps) {
  const id = `band-${name.toLowerCase()}`
  return (
    <section class="band" aria-labelledby={id}>
      <div class="band-head">
        <h2 id={id}>{c.var.t(`Shop.Home.${name}`)}</h2>
        {href && <a href={href}>{c.var.t(`Shop.Home.${name}More`)}</a>}
      </div>
      {children}
    </section>
  )
}

function Virtues({ c }: { c: ShopContext }) {
  return (
    <section class="promise" aria-label={c.var.t('Shop.Home.Promise')}>
      {['Hand', 'Post', 'Years'].map((name) => (
        <scroll-reveal animation="fade-up">
          <h2>{c.var.t(`Shop.Home.${name}`)}</h2>
          <p>{c.var.t(`Shop.Home.${name}Text`)}</p>
        </scroll-reveal>
      ))}
    </section>
  )
}

/** The culture's home page: what the shop is, its categories, the newest pieces and those on sale. */
export async function homePage(c: ShopContext): Promise<Response> {
  const { db, culture, t } = c.var
  const list = { culture, sort: 'newest', page: 1, pageSize: bandLength } as const
  const [tree, fresh, sale] = [
    await categoryTree(db, culture),
    await listProducts(db, list),
    await listProducts(db, { ...list, onSale: true }),
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
          <PieceGrid c={c} pieces={fresh.items} level={3} />
        </Band>
        <Virtues c={c} />
        <Band c={c} name="Sale">
          <PieceGrid c={c} pieces={sale.items} level={3} />
        </Band>
      </>
    ),
  })
}
