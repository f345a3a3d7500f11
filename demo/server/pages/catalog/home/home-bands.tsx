/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { Brand } from '../../../../data/catalogue/brands.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { keptMarkup } from '../../../shop/catalogue/kept-markup.ts'
import { plural } from '../../layout/format.ts'
import { brandPath } from '../../layout/links.ts'
import { StillLife } from '../../layout/photo.tsx'

type BandProps = { c: ShopContext; name: string; href?: string; children: Child }

/** The id of a band's heading, which also labels the content of the band. */
export const bandId = (name: string) => `band-${name.toLowerCase()}`

export function Band({ c, name, href, children }: BandProps) {
  return (
    <section class="band" aria-labelledby={bandId(name)}>
      <div class="band-head">
        <h2 id={bandId(name)}>{c.get('t')(`Shop.Home.${name}`)}</h2>
        {href && <a href={href}>{c.get('t')(`Shop.Home.${name}More`)}</a>}
      </div>
      {children}
    </section>
  )
}

export function Editorial({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <section class="editorial" aria-labelledby={bandId('Editorial')}>
      <StillLife c={c} name="hero" alt="" sizes="(width < 56rem) 92vw, 60vw" priority="lazy" />
      <div>
        <p class="overline">{t('Shop.Frame.Workshop')}</p>
        <h2 id={bandId('Editorial')}>{t('Shop.Home.Editorial')}</h2>
        <p>{t('Shop.Home.EditorialText')}</p>
        <p>
          <a href={pagePath(c, '/pages/workshop')}>{t('Shop.Home.EditorialMore')}</a>
        </p>
      </div>
    </section>
  )
}

export function Virtues({ c }: { c: ShopContext }) {
  return (
    <section class="promise" aria-label={c.get('t')('Shop.Home.Promise')}>
      {['Hand', 'Post', 'Years'].map((name) => (
        <scroll-reveal animation="fade-up">
          <h2>{c.get('t')(`Shop.Home.${name}`)}</h2>
          <p>{c.get('t')(`Shop.Home.${name}Text`)}</p>
        </scroll-reveal>
      ))}
    </section>
  )
}

/** The styles of the makers' names, used one after the other. */
const hands = ['roman', 'italic', 'grotesk', 'spaced', 'thin']

type MakersProps = { c: ShopContext; brands: readonly Brand[] }

export const Makers = (props: MakersProps) => keptMarkup(props.brands, 'makers', () => <FreshMakers {...props} />)

function FreshMakers({ c, brands }: MakersProps) {
  const [app, t, culture] = [c.get('app'), c.get('t'), c.get('culture')]
  return (
    <brand-carousel aria-labelledby={bandId('Makers')}>
      <div class="splide__track">
        <ul class="splide__list">
          {brands.map((brand) => (
            <li class="splide__slide">
              <a class="maker" href={brandPath(c, brand)}>
                <svg width="56" height="56" aria-hidden="true">
                  <use href={`${app}/theme/images/brands.svg#${brand.slug}`} />
                </svg>
                <span class="maker-name" data-hand={hands[brand.id % hands.length]}>
                  {brand.name}
                </span>
                <span class="small soft">{plural(t, culture, 'Shop.List.Count', brand.productCount)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </brand-carousel>
  )
}

/** Invented magazines, each with the id of its name in `press.svg`. */
const magazines = {
  gazette: 'La Gazette du Feu',
  keramiek: 'Keramiek Nu',
  barro: 'Casa y Barro',
  tisch: 'Ton & Tisch',
  terra: 'Terracotta',
  oleiro: 'O Oleiro',
  glaze: 'Form / Glaze',
  feu: 'Le Grand Feu',
}

export function Press({ c }: { c: ShopContext }) {
  return (
    <section class="press" aria-labelledby={bandId('Press')}>
      <h2 id={bandId('Press')}>{c.get('t')('Shop.Home.Press')}</h2>
      <logo-carousel aria-labelledby={bandId('Press')}>
        <div class="splide__track">
          <ul class="splide__list" tabindex={0} aria-labelledby={bandId('Press')}>
            {Object.entries(magazines).map(([id, name]) => (
              <li class="splide__slide">
                <svg class="magazine" viewBox="0 0 160 60" width="160" height="60" role="img" aria-label={name}>
                  <use href={`${c.get('app')}/theme/images/press.svg#${id}`} />
                </svg>
              </li>
            ))}
          </ul>
        </div>
      </logo-carousel>
    </section>
  )
}
