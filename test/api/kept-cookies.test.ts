import { expect, test } from './shop.ts'

const consent = (marketing: boolean) =>
  encodeURIComponent(JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing }))
const popups = encodeURIComponent(JSON.stringify([{ id: 'stocktaking-2027', datetime: '2027-01-02T20:00:00Z' }]))

/** The cookies that an answer sets, by name: value and attributes. */
function setBy(answer: { headersArray: () => { name: string; value: string }[] }): Map<string, string> {
  const lines = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  return new Map(lines.map(({ value }) => [value.slice(0, value.indexOf('=')), value.slice(value.indexOf('=') + 1)]))
}

test.describe('a value that a script stores in a cookie', () => {
  test('is kept for its whole time, by the first page after it', async ({ visitor }) => {
    const someone = await visitor()
    const ask = async (cookies: string, path = '/fr/pages/terms') =>
      setBy(await someone.get(path, { headers: { Cookie: cookies, 'Sec-Fetch-Mode': 'navigate' } }))
    const first = await ask(`cookie-consent=${consent(false)}; notShow=${popups}`)
    expect(first.get('cookie-consent')).toMatch(/^%7B.*; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    expect(first.get('cookie-consent')?.split(';')[0]).toBe(consent(false))
    expect(first.get('notShow')).toContain('Max-Age=34560000')
    expect(first.get('notShow')?.split(';')[0]).toBe(popups)
    expect(first.get('vitrine-kept')).toContain('HttpOnly')
    const mark = `vitrine-kept=${first.get('vitrine-kept')?.split(';')[0]}`

    const again = await ask(`cookie-consent=${consent(false)}; notShow=${popups}; ${mark}`)
    expect([...again.keys()].filter((name) => name !== 'vitrine-session')).toEqual([])

    const changed = await ask(`cookie-consent=${consent(true)}; notShow=${popups}; ${mark}`)
    expect(changed.get('cookie-consent')?.split(';')[0]).toBe(consent(true))
    expect(changed.has('notShow')).toBe(false)

    const withdrawn = await ask(mark)
    expect(withdrawn.has('cookie-consent')).toBe(false)
    expect(withdrawn.get('vitrine-kept')).toMatch(/^;.*Max-Age=0/)
  })

  test('is unchanged by calls, by visits in the page, without a value, and if it is too long for the library', async ({
    visitor,
  }) => {
    const someone = await visitor()
    for (const [path, cookies, mode] of [
      ['/api/v1/shoppingcarts', `cookie-consent=${consent(false)}`, 'navigate'],
      ['/fr/pages/terms', `cookie-consent=${consent(false)}`, 'same-origin'],
      ['/fr/pages/terms', 'other=1', 'navigate'],
      [
        '/fr/pages/terms',
        `notShow=${encodeURIComponent(JSON.stringify([{ id: 'a'.repeat(3_000), datetime: '' }]))}`,
        'navigate',
      ],
    ] as const) {
      const headers = { Cookie: cookies, 'Sec-Fetch-Mode': mode }
      const names = [...setBy(await someone.get(path, { headers })).keys()]
      expect(names.filter((name) => name !== 'vitrine-session')).toEqual([])
    }
  })
})
