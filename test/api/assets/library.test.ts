import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../shop.ts'
import { json, picture, send, sendOne, staffOf } from './staff.ts'

const api = '/api/v1/assetslibrary'
const library = '/fr/assetslibrary/asset/assetsbyfolder'
const post = (someone: APIRequestContext, path: string, form: Record<string, string> = {}) =>
  someone.post(`/assets${path}`, { form, headers: json, maxRedirects: 0 })
const listOf = async (someone: APIRequestContext, query: string) =>
  (await someone.get(`${api}/assets?${query}`, { headers: json })).json()
const namesOf = async (someone: APIRequestContext, folderId: number): Promise<string[]> =>
  (await listOf(someone, `folderId=${folderId}`)).items.map(({ name }: { name: string }) => name)
const newFolder = async (someone: APIRequestContext, name: string, parentId = 1): Promise<number> =>
  (await (await post(someone, '/folders', { parentId: String(parentId), name })).json()).FolderId

test.describe('the asset library', () => {
  test('is for staff alone [ASSETS-53]', async ({ visitor, customer }) => {
    const [nobody, shopper, staff] = [await visitor(), await customer(), await staffOf(visitor)]
    const paths = [`${library}/1`, `${library}/1/2`, `${api}/assets/1`, `${api}/assets`, `${api}/folders/hierarchy`]
    for (const path of [...paths, '/fr/assetslibrary/asset/details/1', '/fr/assetslibrary/asset/deleted']) {
      const statuses = []
      for (const who of [nobody, shopper, staff]) statuses.push((await who.get(path)).status())
      expect(statuses, path).toEqual([401, 403, 200])
    }
    for (const who of [nobody, shopper])
      expect([401, 403]).toContain((await send(who, [{ name: 'a.png', data: await picture(9, 9) }])).status())
  })

  test('accepts files and pictures, and answers a list of assets [ASSETS-01, ASSETS-02, ASSETS-09, ASSETS-10, ASSETS-11, ASSETS-12, ASSETS-13, ASSETS-14, API-12, API-13, API-14, API-07]', async ({
    visitor,
  }) => {
    const staff = await staffOf(visitor)
    const folderId = await newFolder(staff, 'Envois')
    const files = [
      { name: 'Été.JPG', data: await picture(640, 400, 'jpeg') },
      { name: 'notes.txt', data: Buffer.from('Bonjour, l’atelier.\n') },
    ]
    const answer = await send(staff, files, { folderId: String(folderId) })
    expect(answer.status()).toBe(200)
    const [image, text] = await answer.json()
    for (const asset of [image, text]) {
      expect(Object.keys(asset)).toEqual(
        expect.arrayContaining(['fileType', 'name', 'guid', 'thumbnail_url', 'width', 'height', 'tmpName']),
      )
    }
    expect(image).toMatchObject({
      fileType: 'Image',
      name: 'Été.jpg',
      width: 640,
      height: 400,
      Width: 640,
      Height: 400,
    })
    expect(image.tmpName).toMatch(/^[\w-]{20,}$/)
    expect(image.guid).toBe(String(image.AssetId))
    expect(text).toMatchObject({ fileType: 'Document', Name: 'notes.txt', tmpName: '', thumbnail_url: '', size: 22 })
    const stored = await staff.get(image.Uri)
    expect(stored.headers()['content-type']).toBe('image/jpeg')
    expect((await sharp(await stored.body()).metadata()).width).toBe(640)
    const small = await (await staff.get(image.thumbnail_url)).body()
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 })
    expect(await (await staff.get(text.Uri)).text()).toBe('Bonjour, l’atelier.\n')
    const html = await (await staff.get(`${library}/1/${folderId}`)).text()
    expect(html).toContain(`data-asset-id="${image.AssetId}" data-asset-name="Été.jpg" data-asset-type="Image"`)
    expect(html).toContain(`src="${image.thumbnail_url}"`)
    expect(await (await staff.get(`${api}/assets/${image.AssetId}`)).json()).toMatchObject({
      ...{ AssetId: image.AssetId, OriginalFileName: 'Été.jpg', Uri: image.Uri, size: image.size },
    })
  })

  test('puts files without a folder into its inbox', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const one = await sendOne(staff, { name: 'a.png', data: await picture(20, 20) })
    const two = await sendOne(staff, { name: 'b.png', data: await picture(20, 20) })
    expect(two.FolderId).toBe(one.FolderId)
    expect((await post(staff, `/folders/${one.FolderId}/delete`)).status()).toBe(409)
    expect((await send(staff, [{ name: 'c.png', data: await picture(9, 9) }], { folderId: '99999' })).status()).toBe(
      422,
    )
  })

  test('renames, moves, deletes and restores [ASSETS-05, ASSETS-06]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const [here, there] = [await newFolder(staff, 'Ici'), await newFolder(staff, 'Là')]
    const { guid } = await sendOne(staff, { name: 'vase.png', data: await picture(30, 30) }, { folderId: String(here) })
    const renamed = await post(staff, `/${guid}/rename`, { name: '  Le\u202e <b>vase</b>  ' })
    expect(await renamed.json()).toMatchObject({
      name: 'Le <b>vase</b>',
      Name: 'Le <b>vase</b>',
      OriginalFileName: 'vase.png',
    })
    expect(await (await staff.get(`${library}/1/${here}`)).text()).toContain('&lt;b&gt;vase&lt;/b&gt;')
    expect((await post(staff, `/${guid}/rename`, { name: ' \u200b ' })).status()).toBe(422)
    expect(await (await post(staff, `/${guid}/move`, { folderId: String(there) })).json()).toMatchObject({
      FolderId: there,
    })
    expect((await post(staff, `/${guid}/move`, { folderId: '99999' })).status()).toBe(422)
    expect((await post(staff, `/${guid}/delete`)).status()).toBe(204)
    expect((await post(staff, `/${guid}/delete`)).status()).toBe(204)
    expect(await namesOf(staff, there)).toEqual([])
    expect((await staff.get(`${api}/assets/${guid}`)).status()).toBe(404)
    expect((await post(staff, `/${guid}/rename`, { name: 'x' })).status()).toBe(404)
    expect(await (await staff.get('/fr/assetslibrary/asset/deleted')).text()).toContain('&lt;b&gt;vase')
    expect((await post(staff, `/${guid}/restore`)).status()).toBe(200)
    expect(await namesOf(staff, there)).toEqual(['Le <b>vase</b>'])
    for (const [path, form] of [
      ['/999999/delete'],
      ['/0/rename', { name: 'x' }],
      ['/x/restore'],
      ['/-1/move'],
    ] as const)
      expect((await post(staff, path, form)).status(), path).toBe(404)
  })

  test('keeps an order, also if one page of it is sorted', { tag: '@engine' }, async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const folderId = await newFolder(staff, 'Ordre')
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      ids.push(
        (await sendOne(staff, { name: `${name}.txt`, data: Buffer.from(name) }, { folderId: String(folderId) })).guid,
      )
    const [a = '', b = '', c = '', d = '', e = ''] = ids
    const names = async () => (await namesOf(staff, folderId)).map((name) => name[0]).join('')
    expect(await names()).toBe('abcde')
    // Two of five, as they are on a page: they exchange places, the others stay. An id of another folder is ignored.
    expect((await post(staff, '/order', { folderId: String(folderId), ids: `${d},${b},1,${d}` })).status()).toBe(204)
    expect(await names()).toBe('adcbe')
    for (const [id, to, then] of [
      [e, 'first', 'eadcb'],
      [a, 'later', 'edacb'],
      [b, 'earlier', 'edabc'],
      [e, 'last', 'dabce'],
      [e, 'later', 'dabce'],
    ] as const) {
      await post(staff, `/${id}/step`, { to })
      expect(await names()).toBe(then)
    }
    expect((await post(staff, `/${c}/step`, { to: 'up' })).status()).toBe(422)
    expect((await post(staff, '/order', { folderId: String(folderId), ids: 'x' })).status()).toBe(422)
  })
})

