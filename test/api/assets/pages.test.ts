import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../shop.ts'
import { json, picture, send, sendOne, staffOf } from './staff.ts'

const library = '/fr/assetslibrary/asset/assetsbyfolder/1'
const pictures = '/fr/account/staff/pictures'
const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()

/** Sends a form as a browser does without JavaScript, from a page, and reads the page that it leads to. */
async function submit(someone: APIRequestContext, from: string, path: string, form: Record<string, string>) {
  const headers = { Referer: new URL(from, 'http://shop.invalid').pathname, Accept: 'text/html' }
  const answer = await someone.post(path, { form, headers, maxRedirects: 0 })
  expect(answer.status(), path).toBe(303)
  const to = answer.headers().location ?? ''
  return { to, html: await htmlOf(someone, to) }
}

test.describe('the library without JavaScript', () => {
  test('accepts files by its form, and names those that it refused [ASSETS-01]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const files = [
      { name: 'plan.txt', data: Buffer.from('Un plan.') },
      { name: 'logo.svg', data: Buffer.from('<svg/>') },
    ]
    const made = await staff.post('/assets/folders', { form: { parentId: '1', name: 'Formulaire' }, headers: json })
    const folderId = String((await made.json()).FolderId)
    const answer = await send(staff, files, { folderId }, { Accept: 'text/html' })
    expect(answer.status()).toBe(303)
    const html = await htmlOf(staff, answer.headers().location ?? '')
    expect(html).toContain('1 fichier ajouté.')
    expect(html).toContain('« logo.svg » est un dessin SVG')
    expect(await htmlOf(staff, `${library}/${folderId}`)).toContain('data-asset-name="plan.txt"')
    const none = await send(staff, [], { folderId }, { Accept: 'text/html' })
    expect(await htmlOf(staff, none.headers().location ?? '')).toContain('Choisissez d’abord un fichier.')
  })

  test('renames, sorts and deletes with an undo [ASSETS-05, ASSETS-06]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const { guid } = await sendOne(staff, { name: 'bol.txt', data: Buffer.from('Un bol.') }, { folderId: '2' })
    const details = `/fr/assetslibrary/asset/details/${guid}`
    for (const name of ['rename', 'move', 'step', 'delete'])
      expect(await htmlOf(staff, details), name).toContain(`action="/assets/${guid}/${name}"`)
    const renamed = await submit(staff, details, `/assets/${guid}/rename`, { name: 'Bol bleu' })
    expect(renamed.html).toContain('Le fichier s’appelle maintenant « Bol bleu ».')
    await submit(staff, details, `/assets/${guid}/step`, { to: 'first' })
    expect((await htmlOf(staff, `${library}/2`)).indexOf('data-asset-name="Bol bleu"')).toBeLessThan(
      (await htmlOf(staff, `${library}/2`)).indexOf('data-asset-name="Décor'),
    )
    const deleted = await submit(staff, details, `/assets/${guid}/delete`, {})
    expect(deleted.html).toContain('Vous pouvez le rétablir pendant un jour')
    expect(deleted.html).not.toContain('data-asset-name="Bol bleu"')
    const restored = await submit(staff, '/fr/assetslibrary/asset/deleted', `/assets/${guid}/restore`, {})
    expect(restored.html).toContain('Le fichier « Bol bleu » est de retour.')
    await submit(staff, details, `/assets/${guid}/delete`, {})
  })

  test('searches names in a folder and below, and lists by 48 [ASSETS-08, ASSETS-18]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const found = await htmlOf(staff, `${library}?q=VUE+3`)
    expect(found).toContain('data-total="2"')
    expect(found).toContain('data-asset-name="Vue 3"')
    expect(await htmlOf(staff, `${library}/3?q=d%C3%A9cor`)).toContain('data-total="0"')
    // A text without a searchable character is no search.
    expect(await htmlOf(staff, `${library}/3?q=%25`)).toContain('data-total="6"')
    expect(await htmlOf(staff, `${library}?type=document&q=piece`)).toContain('data-total="0"')
    const [folder] = [
      await (await staff.post('/assets/folders', { form: { parentId: '1', name: 'Beaucoup' }, headers: json })).json(),
    ]
    for (let sent = 0; sent < 60; sent += 20) {
      const files = Array.from({ length: 20 }, (_, index) => ({ name: `${sent + index}.txt`, data: Buffer.from('x') }))
      await send(staff, files, { folderId: String(folder.FolderId) })
    }
    const page = await htmlOf(staff, `${library}/${folder.FolderId}?pageindex=2`)
    expect(page).toContain('data-total="60"')
    expect([...page.matchAll(/data-asset-name="(\d+)\.txt"/g)].map(([, name]) => Number(name))).toEqual(
      Array.from({ length: 12 }, (_, index) => 48 + index),
    )
    const list = await (
      await staff.get(`/api/v1/assetslibrary/assets?folderId=${folder.FolderId}&start=50&count=500`)
    ).json()
    expect([list.total, list.items.length]).toEqual([60, 10])
    const modal = await staff.get(library, { headers: { 'X-Page-Target': 'modal' } })
    expect(await modal.text()).toMatch(/^<asset-picker root-folder-id="1" folder-id="1">[\s\S]*<\/asset-picker>$/)
  })
})

