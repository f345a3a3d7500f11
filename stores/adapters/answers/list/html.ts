import { html, nothing, type TemplateResult } from 'lit-html'
import { here } from '../../../../runtime/page/window/history.ts'
import { formatMoney } from '../../../../runtime/text/culture.ts'
import { t } from '../../../../runtime/text/strings.ts'
import type { FilterGroup, List, Listed, ListedProduct, Sort } from '../../groups/list.ts'
import { safeUrl } from '../safe-url.ts'
import { filled } from '../theme-template.ts'
import { filterOf, SORTS } from './state.ts'

const NAME = 'ProductAttributes'

/** The address of the list with other filters, from its first page. */
function addressWith(chosen: ReadonlyMap<string, readonly string[]>): string {
  const url = here()
  url.searchParams.delete('pageindex')
  const filter = filterOf(chosen)
  if (filter === '') url.searchParams.delete('filter')
  else url.searchParams.set('filter', filter)
  return url.pathname + url.search
}

/** A product of a list. A theme writes its own HTML in `<template data-vitrine="product-card">`. */
function card({ url, image, name, from, isFrom, currency, ...ids }: ListedProduct): TemplateResult {
  const price = isFrom
    ? t('shop-adapters.FromPrice', { price: formatMoney(from, currency) })
    : formatMoney(from, currency)
  const values = { ...ids, name, price, url: safeUrl(url), image: safeUrl(image) }
  const own = () =>
    html`${values.image && html`<img src=${values.image} alt="" width="400" height="400" loading="lazy" />`}
      <h2><a href=${values.url}>${name}</a></h2>
      <p>${price}</p>`
  return html`<li data-variant-id=${ids.variantId}>${filled('product-card', values) ?? own()}</li>`
}

/** A list with its filters, its order and its pages. */
export function listHtml(list: List, listed: Listed): TemplateResult {
  const { products, count, filters } = list
  const hasFilters = filters.length > 0 || listed.chosen.size > 0
  const pages = Math.ceil(count / listed.size)
  return html`<div data-part="list">
    ${hasFilters ? aside(list, listed) : nothing}
    <div>
      <p data-page-status>${t('shop-adapters.ProductCount', { count })}</p>
      ${chips(filters, listed)} ${toolbar(listed, list.sorts)}
      ${
        products.length === 0
          ? html`<p>${t('Catalog.NoProductFound')}</p>`
          : html`<product-list><ul>${products.map(card)}</ul></product-list>`
      }
      ${pages > 1 ? html`<list-pagination page=${listed.page} pages=${pages}></list-pagination>` : nothing}
    </div>
  </div>`
}

const aside = (list: List, listed: Listed): TemplateResult =>
  html`<aside aria-label=${t('Catalog.Filters')}>
    <product-filters refresh-on-click category-id=${listed.collection} current-filter=${filterOf(listed.chosen) || '{}'}>
      ${filtersHtml(list, listed)}
    </product-filters>
  </aside>`

function chips(filters: readonly FilterGroup[], { chosen }: Listed): TemplateResult | typeof nothing {
  const values = [...chosen].flatMap(([group, ids]) => ids.map((id) => ({ group, id })))
  if (values.length === 0) return nothing
  const nameOf = (group: string, id: string) =>
    filters.find((each) => each.id === group)?.values.find((value) => value.id === id)?.name ?? id
  return html`<selected-filters>
    <ul>
      ${values.map(({ group, id }) => {
        const name = nameOf(group, id)
        const rest = new Map([...chosen, [group, (chosen.get(group) ?? []).filter((other) => other !== id)]])
        return html`<li>
          <a
            data-part="chip"
            id=${`chosen-${group}-${id}`}
            data-name=${NAME}
            data-attribute-id=${group}
            data-value=${id}
            href=${addressWith(rest)}
            aria-label=${t('shop-adapters.RemoveFilter', { name })}
            >${name} ×</a
          >
        </li>`
      })}
    </ul>
    <a data-part="clear" href=${addressWith(new Map())}>${t('shop-adapters.ClearAll')}</a>
  </selected-filters>`
}

const ALL = Object.keys(SORTS) as readonly Sort[]

const toolbar = ({ sort }: Listed, sorts = ALL): TemplateResult =>
  html`<list-toolbar sorts=${sorts.filter((name) => name !== 'best').join()}>
    <form method="get" action=${here().pathname} autocomplete="off" data-keep-place>
      <label
        >${t('shop-adapters.Sort')}
        <select name="sort" id="list-sort">
          ${sorts.map(
            (name) =>
              html`<option value=${name === 'best' ? '' : name} ?selected=${name === sort}>${t(SORTS[name])}</option>`,
          )}
        </select></label
      >
      <button type="submit" data-part="apply">${t('shop-adapters.Apply')}</button>
    </form>
  </list-toolbar>`

/** The filters of a list, for a `<product-filters>` without a form. */
export function filtersHtml({ filters, count }: List, { chosen }: Listed): TemplateResult {
  const number = [...chosen.values()].flat().length
  return html`<a href="#list-filters" data-part="toggle"
      >${t('Catalog.Filters')} <span data-part="count">${number > 0 ? `(${number})` : ''}</span></a
    >
    <div id="list-filters" data-part="panel">
      <h2 data-part="heading">${t('Catalog.Filters')}</h2>
      <form method="get" action=${here().pathname} autocomplete="off">
        ${filters.map((group) => groupHtml(group, chosen.get(group.id) ?? []))}
        <a href=${addressWith(new Map())} data-part="clear">${t('shop-adapters.ClearAll')}</a>
        <button type="submit" data-part="show">${t('Catalog.ShowProducts', { count })}</button>
      </form>
    </div>`
}

const groupHtml = ({ id, name, values }: FilterGroup, chosen: readonly string[]): TemplateResult =>
  html`<details open id=${`filter-${id}`}>
    <summary>${name}</summary>
    ${values.map((value) => {
      const isChosen = chosen.includes(value.id)
      return html`<filter-item
        name=${NAME}
        attribute-id=${id}
        value=${value.id}
        data-is-selected=${isChosen ? 'True' : 'False'}
        ><label
          ><input
            type="checkbox"
            name=${`${NAME}.${id}`}
            value=${value.id}
            id=${`filter-${id}-${value.id}`}
            ?checked=${isChosen}
          />
          ${value.name} <span>${value.count}</span></label
        ></filter-item
      >`
    })}
  </details>`
