import { expect } from '@open-wc/testing'
import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { openDay } from '../../../stores/news/day.ts'
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
import { newsList } from './definition.ts'
import { placesOf } from './rules.ts'
import './index.ts'

const ASK = 'GET /widget/news/newslist/1,2/false/3/2024-05-17'
const scope = { categoryIds: '1,2', displayChildren: false, posts: 3 }

const HEIGHTS = [120, 60, 80, 140, 40, 90]
const itemsHtml = (heights = HEIGHTS) =>
  heights
    .map(
      (height, index) =>
        `<li><div style="height: ${height}px"><a href="#news${index + 1}">News ${index + 1}</a></div></li>`,
    )
    .join('')
const grid = `<style>.grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 20px; margin: 0; padding: 0; list-style: none }
  .two .grid { grid-template-columns: 1fr 1fr } .one .grid { grid-template-columns: 1fr }</style>`
const list = (more = '', inside = `${grid}<ul data-part="items" class="grid">${itemsHtml()}</ul>`) =>
  `<news-list category-ids="1,2" ${more}>${inside}</news-list>`
const dayList = (news: string[]) =>
  `<news-list><h2 data-part="heading">17 mai : ${news.length} nouvelles</h2><ul data-part="items">${news.map((title) => `<li>${title}</li>`).join('')}</ul></news-list>`

const put = async (html: string) => {
  const page = await mount(`<div>${html}</div>`)
  return hydrated(page.querySelector('news-list') as HTMLElement)
}
const itemsOf = (host: Element) => host.querySelector('[data-part=items]') as HTMLElement
const button = (host: Element, name: 'up' | 'down') => host.querySelector(`[data-part=${name}]`) as HTMLButtonElement
const boxes = (host: Element) => [...itemsOf(host).children].map((item) => item.getBoundingClientRect())

