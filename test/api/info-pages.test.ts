import { expect, test } from './shop.ts'

const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']
const pages = ['about', 'delivery', 'terms', 'privacy', 'accessibility', 'help']

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found as string)

test.describe('the informational pages', () => {
  for (const name of pages)
    test(`have a page about ${name} with text of its own in each culture [CONTENT-12]`, async ({ request }) => {
      const texts = new Set<string>()
      for (const culture of cultures) {
        const answer = await request.get(`/${culture}/pages/${name}`)
        expect(answer.status()).toBe(200)
        const html = await answer.text()
        const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
        expect(main, culture).not.toContain('Content.')
        expect(all(main, /<h2>([^<]+)</g).length).toBeGreaterThanOrEqual(4)
        expect(main.replaceAll(/<[^>]+>/g, ' ').length).toBeGreaterThan(600)
        texts.add(all(main, /<p>([^<]{40,})</g)[0] ?? '')
      }
      expect(texts.size).toBe(6)
    })

  test('are linked from the foot of every page and from the sitemap [CONTENT-12]', async ({ request }) => {
    const home = await (await request.get('/it/')).text()
    const foot = /<footer[\s\S]*<\/footer>/.exec(home)?.[0] ?? ''
    const sitemap = await (await request.get('/it/pages/sitemap')).text()
    const main = /<main[\s\S]*<\/main>/.exec(sitemap)?.[0] ?? ''
    for (const name of pages) {
      expect(foot, name).toContain(`href="/it/pages/${name}"`)
      expect(main, name).toContain(`href="/it/pages/${name}"`)
    }
  })
})

test.describe('the help', () => {
  const questions = (html: string) => all(html, /<section id="(\w+)"><h2>/g)

  test('finds topics by terms, in any case and without accents, without JavaScript', async ({ request }) => {
    const search = async (text: string, culture = 'fr') =>
      (await request.get(`/${culture}/pages/help?q=${encodeURIComponent(text)}`)).text()
    expect(questions(await search(''))).toHaveLength(12)
    expect(questions(await search('MOT DE PASSE'))[0]).toBe('password')
    expect(questions(await search('cassee'))).toContain('broken')
    expect(questions(await search('Spülmaschine', 'de'))).toEqual(['care'])
    expect(await search('retour')).toMatch(/role="status">\d réponses? pour « retour »/)
    const nothing = await search('zzz <b>"x"</b>')
    expect(questions(nothing)).toEqual([])
    expect(nothing).toContain('Aucune réponse pour « zzz &lt;b&gt;')
    expect(nothing).not.toContain('<b>')
    expect((await request.get(`/fr/pages/help?q=${'a'.repeat(5000)}`)).status()).toBe(200)
  })

  test('suggests its questions, and keeps the searched text in its field', async ({ request }) => {
    const html = await (await request.get('/pt/pages/help?q=carta')).text()
    expect(html).toMatch(/<input type="search"[^>]*value="carta"[^>]*list="help-questions"/)
    expect(all(html, /<option value="([^"]+)"/g).filter((text) => text.length > 10)).toHaveLength(12)
  })
})
