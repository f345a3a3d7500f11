import { array, create, optional, record, string, type } from 'superstruct'
import { wireId } from '../../../../runtime/request/wire-id.ts'
import { Id } from '../../../wire.ts'
import type { Listed, Sort } from '../../groups/list.ts'

const Filters = type({ ProductAttributes: optional(record(string(), array(Id))) })

export const SORTS: Record<Sort, string> = {
  best: 'shop-adapters.SortBest',
  name_asc: 'shop-adapters.SortNameAscending',
  name_desc: 'shop-adapters.SortNameDescending',
  price_asc: 'shop-adapters.SortPriceAscending',
  price_desc: 'shop-adapters.SortPriceDescending',
}

const SIZE = 12
const MOST = 96

/** The list that an address shows. Any other value is ignored, as a shop should do. */
export function listedIn(query: Readonly<Record<string, string>>): Listed {
  const { sort = '', pageSize, pageindex, q = '', categoryId = '' } = query
  const chosen = chosenIn(query.currentFilter ?? query.filter ?? '{}')
  return {
    ...{ collection: categoryId, text: q.trim(), chosen, sort: isSort(sort) ? sort : 'best' },
    page: wholeOf(pageindex, 1, Number.MAX_SAFE_INTEGER, 1),
    size: wholeOf(pageSize, 1, MOST, SIZE),
  }
}

const isSort = (name: string): name is Sort => Object.hasOwn(SORTS, name)

function wholeOf(text: string | undefined, least: number, most: number, otherwise: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}

/** The choices of the parameter `filter`: `{"ProductAttributes":{"5":[31]}}`. */
function chosenIn(filter: string): Map<string, readonly string[]> {
  try {
    const groups = create(JSON.parse(filter), Filters).ProductAttributes ?? {}
    return new Map(Object.entries(groups).filter(([, values]) => values.length > 0))
  } catch {
    return new Map()
  }
}

/** The value of the parameter for other choices, or '' without any. */
export function filterOf(chosen: ReadonlyMap<string, readonly string[]>): string {
  const groups = [...chosen]
    .filter(([, values]) => values.length > 0)
    .map(([group, values]) => [group, values.map(wireId)] as const)
  return groups.length === 0 ? '' : JSON.stringify({ ProductAttributes: Object.fromEntries(groups) })
}