test.describe('the folders', () => {
  test('are made, renamed, moved and deleted [ASSETS-07, ASSETS-15, API-08]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const made = await post(staff, '/folders', { parentId: '1', name: 'Presse' })
    expect(made.status()).toBe(201)
    const folder = await made.json()
    expect(Object.keys(folder).toSorted()).toEqual(['Children', 'FolderId', 'ItemLevel', 'Name'])
    expect(folder).toMatchObject({ Name: 'Presse', ItemLevel: 1, Children: [] })
    const press = folder.FolderId
    const below = await newFolder(staff, '2026', press)
    const tree = await (await staff.get(`${api}/folders/hierarchy?folderId=${press}`)).json()
    expect(tree).toEqual({ ...folder, Children: [{ FolderId: below, Name: '2026', ItemLevel: 2, Children: [] }] })
    expect((await post(staff, '/folders', { parentId: '1', name: 'presse' })).status()).toBe(422)
    expect((await post(staff, '/folders', { parentId: '999', name: 'x' })).status()).toBe(404)
    expect((await post(staff, `/folders/${press}/move`, { parentId: String(below) })).status()).toBe(422)
    expect((await post(staff, `/folders/${press}/move`, { parentId: String(press) })).status()).toBe(422)
    expect((await post(staff, '/folders/1/move', { parentId: String(press) })).status()).toBe(409)
    expect((await post(staff, '/folders/1/delete')).status()).toBe(409)
    expect((await post(staff, `/folders/${press}/delete`)).status()).toBe(409)
    const moved = await post(staff, `/folders/${below}/move`, { parentId: '1', position: '0' })
    expect(await moved.json()).toMatchObject({ FolderId: below, ItemLevel: 1 })
    const root = await (await staff.get(`${api}/folders/hierarchy?folderId=1`)).json()
    expect(root.Children[0].FolderId).toBe(below)
    expect(await (await post(staff, `/folders/${press}/rename`, { name: 'La presse' })).json()).toMatchObject({
      Name: 'La presse',
    })
    for (const id of [below, press]) expect((await post(staff, `/folders/${id}/delete`)).status()).toBe(204)
    expect((await post(staff, `/folders/${press}/rename`, { name: 'x' })).status()).toBe(404)
  })

  test('are no deeper than eight', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    let parent = 1
    for (let level = 1; level <= 8; level++) parent = await newFolder(staff, `Niveau ${level}`, parent)
    const answer = await post(staff, '/folders', { parentId: String(parent), name: 'trop' })
    expect([answer.status(), (await answer.json()).Message]).toEqual([422, 'Les dossiers ont au plus 8 niveaux.'])
  })
})

