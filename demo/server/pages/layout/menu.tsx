/** @jsxImportSource hono/jsx */
import type { Category } from '../../../data/catalogue/categories.ts'
import { CATEGORY_STILLS } from '../../../photos/sources.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { keptMarkup } from '../../shop/catalogue/kept-markup.ts'
import { listPath } from '../wishlist/wish-link.tsx'
import type { Frame } from './frame.ts'
import { LanguageButton } from './header-tools.tsx'
import { Icon } from './icons.tsx'
import { categoryPath } from './links.ts'
import { StillLife } from './photo.tsx'

/** The subcategories of a category: a panel with a picture in wide windows, else a level of the menu. */
function Below({ c, category }: { c: ShopContext; category: Category }) {
  const t = c.get('t')
  const still = CATEGORY_STILLS[category.slug]
  return (
    <>
      <button type="button" aria-label={t('Shop.Frame.Below', { name: category.name })}>
        <Icon name="down" />
      </button>
      <ul class="below">
        {category.children.map((child) => (
          <li>
            <a href={categoryPath(c, child)}>
              {child.name} <span class="soft">{child.productCount}</span>
            </a>
          </li>
        ))}
        <li class="below-all">
          <a href={categoryPath(c, category)}>
            {still && <StillLife c={c} name={still} alt="" sizes="20rem" priority="lazy" />}
            <span>{t('Shop.Frame.AllOf', { name: category.name })}</span>
          </a>
        </li>
      </ul>
    </>
  )
}

/**
 * The menu of categories: a bar in wide windows, else behind a button. Without JavaScript it has the main categories.
 */
export function Menu({ c, frame: { categories } }: { c: ShopContext; frame: Frame }) {
  const here = new URL(c.req.url).pathname
  const current = categories.find(({ id }) => here.startsWith(pagePath(c, `/catalog/category/${id}/`)))
  const place = current?.id ?? (here === pagePath(c, '/catalog') ? 'all' : undefined)
  return keptMarkup(categories, `menu ${place}`, () => <FreshMenu c={c} categories={categories} place={place} />)
}

/** `place`: the id of the main category whose page it is, or `all` on the list of all products. */
type MenuProps = { c: ShopContext; categories: readonly Category[]; place: number | 'all' | undefined }

function FreshMenu({ c, categories, place }: MenuProps) {
  const t = c.get('t')
  const all = pagePath(c, '/catalog')
  return (
    <mobile-nav class="shop-navigation" breakpoint="831">
      <button type="button" data-part="toggle" class="tool" aria-expanded="false" aria-controls="shop-menu">
        <Icon name="menu" />
        <span class="hidden-text">{t('Shop.Frame.MenuButton')}</span>
      </button>
      <div id="shop-menu" data-part="panel">
        <nav class="shop-menu" aria-label={t('Shop.Frame.Menu')}>
          <ul>
            <li>
              <a href={all} aria-current={place === 'all' ? 'page' : undefined}>
                {t('Shop.Frame.All')}
              </a>
            </li>
            {categories.map((category) => {
              return (
                <li>
                  <a href={categoryPath(c, category)} aria-current={category.id === place ? 'page' : undefined}>
                    {category.name}
                  </a>
                  {category.children.length > 0 && <Below c={c} category={category} />}
                </li>
              )
            })}
          </ul>
        </nav>
        <div class="menu-foot">
          <a href={pagePath(c, '/account')} rel="nofollow">
            {t('Shop.Account.Title')}
          </a>
          <a href={listPath(c)} rel="nofollow">
            {t('Shop.Frame.Wishes')}
          </a>
          <a href={pagePath(c, '/pages/stores')}>{t('Stores.Title')}</a>
          <a href={pagePath(c, '/news')}>{t('Pages.News.Title')}</a>
          <a href={pagePath(c, '/contact')}>{t('Pages.Contact.Title')}</a>
          <LanguageButton c={c} />
        </div>
      </div>
    </mobile-nav>
  )
}
