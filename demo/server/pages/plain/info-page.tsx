/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'

/** A page of text: the name of its texts below `Content`, its chapters, and its links. */
type Info = { name: string; chapters: readonly string[]; links: readonly { path: string; key: string }[] }

const contact = { path: '/contact', key: 'Pages.Contact.Title' }
const cookies = { path: '/pages/cookies', key: 'Pages.Cookies.Title' }

/** The pages about the shop, by their address below `/pages/`. */
export const infoPages = {
  about: {
    name: 'About',
    chapters: ['Story', 'Makers', 'Earth', 'Visit'],
    links: [
      { path: '/pages/workshop', key: 'Shop.Frame.Workshop' },
      { path: '/news', key: 'Pages.News.Title' },
      contact,
    ],
  },
  delivery: {
    name: 'Delivery',
    chapters: ['When', 'Cost', 'Point', 'Broken', 'Return', 'Money'],
    links: [
      { path: '/sales/withdrawal', key: 'Orders.Withdrawal.Title' },
      { path: '/pages/terms', key: 'Shop.Terms.Title' },
      { path: '/pages/help', key: 'Content.Help.Title' },
    ],
  },
  privacy: {
    name: 'Privacy',
    chapters: ['What', 'Why', 'Time', 'Who', 'Rights', 'Browser'],
    links: [cookies, { path: '/account/data', key: 'Customer.Data.Title' }, contact],
  },
  accessibility: {
    name: 'Access',
    chapters: ['State', 'How', 'Gaps', 'Say'],
    links: [contact],
  },
} as const satisfies Record<string, Info>

export type InfoPage = keyof typeof infoPages

/** A page of text about the shop, in chapters; also opened in a modal, without the breadcrumb. */
export function infoPage(c: ShopContext, address: InfoPage): Promise<Response> {
  const [isFragment, t] = [c.get('isFragment'), c.get('t')]
  const { name, chapters, links }: Info = infoPages[address]
  const title = t(`Content.${name}.Title`)
  const description = t(`Content.${name}.Lead`)
  const body = (
    <>
      {!isFragment && <Trail c={c} steps={[]} here={title} />}
      <article class="prose">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{description}</p>
        </header>
        {chapters.map((chapter) => (
          <section>
            <h2>{t(`Content.${name}.${chapter}`)}</h2>
            <p>{t(`Content.${name}.${chapter}Text`)}</p>
          </section>
        ))}
        <ul class="chips">
          {links.map(({ path, key }) => (
            <li>
              <a href={pagePath(c, path)}>{t(key)}</a>
            </li>
          ))}
        </ul>
      </article>
    </>
  )
  return answerPage(c, { title, description, canonical: `/pages/${address}`, body })
}
