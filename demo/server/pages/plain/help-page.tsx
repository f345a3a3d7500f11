/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { type HelpTopic, helpTopics, longestSearch, searchHelp } from '../../shop/content/help.ts'
import { answerPage } from '../layout/document.tsx'
import { plural } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'

type HelpProps = { c: ShopContext; text: string }

/**
 * The search; its suggestions are the questions. The results replace the page's content, and their address can be
 * shared.
 */
function Search({ c, text, topics }: HelpProps & { topics: HelpTopic[] }) {
  const t = c.get('t')
  return (
    <search>
      <form method="get" action={pagePath(c, '/pages/help')} class="help-search" data-keep-place>
        <div class="field">
          <label for="help-q">{t('Content.Help.Search')}</label>
          <input
            type="search"
            id="help-q"
            name="q"
            value={text}
            maxlength={longestSearch}
            placeholder={t('Content.Help.Hint')}
            list="help-questions"
            autocomplete="off"
          />
        </div>
        <datalist id="help-questions">
          {topics.map(({ question }) => (
            <option value={question} />
          ))}
        </datalist>
        <button class="button" type="submit">
          {t('Shop.Frame.SearchButton')}
        </button>
      </form>
    </search>
  )
}

function Outcome({ c, text, found }: HelpProps & { found: HelpTopic[] }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <div class="help-outcome">
      <p role="status">
        {found.length > 0
          ? plural(t, culture, 'Content.Help.Found', found.length, { text })
          : t('Content.Help.None', { text })}
      </p>
      <ul class="further-links">
        <li>
          <a href={pagePath(c, '/pages/help')} data-keep-place>
            {t('Content.Help.All')}
          </a>
        </li>
        <li>
          <a href={pagePath(c, '/contact')}>{t('Pages.Contact.Title')}</a>
        </li>
      </ul>
    </div>
  )
}

/** The help: all topics, or those that match `q`. */
export function helpPage(c: ShopContext): Promise<Response> {
  const t = c.get('t')
  const text = (c.req.query('q') ?? '').trim().slice(0, longestSearch)
  const topics = helpTopics(t)
  const found = text === '' ? topics : searchHelp(topics, text)
  const title = t('Content.Help.Title')
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <section class="prose">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{t('Content.Help.Lead')}</p>
        </header>
        <Search c={c} text={text} topics={topics} />
        {text !== '' && <Outcome c={c} text={text} found={found} />}
        {found.map(({ id, question, answer }) => (
          <section id={id}>
            <h2>{question}</h2>
            <p>{answer}</p>
          </section>
        ))}
      </section>
    </>
  )
  const shown = text === '' ? title : `${title} – ${text}`
  const page = { title: shown, description: t('Content.Help.Lead'), body }
  return answerPage(c, text === '' ? { ...page, canonical: '/pages/help' } : page)
}
