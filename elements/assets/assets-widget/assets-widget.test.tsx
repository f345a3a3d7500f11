import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { handPicked } from '../../../stores/assets/picking.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  hydrated,
  mount,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { assetsWidget } from './definition.ts'
import './index.ts'
import { acceptOf } from './rules.ts'

const POST = 'POST /assets/upload'
const WRONG = 'Ce fichier n’est pas d’un type accepté. Choisissez-en un autre.'
const PDF = {
  guid: 'a1',
  name: 'plan.pdf',
  fileType: 'Document',
  thumbnail_url: '',
  Uri: '/f/a1',
  width: 0,
  height: 0,
  tmpName: '',
}

const withCode = async (element: HTMLElement) => {
  const host = await hydrated(element)
  await until(() => host.querySelector('[data-part=kept]'))
  return host
}
const put = async (types = '{"pdf":true,"zip":false}', id = '') =>
  withCode(
    await mount(`<assets-widget unique-id="u" file-types='${types}'><form action="/assets/upload">
      <label>Fichier <input type="file" name="files"></label><input type="hidden" name="AssetId-u" value="${id}">
      <div data-part="assets"></div></form></assets-widget>`),
  )
const choose = (host: Element, name: string, type = '') => {
  const input = host.querySelector('input[type=file]') as HTMLInputElement
  const data = new DataTransfer()
  data.items.add(new File(['x'], name, { type }))
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const dialogText = () => document.querySelector('dialog[open] [data-part=dialog-message]')?.textContent
const field = (host: Element, name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const textIn = (host: Element) => host.querySelector('[data-part=fileText]')?.textContent
const asset = (name: string, isImage = false) => ({
  ...{
    id: 'p1',
    name,
    url: '/f/p1',
    thumbnail: '',
    isImage,
    size: 10,
    width: undefined,
    height: undefined,
    tmpName: '',
  },
})

describe('<assets-widget>', () => {
  before(() => loadStrings(assetsWidget.strings))
  beforeEach(resetShop)
  afterEach(async () => {
    document.querySelector<HTMLButtonElement>('dialog[open] [data-part=dialog-dismiss]')?.click()
    await until(() => !document.querySelector('dialog[open]'))
  })

  it('accepts the types that its map marks true [ASSETS-49]', async () => {
    answer(POST, 200, [PDF])
    const host = await put()
    choose(host, 'plan.PDF')
    await until(() => field(host, 'AssetId-u') === 'a1')
    expect([field(host, 'AssetName-u'), field(host, 'AssetLoadedu')]).to.deep.equal(['plan.pdf', 'true'])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  for (const name of ['all.zip', 'photo.png', 'plan.pdf.exe', 'pdf'])
    it(`refuses ${name}, which its map does not mark true [ASSETS-49, ASSETS-50, ERROR-17]`, async () => {
      const host = await put()
      choose(host, name)
      await until(() => dialogText() === WRONG)
      expect([calls, field(host, 'AssetId-u')]).to.deep.equal([[], ''])
    })

  it('shows the shop’s data of the asset of the form [ASSETS-09, ASSETS-10, ASSETS-11, ASSETS-12, ASSETS-13, API-07]', async () => {
    answer('GET /api/v1/assetslibrary/assets/7', 200, {
      ...{
        AssetId: 7,
        Name: 'vase.jpg',
        OriginalFileName: 'v.jpg',
        fileType: 'Image',
        thumbnail_url: '/photos/1/0-160.webp',
      },
      ...{ Uri: '/f/7', size: 1_200_000, Width: 600, Height: 400 },
    })
    const host = await put('{"Image":true}', '7')
    await until(() => textIn(host)?.startsWith('vase.jpg'))
    expect(textIn(host)).to.match(/600 × 400 px, 1,2.Mo/)
    expect(host.querySelector('img')?.getAttribute('src')).to.equal('/photos/1/0-160.webp')
    expect([field(host, 'AssetId-u'), field(host, 'AssetLoadedu')]).to.deep.equal(['7', 'false'])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('shows a file icon for other files than images, and each name that an asset may have [ASSETS-10, ASSETS-12]', async () => {
    for (const [wire, name] of [
      [{ guid: '7', name: 'a.pdf' }, 'a.pdf'],
      [{ AssetId: '7', Name: 'b.pdf' }, 'b.pdf'],
      [{ AssetId: 7, OriginalFileName: 'c.pdf' }, 'c.pdf'],
    ] as const) {
      resetShop()
      answer('GET /api/v1/assetslibrary/assets/7', 200, { ...wire, fileType: 'Document', thumbnail_url: '/t' })
      const host = await put('{"pdf":true}', '7')
      await until(() => textIn(host) === name)
      expect([host.querySelector('img'), host.querySelector('[data-part=fileIcon]')?.textContent]).to.deep.equal([
        null,
        'PDF',
      ])
      host.remove()
    }
  })

  for (const [status, data] of [
    [404, null],
    [500, null],
    [0, null],
    [200, { no: 'asset' }],
  ] as const)
    it(`keeps the id of an asset that cannot be loaded: ${status || 'lost'}`, async () => {
      answer('GET /api/v1/assetslibrary/assets/7', status, data)
      const host = await put('{"pdf":true}', '7')
      await until(() => callsTo('GET /api/v1/assetslibrary/assets/7').length === 1)
      expect([field(host, 'AssetId-u'), textIn(host)]).to.deep.equal(['7', '7'])
    })

  it('accepts an asset from the library if its type is in the map [ASSETS-08]', async () => {
    const host = await put()
    handPicked('other', asset('plan.pdf'))
    handPicked('u', asset('all.zip'))
    await until(() => dialogText() === WRONG)
    expect(field(host, 'AssetId-u')).to.equal('')
    document.querySelector<HTMLButtonElement>('dialog[open] [data-part=dialog-dismiss]')?.click()
    handPicked('u', asset('plan.pdf'))
    await until(() => field(host, 'AssetId-u') === 'p1')
  })

  it('reads a map', () => {
    expect(acceptOf({ pdf: true, zip: false, Image: true, 'video/mp4': true, '.csv': 'True' as never })).to.equal(
      '.pdf,image/*,video/mp4,.csv',
    )
    expect(acceptOf({ zip: false })).to.equal('none/none')
  })
})
