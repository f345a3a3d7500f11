/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { listTags, type Tag, type TagSort, taggedNews, taggedProducts, tagSorts } from '../../shop/content/tags.ts'
import { ProductGrid } from '../catalog/product-cards.tsx'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'
import { PageLinks } from '../paging/page-links.tsx'
import { pageNumber } from '../paging/page-number.ts'
import { notFoundPage } from '../plain/not-found.ts'
import { NewsList, tagPath } from './news/news-cards.tsx'

/** The kinds that can have a tag: the values of entityName (§2), the default first. */
const entities = ['Product', 'News'] as const
const pageSize = 24

type Search = { tag: Tag; sort: TagSort; entity: (typeof entities)[number] }

function Tools({ c, search }: { c: ShopContext; search: Search }) {
  const { t } = c.var
  return (
    <tag-search class="tag-tools">
      <form method="get" action={pagePath(c, '/tags/search')} autocomplete="off">
        <input type="hidden" name="tag" value={search.tag.slug} />
        <label>
          {t('Pages.Tags.Entity')}
          <select name="entityName" id="tag-entity">
            {entities.map((entity) => (
              <option value={entity} selected={entity === search.entity}>
                {t(`Pages.Tags.Entities.${entity}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('Shop.List.Sort')}
          <select name="sort" id="tag-sort">
            {tagSorts.map((sort) => (
              <option value={sort} selected={sort === search.sort}>
                {t(`Pages.Tags.Sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <button class="button" data-quiet data-small data-part="apply" type="submit">
          {t('Shop.List.Apply')}
        </button>
      </form>
    </tag-search>
  )
}

async function Found({ c, search }: { c: ShopContext; search: Search }) {
  const { culture, db, t } = c.var
  const { tag, sort, entity } = search
  if (entity === 'News') {
    const items = await taggedNews(db, tag.id, culture, sort)
    return items.length > 0 ? <NewsList c={c} items={items} /> : <p class="empty">{t('Pages.Tags.Nothing')}</p>
  }
  const products = await taggedProducts(db, tag.id, c.var, sort)
  if (products.length === 0) return <p class="empty">{t('Pages.Tags.Nothing')}</p>
  const { page, pages, start } = pageNumber(c, 'pageindex', products.length, pageSize)
  const query = { tag: tag.slug, sort: sort === tagSorts[0] ? undefined : sort }
  const links = { c, path: pagePath(c, '/tags/search'), query, page, pages, param: 'pageindex' } as const
  return (
    <>
      <ProductGrid c={c} products={products.slice(start, start + pageSize)} eager={4} />
      {pages > 1 && <PageLinks {...links} />}
    </>
  )
}

/** The products or news with a tag, in a chosen order (§2). Without a tag, the first one. */
export async function tagsPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const tags = await listTags(db, culture)
  const { tag: slug, sort: wanted, entityName } = c.req.query()
  const tag = slug === undefined ? tags[0] : tags.find((one) => one.slug === slug)
  if (!tag) return notFoundPage(c)
  const search: Search = {
    tag,
    sort: tagSorts.find((sort) => sort === wanted) ?? tagSorts[0],
    entity: entities.find((entity) => entity === entityName) ?? entities[0],
  }
  const title = t('Pages.Tags.Title', { name: tag.name })
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <nav aria-label={t('Pages.Tags.All')}>
        <ul class="chips">
          {tags.map((one) => (
            <li>
              <a href={tagPath(c, one)} aria-current={one === tag ? 'page' : undefined}>
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Tools c={c} search={search} />
      <Found c={c} search={search} />
    </>
  )
  return answerPage(c, { title, body })
}