test.describe('the picture of a category', () => {
  test('is chosen by the inputs of the upload widget, and then public [ASSETS-19, ASSETS-20]', async ({ visitor }) => {
    const [staff, anybody] = [await staffOf(visitor), await visitor()]
    const page = await htmlOf(staff, pictures)
    for (const name of [
      'AssetId-category-5',
      'AssetName-category-5',
      'AssetLoadedcategory-5',
      'asset-category-5-name',
      'asset-category-5-name-changed',
    ])
      expect(page, name).toContain(`name="${name}"`)
    const asset = await sendOne(staff, { name: 'table.png', data: await picture(1200, 400) })
    expect((await anybody.get(asset.Uri)).status()).toBe(404)
    const form = {
      CategoryId: '5',
      'AssetId-category-5': asset.guid,
      'asset-category-5-name': 'La table',
      'asset-category-5-name-changed': 'true',
    }
    const saved = await submit(staff, pictures, pictures, form)
    expect(saved.html).toContain('L’image de la catégorie est enregistrée.')
    const [, src = ''] =
      /class="category-picture" src="([^"]+)"/.exec(await htmlOf(anybody, '/fr/catalog/category/5/x')) ?? []
    expect(src).toMatch(/\/La%20table\.png$/)
    const file = await anybody.get(src)
    expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'public, max-age=86400, no-transform'])
    expect(await htmlOf(staff, `/fr/assetslibrary/asset/details/${asset.guid}`)).toMatch(/Affiché par<\/dt><dd>\w/)
    for (const wrong of [
      new URLSearchParams({ CategoryId: '5', 'AssetId-category-5': '99999' }),
      new URLSearchParams({ CategoryId: '99999', AssetId: asset.guid }),
    ])
      expect((await staff.post(pictures, { form: Object.fromEntries(wrong), maxRedirects: 0 })).status()).toBe(404)
    await submit(staff, pictures, pictures, { CategoryId: '5', remove: 'true' })
    expect(await htmlOf(anybody, '/fr/catalog/category/5/x')).not.toContain('category-picture')
    expect((await anybody.get(src)).status()).toBe(404)
  })

  test('is sent with its form without scripts', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const sendFile = (name: string, data: Buffer) => {
      const form = new FormData()
      form.append('CategoryId', '3')
      form.append('files', new Blob([new Uint8Array(data)]), name)
      return staff.post(pictures, { multipart: form, maxRedirects: 0 })
    }
    await sendFile('a.svg', Buffer.from('<svg/>'))
    expect(await htmlOf(staff, pictures)).toContain('« a.svg » est un dessin SVG')
    await sendFile('a.png', await picture(1300, 500))
    expect(await htmlOf(staff, pictures)).toMatch(/name="AssetName-category-3" value="a.png"/)
    await submit(staff, pictures, pictures, { CategoryId: '3', remove: 'true' })
  })
})

test('the acts of staff are recorded, with their objects', async ({ visitor }) => {
  const staff = await staffOf(visitor)
  const { guid } = await sendOne(staff, { name: 'journal.txt', data: Buffer.from('x') })
  await staff.post(`/assets/${guid}/delete`, { headers: json })
  const html = await htmlOf(staff, '/fr/account/activity')
  expect(html).toMatch(/Fichier supprimé[\s\S]{0,80}journal\.txt[\s\S]+Fichier ajouté[\s\S]{0,80}journal\.txt/)
})