test.describe('a crop', () => {
  const crop = (someone: APIRequestContext, tmpName: string, numbers: string, query = '') =>
    someone.get(`/assets/croptempimg/${tmpName}/${numbers}${query}`, { headers: json })

  test('is the chosen part, in the requested size [API-09, API-10, ASSETS-51]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const draft = await sendOne(
      staff,
      { name: 'four.jpg', data: await picture(800, 600, 'jpeg') },
      { keepTemp: 'true' },
    )
    expect(await namesOf(staff, draft.FolderId)).not.toContain('four.jpg')
    const kept = await crop(staff, draft.tmpName, '200/150/600/400/300/200', '?keepOriginal=true')
    expect(kept.status()).toBe(200)
    const asset = await kept.json()
    expect(asset).toMatchObject({ fileType: 'Image', width: 300, height: 200 })
    const file = await sharp(await (await staff.get(asset.Uri)).body()).metadata()
    expect([file.width, file.height, file.format]).toEqual([300, 200, 'jpeg'])
    // The light corner is outside of the crop.
    const { channels } = await sharp(await (await staff.get(asset.Uri)).body()).stats()
    expect(channels[1]?.max).toBeLessThan(80)
    expect((await staff.get(draft.Uri)).status()).toBe(200)
    // A selection that was rounded up by a pixel is still one of this picture.
    expect((await crop(staff, draft.tmpName, '1/1/800/600/300/200')).status()).toBe(200)
    expect((await staff.get(draft.Uri)).status()).toBe(404)
    expect((await crop(staff, draft.tmpName, '0/0/300/200/300/200')).status()).toBe(404)
  })

  test('is refused with its reason if it is impossible [API-11]', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const { tmpName } = await sendOne(staff, { name: 'x.png', data: await picture(400, 300) }, { keepTemp: 'true' })
    const wrong = [
      '0/0/0/200/300/200',
      '0/0/300/0/300/200',
      '-5/0/300/200/300/200',
      '1.5/0/300/200/300/200',
      'x/0/300/200/300/200',
      '200/0/300/200/300/200',
      '0/200/300/200/300/200',
      '4000/0/300/200/300/200',
      '0/0/299999999999/200/300/200',
      '0/0/100/80/300/200',
      '0/0/300/200/0/200',
      '0/0/300/200/300/99999',
    ]
    for (const numbers of wrong) {
      const answer = await crop(staff, tmpName, numbers)
      expect(answer.status(), numbers).toBe(422)
      expect((await answer.json()).Error, numbers).toMatch(/\w.+\.$/)
    }
    for (const name of ['nobody', '..%2f..%2fetc%2fpasswd', "'--"]) {
      const answer = await crop(staff, name, '0/0/300/200/300/200')
      expect([answer.status(), Object.keys(await answer.json())], name).toEqual([404, ['Error']])
    }
    expect((await crop(staff, tmpName, '0/0/300/200/300/200')).status()).toBe(200)
  })
})
