import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './shop.ts'

const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']
const calendar = '/widget/news/calendar'
const newsList = '/widget/news/newslist'

const htmlOf = async (visitor: APIRequestContext, path: string, language = 'fr') =>
  (await visitor.get(path, { headers: { 'Accept-Language': language } })).text()
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found as string)

/** The ids of all categories, as the page of the news sets them on its tags. */
const idsOf = async (visitor: APIRequestContext) =>
  /<news-list category-ids="([\d,]+)"/.exec(await htmlOf(visitor, '/fr/news'))?.[1] ?? ''

/** The days of the news by their items, from the feed and the pages of the archive. */
async function daysOf(visitor: APIRequestContext): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: 13 }, (_, index) => htmlOf(visitor, `/fr/news?pageindex=${index + 1}`)),
  )
  return pages.flatMap((html) =>
    all(/<ul class="news"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '', /<time datetime="([\d-]+)"/g),
  )
}

const monthOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

test.describe('the calendar of the news', () => {
  test('answers a month by its path, ids with commas [API-80, CONTENT-05]', async ({ request }) => {
    const answer = await request.get(`${calendar}/1,2/false/3/5/2024`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
    const html = await answer.text()
    expect(html).toMatch(/^<news-calendar category-ids="1,2" month="5" year="2024" posts="3"/)
    expect(all(html, /<td data-day="(2024-05-\d\d)"/g)).toHaveLength(31)
    expect(html).toContain('mai 2024 : aucune nouvelle')
  })

  test('marks the days that have news, and lists three of them [CONTENT-05, LIMIT-055]', async ({ request }) => {
    const days = await daysOf(request)
    const ids = await idsOf(request)
    for (const day of [days[0], days.at(-1)] as string[]) {
      const { year, month } = monthOf(day)
      const html = await htmlOf(request, `${calendar}/${ids}/false/3/${month}/${year}`)
      const wanted = [...new Set(days.filter((one) => one.startsWith(day.slice(0, 7))))].toSorted()
      expect(all(html, /<a href="\/fr\/news\?day=([\d-]+)"/g)).toEqual(wanted)
      expect(all(html, /<li><time datetime="([\d-]+)"/g).length).toBe(Math.min(3, wanted.length))
    }
  })

  test('leads to the months beside it, also over the end of a year [CONTENT-10]', async ({ request }) => {
    const january = await htmlOf(request, `${calendar}/1/false/3/1/2025`)
    expect(january).toContain('month=2024-12" aria-label="Mois précédent : décembre 2024"')
    const december = await htmlOf(request, `${calendar}/1/false/3/12/2024`)
    expect(december).toContain('month=2025-01" aria-label="Mois suivant : janvier 2025"')
    expect((await request.get(`${calendar}/1/false/3/12/2024`)).headers().vary).toContain('Accept-Language')
    expect(await htmlOf(request, `${calendar}/1/false/3/1/1970`)).not.toContain('data-part="previous"')
  })

  test('leaves out the news of lower categories, unless they are requested [LIMIT-056]', async ({ request }) => {
    const days = await daysOf(request)
    const count = async (ids: string, displayChildren: boolean) => {
      const months = [...new Set(days.map((day) => day.slice(0, 7)))]
      const pages = await Promise.all(
        months.map((month) =>
          htmlOf(request, `${calendar}/${ids}/${displayChildren}/50/${+month.slice(5)}/${month.slice(0, 4)}`),
        ),
      )
      return pages.flatMap((html) => all(html, /<li><time datetime="([\d-]+)"/g)).length
    }
    const [workshop, kiln, makers] = [await count('1', false), await count('2', false), await count('3', false)]
    expect(Math.min(workshop, kiln, makers)).toBeGreaterThan(3)
    expect(await count('1', true)).toBe(workshop + kiln + makers)
    expect(await count(await idsOf(request), false)).toBe(days.length)
    expect(days).toHaveLength(38)
  })

  test('is refused for an invalid month, number or category [API-80]', async ({ request }) => {
    for (const path of [
      '1,2/false/3/13/2024',
      '1/false/3/0/2024',
      '1/false/3/5/20245',
      '1/false/3/5/1969',
      '1/false/3/x/2024',
    ])
      expect((await request.get(`${calendar}/${path}`)).status(), path).toBe(422)
    for (const path of ['x', '1;2', '1,,2', ',', "1'--", '99999999999'].map(
      (ids) => `${encodeURIComponent(ids)}/false/3/5/2024`,
    ))
      expect((await request.get(`${calendar}/${path}`)).status(), path).toBe(422)
    for (const path of ['1/maybe/3/5/2024', '1/false/0/5/2024', '1/false/51/5/2024', '1/false/-3/5/2024'])
      expect((await request.get(`${calendar}/${path}`)).status(), path).toBe(422)
    for (const path of ['99/false/3/5/2024', '1,99/true/3/5/2024', '1/false/3/5'])
      expect((await request.get(`${calendar}/${path}`)).status(), path).toBe(404)
  })

  test('speaks the language of the caller', async ({ request }) => {
    const captions = await Promise.all(
      cultures.map((culture) => htmlOf(request, `${calendar}/1/false/3/5/2024`, culture)),
    )
    expect(new Set(captions.map((html) => /<caption[^>]*>([^<]+)/.exec(html)?.[1])).size).toBe(6)
    expect(captions[1]).toContain('href="/nl/news?')
  })
})

test.describe('the news of a day', () => {
  test('are answered by their path: ids with commas, the day with leading zeros [API-81, API-82]', async ({
    request,
  }) => {
    const answer = await request.get(`${newsList}/1,2/false/3/2024-05-07`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(await answer.text()).toMatch(/^<news-list category-ids="1,2" layout="masonry" posts="3" day="2024-05-07"/)
    for (const day of ['2024-5-7', '07-05-2024', '2024-02-30', '2024-13-01', '0000-01-01', 'today', '2024-05-07T00:00'])
      expect((await request.get(`${newsList}/1,2/false/3/${day}`)).status(), day).toBe(422)
    expect((await request.get(`${newsList}/99/false/3/2024-05-07`)).status()).toBe(404)
  })

  test('are those of that day alone, three at once [CONTENT-11, LIMIT-055]', async ({ request }) => {
    const days = await daysOf(request)
    const twice = days.find((day, index) => days.indexOf(day) !== index) as string
    const html = await htmlOf(request, `${newsList}/${await idsOf(request)}/false/3/${twice}`)
    expect(all(html, /<time datetime="([\d-]+)"/g)).toEqual([twice, twice])
    expect(html).toContain('2 nouvelles</h2>')
    const one = await htmlOf(request, `${newsList}/${await idsOf(request)}/false/1/${twice}`)
    expect(all(one, /<time datetime="([\d-]+)"/g)).toEqual([twice])
    expect(one).toContain('pages="2"')
    const none = await htmlOf(request, `${newsList}/1/false/3/2024-05-07`)
    expect(none).toContain('7 mai 2024 : aucune nouvelle')
  })

  test('and a month are addresses of pages without JavaScript, in each culture', async ({ request }) => {
    const [day = ''] = await daysOf(request)
    for (const culture of cultures) {
      const ofDay = await request.get(`/${culture}/news?day=${day}`)
      expect(ofDay.status()).toBe(200)
      const html = await ofDay.text()
      expect(html).toMatch(new RegExp(`data-day="${day}"[^>]*><a [^>]*aria-current="page"`))
      expect(html).toContain(`<link rel="canonical"`)
      const ofMonth = await htmlOf(request, `/${culture}/news?month=2026-01`)
      expect(ofMonth).toContain('data-month="2026-01"')
      expect(ofMonth).toContain('content="noindex"')
    }
    for (const query of ['day=2026-02-30', 'day=x', 'month=2026-13', 'month=1', 'category=none'])
      expect((await request.get(`/fr/news?${query}`)).status(), query).toBe(404)
  })

  test('keep their category, with those below it', async ({ request }) => {
    const html = await htmlOf(request, '/fr/news?category=workshop')
    expect(html).toContain('<h1>L’atelier</h1>')
    expect(html).toMatch(/<news-list category-ids="1" display-children="" /)
    expect(html).toContain('/fr/news?category=workshop&amp;pageindex=2')
  })
})

test.describe('a news item', () => {
  test('shows its pictures, each a link to a large one [CONTENT-03]', async ({ request }) => {
    const html = await htmlOf(request, '/fr/news/7/kiln')
    const gallery = /<news-gallery>[\s\S]*?<\/news-gallery>/.exec(html)?.[0] ?? ''
    const links = all(gallery, /<a href="(\/photos\/\d+\/\d-1280\.webp[^"]*)"/g)
    expect(links.length).toBeGreaterThan(2)
    expect((await request.get(links[0] as string)).headers()['content-type']).toBe('image/webp')
    const alts = all(gallery, /alt="([^"]*)"/g)
    expect([alts.every((alt) => alt.length > 10), new Set(alts).size]).toEqual([true, links.length])
  })

  test('has its name and its trail as schema.org defines them', async ({ request }) => {
    const html = await htmlOf(request, '/de/news/7/kiln')
    const facts = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((text) =>
      JSON.parse(text),
    )
    const [article, trail] = facts
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Der Herbstbrand ist aus dem Ofen',
      inLanguage: 'de',
    })
    expect(article.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(article.image.length).toBeGreaterThan(2)
    for (const image of article.image) expect(image).toMatch(/^http:\/\/.*\/photos\//)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(trail.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3])
  })

  test('is written in the six languages, each its own', async ({ request }) => {
    const titles = await Promise.all(
      [12, 24, 36].flatMap((id) =>
        cultures.map(async (culture) => /<h1>([^<]+)</.exec(await htmlOf(request, `/${culture}/news/${id}/x`))?.[1]),
      ),
    )
    expect(titles.every(Boolean)).toBe(true)
    expect(new Set(titles).size).toBeGreaterThan(15)
  })
})

test('the feed of each culture is well-formed, linked from its pages, and has the newest news', async ({
  request,
  page,
}) => {
  const titles = new Set<string>()
  for (const culture of cultures) {
    const home = await htmlOf(request, `/${culture}/`)
    expect(home).toContain(`type="application/rss+xml"`)
    expect(home).toContain(`href="/${culture}/news/feed.xml"`)
    const answer = await request.get(`/${culture}/news/feed.xml`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const read = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml')
        const texts = (selector: string) =>
          [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
        return {
          isBroken: feed.querySelector('parsererror') !== null,
          titles: texts('item > title'),
          links: texts('item > link'),
          dates: texts('item > pubDate').map((text) => Date.parse(text)),
          language: texts('channel > language'),
        }
      },
      await answer.text(),
    )
    expect(read).toMatchObject({ isBroken: false, language: [culture] })
    expect([read.titles.length, new Set(read.links).size]).toEqual([20, 20])
    expect(read.dates).toEqual(read.dates.toSorted((one, other) => other - one))
    expect((await request.get(read.links[0] as string)).status()).toBe(200)
    titles.add(read.titles[0] as string)
  }
  expect(titles.size).toBe(6)
})
