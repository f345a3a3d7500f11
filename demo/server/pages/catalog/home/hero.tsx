/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { StillLife } from '../../layout/photo.tsx'

export function Hero({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <section class="hero">
      <div>
        <p class="overline">{t('Shop.Home.Overline')}</p>
        <h1>{t('Shop.Home.Title')}</h1>
        <p class="lead">{t('Shop.Home.Lead')}</p>
        <p class="hero-links">
          <a class="button" href={pagePath(c, '/catalog')}>
            {t('Shop.List.SeeAll')}
          </a>
          <a class="button" data-quiet href={pagePath(c, '/catalog?display=categories')}>
            {t('Shop.Home.ByCategory')}
          </a>
        </p>
      </div>
      <figure class="hero-picture">
        <StillLife
          c={c}
          name="hero-square"
          alt={t('Shop.Home.HeroAlt')}
          sizes="(width < 56rem) 92vw, 640px"
          priority="high"
        />
      </figure>
    </section>
  )
}
