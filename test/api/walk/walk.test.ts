import type { APIRequestContext, APIResponse } from '@playwright/test'
import { TEST_LIMIT } from '../../harness/limits.ts'
import { expect, register, signIn, test } from '../shop.ts'
import { allQuestions } from './documented.ts'
import { dataOf, secrets, settle } from './owner.ts'
import { people, type Question, type Who } from './questions.ts'
import { table } from './table.ts'

type Ids = Record<string, string | number>
type People = Record<Who, APIRequestContext>

const fill = (text: string, ids: Ids) =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (ids[name] === undefined) throw new Error(`The walk has no id "${name}".`)
    return String(ids[name])
  })

/** Numbers stay numbers, since one call requires them. */
const filled = (value: string | number, ids: Ids) => {
  const text = fill(String(value), ids)
  return /^\d+$/.test(text) ? Number(text) : text
}

/** Sends a request as a browser does without JavaScript; calls send JSON. */
function ask(who: APIRequestContext, route: string, { ask, send }: Question, ids: Ids): Promise<APIResponse> {
  const [named = 'GET'] = route.split(' ')
  const method = named === 'ALL' ? 'GET' : named
  const path = fill(ask, ids)
  const fields = send && Object.entries(send).map(([name, value]) => [fill(name, ids), filled(value, ids)])
  const body = fields && Object.fromEntries(fields)
  const sent = body && (path.startsWith('/api/') ? { data: body } : { form: body })
  return who.fetch(path, { method, maxRedirects: 0, ...sent })
}

const leaks = (text: string, ids: Ids) =>
  [...Object.values(secrets), String(ids.email)].filter((secret) => text.includes(secret))

const normal = (route: string) => route.replace('/:culture{(?:fr|nl|es|de|it|pt)}', '/fr')
const isReading = (route: string) => /^(GET|ALL) /.test(route)

const questions = allQuestions(table)

/** Requests that change something: first those that can be undone, last those that end the session. */
const rows = Object.entries(questions).flatMap(([route, questions]) =>
  questions.map((question) => ({ route, question })),
)

test.describe('the walk along all routes', () => {
  let all: People
  let ids: Ids

  test.beforeAll(async ({ playwright, shop }) => {
    const visitor = () => playwright.request.newContext({ baseURL: shop.url })
    const [owner, other, staff, nobody, guest] = await Promise.all(Array.from({ length: 5 }, visitor))
    if (!owner || !other || !staff || !nobody || !guest) throw new Error('Nobody came.')
    all = { owner, other, staff, nobody }
    ids = await settle(owner, guest, `walker${Date.now()}-${process.pid}@example.com`)
    await register(other, `other${Date.now()}-${process.pid}@example.com`)
    await signIn(staff, 'sacha@example.com', 'vitrine-demo')
  })
  test.afterAll(() => Promise.all(Object.values(all ?? {}).map((who) => who.dispose())))

  test('contains every route of the shop, and no other', async ({ request }) => {
    const routes: string[] = await (await request.get('/_test/routes')).json()
    const known = Object.keys(questions)
    const line = (route: string) => `'${route}': [open('${route.split(' ')[1]}')],`
    const unknown = routes.map(normal).filter((route) => !known.includes(route))
    expect(
      unknown.map(line),
      'add isForEveryone: true to their descriptions in demo/docs/calls/ if every visitor may make them; otherwise say in test/api/walk/table.ts who may: open, customers, own or exactly',
    ).toEqual([])
    expect(known.filter((route) => !routes.map(normal).includes(route))).toEqual([])
  })

  test('shows visitors only their own data, and no one those of the owner', async () => {
    test.setTimeout(2 * TEST_LIMIT)
    const wrong: string[] = []
    for (const { route, question } of rows.filter((row) => isReading(row.route))) {
      for (const who of people) {
        const answer = await ask(all[who], route, question, ids)
        const why = `${who} asks ${question.ask} (${route})`
        if (answer.status() !== question.answers[who]) {
          wrong.push(`${why}: ${answer.status()}, not ${question.answers[who]}`)
        }
        const isPage = /html|json/.test(answer.headers()['content-type'] ?? '')
        if (who === 'owner' || who === question.mayName || !isPage) continue
        const found = leaks(await answer.text(), ids).filter((text) => !fill(question.ask, ids).includes(text))
        if (found.length > 0) wrong.push(`${why}: shows ${found}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('stores data of one person in no cache', async () => {
    const kept: string[] = []
    for (const { route, question } of rows.filter((row) => isReading(row.route))) {
      if (question.answers.nobody !== 401 || question.answers.owner !== 200) continue
      const { 'cache-control': caching = '' } = (await ask(all.owner, route, question, ids)).headers()
      if (!caching.includes('no-store')) kept.push(`${question.ask}: ${caching}`)
    }
    expect(kept).toEqual([])
  })

  test('refuses requests of other sites', async () => {
    const taken: string[] = []
    for (const { route, question } of rows.filter((row) => !isReading(row.route) && !row.route.includes(' /pay/'))) {
      const method = route.split(' ')[0] ?? ''
      const headers = { Origin: 'https://evil.example' }
      const answer = await all.owner.fetch(fill(question.ask, ids), { method, headers, maxRedirects: 0 })
      if (answer.status() !== 403) taken.push(`${route}: ${answer.status()}`)
    }
    expect(taken).toEqual([])
  })

  test('lets no other visitor change the owner’s data', async () => {
    test.setTimeout(3 * TEST_LIMIT)
    const wrong: string[] = []
    const before = await dataOf(all.owner)
    for (const { route, question } of rows.filter((row) => !isReading(row.route))) {
      for (const who of people.filter((one) => one !== 'owner')) {
        const answer = await ask(all[who], route, question, ids)
        const why = `${who} sends ${question.ask} (${route})`
        if (answer.status() !== question.answers[who]) {
          wrong.push(`${why}: ${answer.status()}, not ${question.answers[who]}`)
        }
        const found = leaks(await answer.text(), ids).filter((text) => text !== ids.email)
        if (found.length > 0 && who !== question.mayName) wrong.push(`${why}: shows ${found}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await dataOf(all.owner)).toEqual(before)
  })

  test('fails at no id, whatever it is', { tag: '@engine' }, async () => {
    test.setTimeout(2 * TEST_LIMIT)
    const failed: string[] = []
    const asked = rows.filter(({ question }) => JSON.stringify(question).includes('{'))
    for (const odd of ['0', '2147483648', '-1', "1'--", '😀']) {
      const wrongIds = Object.fromEntries(Object.keys(ids).map((name) => [name, encodeURIComponent(odd)]))
      for (const { route, question } of asked) {
        const answer = await ask(all.other, route, question, wrongIds)
        if (answer.status() >= 500) failed.push(`${route} with ${odd}: ${answer.status()}`)
      }
    }
    expect(failed).toEqual([])
  })

  test('lets the owner do all of it', async () => {
    test.setTimeout(2 * TEST_LIMIT)
    const wrong: string[] = []
    for (const { route, question } of rows.filter((row) => !isReading(row.route))) {
      const answer = await ask(all.owner, route, question, ids)
      if (answer.status() === question.answers.owner) continue
      wrong.push(`${route} ${question.ask}: ${answer.status()}, not ${question.answers.owner}`)
    }
    expect(wrong).toEqual([])
  })
})
