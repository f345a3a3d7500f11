import { fragmentOf } from '../../../../runtime/element/template.ts'
import type { ListCalls } from '../../groups/list.ts'
import type { Shop } from '../../shop.ts'
import { type Answer, queryOfPage } from '../asked.ts'
import { loadTexts } from '../texts.ts'
import { filtersHtml, listHtml } from './html.ts'
import { listedIn } from './state.ts'

/** The calls of a list, by method and path. The address of the page is the state of the list. */
export const listAnswers = (_shop: Shop, { read }: ListCalls): Record<string, Answer> => ({
  'GET /{culture}/widget/productlist': async (asked) => {
    const listed = listedIn(queryOfPage(asked))
    const [list] = await Promise.all([read(listed), loadTexts()])
    return fragmentOf(listHtml(list, listed))
  },
  'GET /widget/catalog/ListFilter': async (asked) => {
    const listed = listedIn(queryOfPage(asked))
    const [list] = await Promise.all([read(listed), loadTexts()])
    return fragmentOf(filtersHtml(list, listed))
  },
})
