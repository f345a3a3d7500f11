/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { listStores, type Store } from '../../../shop/content/stores.ts'
import { answerPage } from '../../layout/document.tsx'
import { StillLife } from '../../layout/photo.tsx'
import { Trail } from '../../layout/trail.tsx'
import { NewsTicker } from '../news/ticker.tsx'
import { MapTag, OnMap, placed } from './map-tag.tsx'

/** A film with an open licence on another site: it shows the consent question before a player loads. */
const openFilm = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

const film = (c: ShopContext) => `${c.get('app')}/theme/media/table.webm`

function Banners({ c }: { c: ShopContext }) {
  const { t } = c.var
  const sizes = '(width < 70rem) 92vw, 1100px'
  return (
    <banner-slider class="banners" aria-label={t('Landing.Banners')}>
      <div class="splide__track">
        <ul class="splide__list" tabindex={0}>
          <li class="splide__slide">
            <div data-part="banner-media">
              <StillLife c={c} name="hero" alt={t('Landing.GlazesAlt')} sizes={sizes} priority="high" />
            </div>
            <p>
              <strong>{t('Landing.Glazes')}</strong>{' '}
              <a href={pagePath(c, '/catalog?sort=newest')}>{t('Landing.GlazesMore')}</a>
            </p>
          </li>
          <li class="splide__slide">
            <div data-part="banner-media">
              <video
                width="800"
                height="350"
                controls
                loop
                muted
                playsinline
                preload="none"
                aria-label={t('Landing.FilmAlt')}
              >
                <source src={film(c)} type="video/webm" />
              </video>
            </div>
            <p>
              <strong>{t('Landing.Film')}</strong> <a href={pagePath(c, '/pages/workshop')}>{t('Landing.FilmMore')}</a>
            </p>
          </li>
        </ul>
      </div>
    </banner-slider>
  )
}

function Videos({ c }: { c: ShopContext }) {
  const { app, culture, t } = c.var
  return (
    <ul class="videos">
      <li>
        <video-modal captions={`${app}/theme/media/table-${culture}.vtt`} captions-lang={culture}>
          <a href={film(c)}>
            <StillLife c={c} name="tableware" alt="" sizes="(width < 44rem) 92vw, 400px" priority="lazy" />
            <span>{t('Landing.Watch')}</span>
          </a>
        </video-modal>
        <p class="small soft">{t('Landing.WatchText')}</p>
      </li>
      <li>
        <video-modal heading={t('Landing.Open')}>
          <a href={openFilm}>
            <StillLife c={c} name="decoration" alt="" sizes="(width < 44rem) 92vw, 400px" priority="lazy" />
            <span>{t('Landing.Open')}</span>
          </a>
        </video-modal>
        <p class="small soft">{t('Landing.OpenText')}</p>
      </li>
    </ul>
  )
}

function Places({ c, stores }: { c: ShopContext; stores: Store[] }) {
  return (
    <MapTag c={c} fits controls="zoom">
      <ul class="place-rows">
        {stores.map((store) => (
          <li {...placed(store)}>
            <span>
              <strong>
                <a href={pagePath(c, `/pages/stores#store-${store.slug}`)}>{store.name}</a>
              </strong>
              <br />
              {store.street}, {store.postalCode} {store.city}
            </span>
            <OnMap c={c} name={store.name} />
          </li>
        ))}
      </ul>
    </MapTag>
  )
}

/** Asks visitors who stay on the page to subscribe to the newsletter, once. */
function Letter({ c }: { c: ShopContext }) {
  const { t } = c.var
  return (
    <popup-modal popup-id="letters" size="small">
      <h2>{t('Landing.Letters')}</h2>
      <p>{t('Landing.LettersText')}</p>
      <p class="form-actions">
        <a class="button" href={pagePath(c, '/newsletter')}>
          {t('Landing.LettersMore')}
        </a>
        <button class="button" data-quiet type="button" data-part="dismiss">
          {t('Landing.Later')}
        </button>
      </p>
    </popup-modal>
  )
}

export async function landingPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const stores = await listStores(db, culture)
  const title = t('Landing.Title')
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Landing.Lead')}</p>
      </header>
      <Banners c={c} />
      <NewsTicker c={c} />
      <section class="band" aria-labelledby="landing-videos">
        <h2 id="landing-videos">{t('Landing.Videos')}</h2>
        <Videos c={c} />
      </section>
      <section class="band" aria-labelledby="landing-stores">
        <div class="band-head">
          <h2 id="landing-stores">{t('Stores.Title')}</h2>
          <a href={pagePath(c, '/pages/stores')}>{t('Stores.Hours')}</a>
        </div>
        <Places c={c} stores={stores} />
      </section>
      <Letter c={c} />
    </>
  )
  return answerPage(c, { title, description: t('Landing.Lead'), canonical: '/pages/landing', body })
}
