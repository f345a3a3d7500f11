/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import { withQuery } from '../../layout/links.ts'
import { listQuery } from '../list-state.ts'
import type { List } from '../load-list.ts'
import { spelled } from './spelled.ts'

/** Says that a spelling was corrected, with the way to the search as it was typed. */
export function GuessNotice({ c, list }: { c: ShopContext; list: List }) {
  const t = c.get('t')
  const { state, path, meant } = list
  const text = spelled(list, meant)
  const literal = withQuery(path, listQuery({ ...state, pageindex: 1, isLiteral: true }))
  return (
    <p class="list-notice" data-part="guess">
      {t('Shop.List.Guess', { q: state.q })}{' '}
      {text !== '' && (
        <>
          {t('Search.ResultsFor')} <a href={withQuery(path, { q: text })}>{t('Search.Term', { term: text })}</a>.{' '}
        </>
      )}
      <a href={literal} rel="nofollow">
        {t('Search.Literal', { q: state.q })}
      </a>
    </p>
  )
}
