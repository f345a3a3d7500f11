import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { daysInMonth } from '../../../runtime/text/dates.ts'
import { isoOf, weeksOf } from '../../../runtime/text/day-steps.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { $newsDay, addNewsList } from '../../../stores/news/day.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { newsCalendar } from './definition.ts'
import './index.ts'

const ask = (month: number, year: number) => `GET /widget/news/calendar/1,2/false/3/${month}/${year}`
const two = (value: number) => String(value).padStart(2, '0')

/** A month as the shop sends it, with news on some days. */
function calendar(year: number, month: number, days: number[] = [], more = ''): string {
  const text = `${year}-${two(month)}`
  const rows = weeksOf({ year, month }, 1).map((week) => {
    const cells = week.map((date) => {
      if (!date) return '<td></td>'
      const day = isoOf(date)
      const link = `<a href="/fr/news?day=${day}" aria-label="${day}: 1 news">${date.day}</a>`
      return `<td data-day="${day}">${days.includes(date.day) ? link : date.day}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  const beside = (by: number) => new Date(Date.UTC(year, month - 1 + by)).toISOString().slice(0, 7)
  return `<news-calendar category-ids="1,2" month="${month}" year="${year}" href="/fr/news?month=${text}" ${more}>
    <a data-part="previous" href="/fr/news?month=${beside(-1)}" aria-label="Before: ${beside(-1)}">←</a>
    <h2 data-part="heading">${text}</h2>
    <a data-part="next" href="/fr/news?month=${beside(1)}" aria-label="After: ${beside(1)}">→</a>
    <table data-part="days" data-month="${text}"><caption>${text}</caption>
      <thead><tr>${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
      <tbody>${rows.join('')}</tbody></table>
    <p data-part="count">${text}: ${days.length} news</p>
  </news-calendar>`
}

const put = async (...parameters: Parameters<typeof calendar>) => {
  const page = await mount(`<div>${calendar(...parameters)}</div>`)
  return hydrated(page.querySelector('news-calendar') as HTMLElement)
}
const arrow = (host: Element, part: 'previous' | 'next') =>
  host.querySelector(`[data-part=${part}]`) as HTMLAnchorElement
const heading = (host: Element) => host.querySelector('[data-part=heading]')?.textContent
const status = (host: Element) => host.querySelector('[role=status]')?.textContent
const alertOf = (host: Element) => host.querySelector<HTMLElement>('[role=alert]')
const link = (host: Element, day: string) => host.querySelector(`[data-day="${day}"] a`) as HTMLAnchorElement
const focused = () => (document.activeElement?.closest('[data-day]') as HTMLElement | null)?.dataset.day

describe('<news-calendar>', () => {
  const home = location.href
  const stay = (event: Event) => (event.target as Element).closest('a') && event.preventDefault()
  before(() => loadStrings(newsCalendar.strings))
  beforeEach(() => {
    resetShop()
    addEventListener('click', stay)
  })
  afterEach(() => {
    removeEventListener('click', stay)
    history.replaceState(null, '', home)
  })

  it('shows a month as a grid of days, and passes axe [CONTENT-05]', async () => {
    const host = await put(2024, 5, [7, 17])
    expect(host.querySelectorAll('[role=grid] [role=gridcell]')).to.have.length(daysInMonth(2024, 5))
    expect(host.querySelectorAll('[role=grid] a')).to.have.length(2)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('requests three news of the next month, without those of children, and shows it [CONTENT-10, LIMIT-055, LIMIT-056]', async () => {
    answer(ask(6, 2024), 200, calendar(2024, 6, [3]))
    const host = await put(2024, 5, [7])
    const next = arrow(host, 'next')
    next.focus()
    const shown = nextEvent('calendar:month', host)
    next.click()
    expect((await shown).detail).to.deep.equal({ year: 2024, month: 6 })
    expect(callsTo(ask(6, 2024))).to.have.length(1)
    await until(() => heading(host) === '2024-06', 'the month')
    expect([location.search, document.activeElement === arrow(host, 'next')]).to.deep.equal(['?month=2024-06', true])
    expect(arrow(host, 'next').getAttribute('href')).to.equal('/fr/news?month=2024-07')
    await until(() => status(host) === '2024-06: 1 news', 'what is said')
  })

  it('focuses the heading when the last month has no link to a next one', async () => {
    const last = calendar(2024, 6, [3]).replace(/<a data-part="next".*<\/a>/, '')
    answer(ask(6, 2024), 200, last)
    const host = await put(2024, 5, [7])
    arrow(host, 'next').focus()
    arrow(host, 'next').click()
    await until(() => heading(host) === '2024-06', 'the month')
    expect(document.activeElement).to.equal(host.querySelector('[data-part=heading]'))
  })

  it('crosses the ends of years, and announces once that a month is empty', async () => {
    answer(ask(12, 2023), 200, calendar(2023, 12))
    answer(ask(1, 2024), 200, calendar(2024, 1, [2]))
    const host = await put(2024, 1, [2])
    const said: (string | null | undefined)[] = []
    new MutationObserver(() => said.push(status(host))).observe(host, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    arrow(host, 'previous').click()
    await until(() => status(host) === '2023-12: 0 news', 'December')
    expect(said.filter((text) => text === '2023-12: 0 news').length).to.be.greaterThan(0)
    expect(host.querySelectorAll('[role=status], [aria-live]')).to.have.length(1)
    arrow(host, 'next').click()
    await until(() => heading(host) === '2024-01', 'January')
  })

  it('counts two quick presses as two months, and shows the last one, whichever answer arrives first', async () => {
    let release = () => {}
    answer(ask(6, 2024), 200, calendar(2024, 6), new Promise<void>((resolve) => (release = resolve)))
    answer(ask(7, 2024), 200, calendar(2024, 7))
    const host = await put(2024, 5)
    arrow(host, 'next').click()
    await until(() => host.ariaBusy === 'true', 'the call')
    arrow(host, 'next').click()
    await until(() => heading(host) === '2024-07', 'the last month')
    release()
    await until(() => host.ariaBusy !== 'true', 'the end')
    expect([heading(host), location.search]).to.deep.equal(['2024-07', '?month=2024-07'])
  })

  for (const [how, day, mark] of [
    ['by its attribute', 'day="2024-05-17"', ''],
    ['in its HTML', '', ' aria-current="page"'],
  ] as const)
    it(`keeps the mark of the day that the server names ${how}`, async () => {
      const html = calendar(2024, 5, [7, 17], day).replace('<a href="/fr/news?day=2024-05-17"', `$&${mark}`)
      const page = await mount(`<div>${html}</div>`)
      const host = await hydrated(page.querySelector('news-calendar') as HTMLElement)
      expect(link(host, '2024-05-17').getAttribute('aria-current')).to.equal('page')
      const marked = [...host.querySelectorAll<HTMLElement>('[aria-selected=true]')]
      expect(marked.map(({ dataset }) => dataset.day)).to.deep.equal(['2024-05-17'])
    })

  it('shows a chosen day in the list of the same categories [CONTENT-11]', async () => {
    const list = '<news-list category-ids="1,2"><ul data-part="items"><li>Kiln</li></ul></news-list>'
    answer('GET /widget/news/newslist/1,2/false/3/2024-05-17', 200, list)
    const gone = addNewsList('1, 2')
    const host = await put(2024, 5, [7, 17])
    const chosen = nextEvent('calendar:day', host)
    link(host, '2024-05-17').click()
    expect((await chosen).detail).to.deep.equal({ day: '2024-05-17' })
    expect(callsTo('GET /widget/news/newslist/1,2/false/3/2024-05-17')).to.have.length(1)
    expect($newsDay.get()).to.include({ state: 'shown', day: '2024-05-17' })
    expect(location.search).to.equal('?day=2024-05-17')
    await until(() => link(host, '2024-05-17').getAttribute('aria-current') === 'page', 'the mark')
    expect(host.querySelectorAll('[aria-selected=true]')).to.have.length(1)
    gone()
    expect($newsDay.get().state).to.equal('none')
  })

  it('lets the browser follow a day where no list can show it, and clicks for another tab', async () => {
    const host = await put(2024, 5, [7])
    let prevented: boolean | undefined
    host.addEventListener('click', (event) => (prevented = event.defaultPrevented))
    link(host, '2024-05-07').click()
    expect(prevented).to.equal(false)
    arrow(host, 'next').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(prevented).to.equal(false)
    expect(callsTo(ask(6, 2024))).to.have.length(0)
  })

  for (const [name, status_, data] of [
    ['500', 500, { Message: 'Broken' }],
    ['no connection', 0, null],
    ['an answer without a calendar', 200, '<p>Sign in</p>'],
    ['404', 404, '<p>Unknown</p>'],
  ] as const)
    it(`shows in an alert that ${name} is an error, and keeps the month [ERROR-43]`, async () => {
      answer(ask(6, 2024), status_, data)
      answer(ask(6, 2024), 200, calendar(2024, 6))
      const host = await put(2024, 5, [7])
      arrow(host, 'next').click()
      const alert = await until(() => alertOf(host), 'the alert')
      expect([alert.dataset.kind, alert.textContent?.startsWith('Erreur')]).to.deep.equal(['danger', true])
      expect([heading(host), location.href]).to.deep.equal(['2024-05', home])
      expect(await axeFindings(host)).to.deep.equal([])
      arrow(host, 'next').click()
      await until(() => heading(host) === '2024-06' && !alertOf(host), 'the month, by a second try')
    })

  it('shows the month whose request failed once the connection is restored', async () => {
    answer(ask(6, 2024), 0)
    answer(ask(6, 2024), 200, calendar(2024, 6, [3]))
    const host = await put(2024, 5, [7])
    arrow(host, 'next').click()
    await until(() => alertOf(host), 'the alert')
    window.dispatchEvent(new Event('online'))
    await until(() => heading(host) === '2024-06' && !alertOf(host), 'the month')
    expect(location.search).to.equal('?month=2024-06')
  })

  it('shows the news of a day whose request failed, and its address, once the connection is restored', async () => {
    const news = 'GET /widget/news/newslist/1,2/false/3/2024-05-07'
    answer(news, 0)
    answer(news, 200, '<news-list></news-list>')
    const removeList = addNewsList('1,2')
    const host = await put(2024, 5, [7])
    link(host, '2024-05-07').click()
    await until(() => $newsDay.get().state === 'failed', 'the failure')
    window.dispatchEvent(new Event('online'))
    await until(() => $newsDay.get().state === 'shown', 'the news')
    await until(() => location.search === '?day=2024-05-07', 'the address')
    removeList()
  })

  it('does not request a day again after the calendar was removed', async () => {
    const news = 'GET /widget/news/newslist/1,2/false/3/2024-05-07'
    answer(news, 0)
    const removeList = addNewsList('1,2')
    const host = await put(2024, 5, [7])
    link(host, '2024-05-07').click()
    await until(() => $newsDay.get().state === 'failed', 'the failure')
    host.remove()
    window.dispatchEvent(new Event('online'))
    expect(callsTo(news)).to.have.length(1)
    removeList()
  })

  it('has one tab stop, and the keys of a grid of days', async () => {
    const host = await put(2024, 5, [7, 17])
    expect(host.querySelectorAll('table [tabindex="0"]')).to.have.length(1)
    link(host, '2024-05-07').focus()
    for (const [key, day] of [
      ['ArrowRight', '2024-05-08'],
      ['ArrowDown', '2024-05-15'],
      ['ArrowLeft', '2024-05-14'],
      ['ArrowUp', '2024-05-07'],
      ['End', '2024-05-12'],
      ['Home', '2024-05-06'],
    ] as const) {
      await sendKeys({ press: key })
      await until(() => focused() === day, `${key} to ${day}`)
    }
    expect(host.querySelectorAll('table [tabindex="0"]')).to.have.length(1)
  })

  it('moves the focus by a key into another month', async () => {
    answer(ask(6, 2024), 200, calendar(2024, 6, [1]))
    answer(ask(6, 2025), 200, calendar(2025, 6))
    const host = await put(2024, 5, [31])
    link(host, '2024-05-31').focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => focused() === '2024-06-01', 'the first of June')
    expect(link(host, '2024-06-01') === document.activeElement).to.equal(true)
    await sendKeys({ press: 'Shift+PageDown' })
    await until(() => focused() === '2025-06-01', 'the year after')
  })

  it('shows hostile titles as text', async () => {
    const month = calendar(2024, 6).replace('0 news', '&lt;img src=x onerror=&quot;document.title=1&quot;&gt;')
    answer(ask(6, 2024), 200, month)
    const host = await put(2024, 5)
    arrow(host, 'next').click()
    await until(() => status(host)?.includes('<img'), 'the text')
    expect(host.querySelector('img')).to.equal(null)
  })
})