describe('<news-list>', () => {
  before(() => loadStrings(newsList.strings))
  beforeEach(async () => {
    resetShop()
    await setViewport({ width: 1000, height: 800 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })
  after(() => emulateMedia({ reducedMotion: 'no-preference' }))

  it('puts its news into columns without gaps, in reading order [CONTENT-08]', async () => {
    const host = await put(list('layout="masonry"'))
    await until(() => boxes(host)[3]?.top !== boxes(host)[5]?.top, 'the columns')
    const found = boxes(host)
    const tops = found.map(({ top }) => Math.round(top - (found[0]?.top ?? 0)))
    expect(tops).to.deep.equal([0, 0, 0, 80, 100, 140])
    expect(tops).to.deep.equal(tops.toSorted((one, other) => one - other))
    const lefts = [...new Set(found.map(({ left }) => Math.round(left)))]
    expect(lefts).to.have.length(3)
    for (const side of lefts) {
      const column = found.filter(({ left }) => Math.round(left) === side)
      for (const [index, { top }] of column.entries()) {
        if (index > 0) expect(Math.round(top - (column[index - 1]?.bottom ?? 0))).to.equal(20)
      }
    }
    expect([...itemsOf(host).querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal(
      HEIGHTS.map((_, index) => `News ${index + 1}`),
    )
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('arranges the columns again when the window or an item changes, and does not change a single column', async () => {
    const host = await put(list())
    await until(() => boxes(host)[4]?.top !== boxes(host)[3]?.top, 'the columns')
    const first = itemsOf(host).querySelector('div') as HTMLElement
    first.style.height = '10px'
    await until(() => Math.round((boxes(host)[3]?.top ?? 0) - (boxes(host)[0]?.top ?? 0)) === 30, 'the other height')
    host.classList.add('two')
    host.style.width = '600px'
    await until(() => new Set(boxes(host).map(({ left }) => Math.round(left))).size === 2, 'two columns')
    host.classList.replace('two', 'one')
    host.style.width = '500px'
    await until(() => new Set(boxes(host).map(({ left }) => Math.round(left))).size === 1, 'one column')
    expect(itemsOf(host).style.gridAutoRows).to.equal('')
    expect((itemsOf(host).children[2] as HTMLElement).getAttribute('style')).to.equal(null)
  })

  it('never puts an item above the one before', () => {
    const places = placesOf([5, 3, 8, 1, 9, 2, 2], 3)
    expect(places.map(({ column }) => column)).to.deep.equal([0, 1, 2, 1, 1, 0, 0])
    const tops = places.map(({ top }) => top)
    expect(tops).to.deep.equal(tops.toSorted((one, other) => one - other))
  })

  describe('in a list that scrolls', () => {
    const blog = (count = 6) =>
      put(
        `<style>news-list { --vt-news-height: 120px }</style>${list('layout="blog"', `<ul data-part="items">${itemsHtml(HEIGHTS.slice(0, count))}</ul>`)}`,
      )

    it('scrolls down by a button [CONTENT-07]', async () => {
      const host = await blog()
      await until(() => button(host, 'down'), 'the buttons')
      expect(await axeFindings(host)).to.deep.equal([])
      expect([button(host, 'down').ariaLabel, button(host, 'down').ariaDisabled]).to.deep.equal([
        'Descendre la liste',
        'false',
      ])
      button(host, 'down').focus()
      button(host, 'down').click()
      await until(() => itemsOf(host).scrollTop > 50, 'the scroll')
      for (let press = 0; press < 10; press += 1) button(host, 'down').click()
      await until(() => button(host, 'down').ariaDisabled === 'true', 'its end')
      expect(document.activeElement === button(host, 'down')).to.equal(true)
    })

    it('scrolls up by a button, which is disabled at the top [CONTENT-06]', async () => {
      const host = await blog()
      await until(() => button(host, 'up'), 'the buttons')
      expect([button(host, 'up').ariaLabel, button(host, 'up').ariaDisabled]).to.deep.equal([
        'Remonter la liste',
        'true',
      ])
      itemsOf(host).scrollTop = 400
      await until(() => button(host, 'up').ariaDisabled === 'false', 'the way up')
      const { scrollTop } = itemsOf(host)
      button(host, 'up').click()
      await until(() => itemsOf(host).scrollTop < scrollTop, 'the scroll')
    })

    it('has no buttons when all items are visible', async () => {
      const host = await blog(1)
      await until(() => itemsOf(host).scrollHeight <= itemsOf(host).clientHeight)
      expect(button(host, 'up')).to.equal(null)
    })
  })

  it('shows the news of a chosen day, and announces it [CONTENT-11, LIMIT-055]', async () => {
    answer(ASK, 200, dayList(['One', 'Two', 'Three']))
    const host = await put(list())
    const shown = nextEvent('news:shown', host)
    expect(await openDay(scope, '2024-05-17')).to.equal(true)
    expect((await shown).detail).to.deep.equal({ day: '2024-05-17' })
    expect(callsTo(ASK)).to.have.length(1)
    await until(() => itemsOf(host).children.length === 3, 'the news')
    await until(() => host.querySelector('[role=status]')?.textContent === '17 mai : 3 nouvelles', 'what is said')
  })

  it('ignores a day of other categories', async () => {
    answer('GET /widget/news/newslist/7/false/3/2024-05-17', 200, dayList(['Other']))
    const host = await put(list())
    await openDay({ ...scope, categoryIds: '7' }, '2024-05-17')
    expect(itemsOf(host).children).to.have.length(HEIGHTS.length)
  })

  it('shows the day that was chosen last, whichever answer arrives first', async () => {
    let release = () => {}
    answer(ASK, 200, dayList(['Late']), new Promise<void>((resolve) => (release = resolve)))
    answer(ASK.replace('-17', '-18'), 200, dayList(['Last']))
    const host = await put(list())
    const late = openDay(scope, '2024-05-17')
    await openDay(scope, '2024-05-18')
    release()
    expect(await late).to.equal(false)
    await until(() => itemsOf(host).textContent === 'Last', 'the last day')
  })

  for (const [name, status, data] of [
    ['500', 500, null],
    ['no connection', 0, null],
    ['a page without news', 200, '<!doctype html><html><body><main><form>Sign in</form></main></body></html>'],
  ] as const)
    it(`shows in an alert that ${name} is an error, and keeps its news [ERROR-43]`, async () => {
      answer(ASK, status, data)
      answer(ASK, 200, dayList(['One']))
      const host = await put(list())
      expect(await openDay(scope, '2024-05-17')).to.equal(false)
      const alert = await until(() => host.querySelector<HTMLElement>('[role=alert]'), 'the alert')
      expect([alert.dataset.kind, alert.querySelector('strong')?.textContent]).to.deep.equal(['danger', 'Erreur'])
      expect(itemsOf(host).children).to.have.length(HEIGHTS.length)
      expect(await axeFindings(host)).to.deep.equal([])
      await openDay(scope, '2024-05-17')
      await until(() => !host.querySelector('[role=alert]') && itemsOf(host).textContent === 'One', 'the news')
    })
})
