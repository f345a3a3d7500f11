import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import { pictureFile, quartersOf } from '../../../test/uploads/pictures.ts'
import '../crop-dialog/index.ts'
import { imageUpload } from './definition.ts'
import './index.ts'
import { fitOf } from './rules.ts'

const POST = 'POST /assets/upload'
const MINIMUM = 'Taille minimale : 300 × 200 px'
const NO_IMAGE = 'Ce fichier n’est pas une image valable. Choisissez-en un autre.'

const asset = (id: string, width: number, height: number, more: object = {}) => ({
  ...{
    guid: id,
    name: `${id}.png`,
    fileType: 'Image',
    thumbnail_url: 'data:,',
    Uri: '',
    width,
    height,
    tmpName: `t-${id}`,
  },
  ...more,
})
const withCode = async (element: HTMLElement) => {
  const host = await hydrated(element)
  await until(() => host.querySelector('[data-part=kept]'))
  return host
}
const put = async (attributes = 'crop-width="300" crop-height="200"', inside = '') =>
  withCode(
    await mount(`<image-upload unique-id="u" ${attributes}><form method="post" action="/assets/upload">
      <label>Image <input type="file" name="files"></label><div data-part="assets"><ul>${inside}</ul></div>
      <button data-part="send">Envoyer</button></form></image-upload>`),
  )
const choose = (host: Element, ...files: File[]) => {
  const input = host.querySelector('input[type=file]') as HTMLInputElement
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
const dialogText = () => dialogs().at(-1)?.querySelector('[data-part=dialog-message]')?.textContent
const field = (host: Element, name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const idIn = (host: Element) => host.querySelector<HTMLElement>('[data-part=file]')?.dataset.assetId
const sent = (at: number) => (callsTo(POST)[at]?.body ?? {}) as { files: File; keepTemp?: string }
const cropCall = () => calls.find(({ path }) => path.startsWith('/assets/croptempimg/'))

describe('<image-upload>', () => {
  before(() => loadStrings(imageUpload.strings))
  beforeEach(resetShop)
  afterEach(async () => {
    while (dialogs().length > 0) {
      dialogs()
        .at(-1)
        ?.querySelector<HTMLButtonElement>('[data-part=dialog-close], [data-part=dialog-dismiss]')
        ?.click()
      await new Promise(requestAnimationFrame)
    }
  })

  it('accepts an image of exactly the crop size without cropping [ASSETS-02, ASSETS-29]', async () => {
    answer(POST, 200, [asset('a1', 300, 200)])
    const host = await put()
    choose(host, await pictureFile(300, 200))
    await until(() => idIn(host) === 'a1')
    expect([dialogs().length, field(host, 'AssetId-u'), field(host, 'AssetLoadedu')]).to.deep.equal([0, 'a1', 'true'])
    expect(Object.keys(callsTo(POST)[0]?.body as object)).to.deep.equal(['files'])
    expect(host.querySelector('[data-part=thumbnail]')?.getAttribute('src')).to.equal('data:,')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  for (const [width, height] of [
    [200, 200],
    [299, 200],
    [300, 199],
  ] as const)
    it(`refuses ${width} by ${height}, before anything is sent [ASSETS-30, ASSETS-44, ASSETS-52]`, async () => {
      const host = await put()
      choose(host, await pictureFile(width, height))
      await until(() => dialogText() === MINIMUM)
      expect([calls, idIn(host)]).to.deep.equal([[], undefined])
    })

  it('uses the size that the shop has measured', async () => {
    answer(POST, 200, [asset('a1', 299, 200)])
    const host = await put()
    choose(host, await pictureFile(300, 200))
    await until(() => dialogText() === MINIMUM)
    expect(idIn(host)).to.equal(undefined)
  })

  it('opens the dialog for a larger image, and uses the cropped one [ASSETS-31, ASSETS-32]', async () => {
    const picture = await pictureFile(600, 600)
    const url = URL.createObjectURL(picture)
    answer(POST, 200, [asset('a1', 600, 600, { Uri: url })])
    answer('GET /assets/croptempimg/t-a1/0/100/600/400/300/200', 200, asset('c1', 300, 200))
    const host = await put()
    const opened = nextEvent('crop:open', host)
    choose(host, picture)
    await opened
    await until(() => dialogs().length === 1)
    expect(idIn(host)).to.equal(undefined)
    expect(sent(0).keepTemp).to.equal('true')
    const save = await until(() =>
      dialogs()[0]?.querySelector<HTMLButtonElement>('[data-part=dialog-confirm]:not([aria-disabled])'),
    )
    save.click()
    await until(() => idIn(host) === 'c1')
    expect([cropCall() !== undefined, field(host, 'AssetId-u')]).to.deep.equal([true, 'c1'])
    await until(() => dialogs().length === 0 && !host.querySelector('crop-dialog'))
    URL.revokeObjectURL(url)
  })

  it('keeps the previous image when the crop is cancelled', async () => {
    answer(POST, 200, [asset('a1', 600, 600)])
    const host = await put(undefined, '<li data-asset-id="old" data-asset-name="old.png" data-asset-type="Image"></li>')
    choose(host, await pictureFile(600, 600))
    const cancel = await until(() => dialogs()[0]?.querySelector<HTMLButtonElement>('[data-part=dialog-cancel]'))
    cancel.click()
    await until(() => !host.querySelector('crop-dialog'))
    expect(idIn(host)).to.equal('old')
  })

  for (const [why, file] of [
    ['a text', new File(['text'], 'a.txt', { type: 'text/plain' })],
    ['a text that is called an image', new File(['text'], 'a.png', { type: 'image/png' })],
    ['a page with a hostile name', new File(['<b>'], '<img src=x onerror=alert(1)>.html', { type: 'text/html' })],
  ] as const)
    it(`asks for a correct image instead of ${why} [ASSETS-43, ASSETS-52, ERROR-17]`, async () => {
      const host = await put()
      choose(host, file)
      await until(() => dialogText() === NO_IMAGE)
      expect(calls).to.deep.equal([])
    })

  for (const [part, degrees, quarters] of [
    ['rotateLeft', 270, 'lime blue yellow red'],
    ['rotateRight', 90, 'yellow red lime blue'],
  ] as const)
    it(`${part} turns the preview at once, and sends the turned image [ASSETS-04, ASSETS-33, ASSETS-34, ASSETS-51]`, async () => {
      answer(POST, 200, [asset('a1', 60, 40)])
      answer(POST, 200, [asset('a2', 40, 60)])
      const host = await put('')
      choose(host, await pictureFile(60, 40))
      await until(() => idIn(host) === 'a1')
      host.querySelector<HTMLButtonElement>(`[data-part=${part}]`)?.click()
      await until(() => host.querySelector<HTMLElement>('[data-part=thumbnail]')?.dataset.turn === String(degrees))
      const { rotate } = getComputedStyle(host.querySelector('[data-part=thumbnail]') as Element)
      expect(rotate).to.match(/deg$/)
      await until(() => idIn(host) === 'a2')
      expect(await quartersOf(sent(1).files)).to.deep.equal({
        size: '40x60',
        quarters,
      })
      expect(host.querySelector<HTMLElement>('[data-part=thumbnail]')?.dataset.turn).to.equal('0')
    })

  it('turns an image that the server has printed', async () => {
    const url = URL.createObjectURL(await pictureFile(60, 40))
    answer(POST, 200, [asset('a2', 40, 60)])
    const host = await put(
      '',
      `<li data-asset-id="a1" data-asset-name="old.png" data-asset-type="Image" data-asset-thumbnail="data:," data-asset-uri="${url}"></li>`,
    )
    host.querySelector<HTMLButtonElement>('[data-part=rotateRight]')?.click()
    await until(() => idIn(host) === 'a2')
    URL.revokeObjectURL(url)
  })

  it('loads the image of a page that has only its id again when the connection is restored', async () => {
    const image = 'GET /api/v1/assetslibrary/assets/9'
    answer(image, 0)
    answer(image, 200, asset('9', 300, 200, { name: 'Vase', thumbnail_url: 'data:,' }))
    let host: HTMLElement | undefined
    await warningsOf(async (said) => {
      host = await withCode(
        await mount(`<image-upload unique-id="u" crop-width="300" crop-height="200"><form action="/assets/upload">
          <input type="hidden" name="AssetId-u" value="9"><input type="hidden" name="AssetName-u" value="vase.png">
          <div data-part="assets"></div><label>Image <input type="file" name="files"></label></form></image-upload>`),
      )
      await until(() => said.length === 1)
    })
    window.dispatchEvent(new Event('online'))
    await until(() => host?.querySelector('[data-part=thumbnail]'))
  })

  it('keeps the page’s fields, and their values', async () => {
    answer('GET /api/v1/assetslibrary/assets/9', 200, asset('9', 300, 200, { name: 'Vase', thumbnail_url: 'data:,' }))
    answer(POST, 200, [asset('a1', 300, 200)])
    const host = await withCode(
      await mount(`<image-upload unique-id="u" crop-width="300" crop-height="200"><form action="/assets/upload">
        <input type="hidden" name="AssetId-u" value="9"><input type="hidden" name="AssetName-u" value="vase.png">
        <input type="hidden" name="AssetLoadedu" value=""><input type="hidden" name="asset-u-name-changed" value="">
        <div data-part="assets"></div><label>Image <input type="file" name="files"></label>
        <label>Nom <input name="asset-u-name" value="Vase"></label></form></image-upload>`),
    )
    expect(field(host, 'AssetId-u')).to.equal('9')
    await until(() => host.querySelector('[data-part=thumbnail]'))
    const names = () => [...host.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name).sort()
    expect(names()).to.deep.equal(
      ['AssetId-u', 'AssetLoadedu', 'AssetName-u', 'asset-u-name', 'asset-u-name-changed', 'files'].sort(),
    )
    const own = host.querySelector('[name="asset-u-name"]') as HTMLInputElement
    own.value = 'Vase Lune'
    own.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => field(host, 'asset-u-name-changed') === 'true')
    choose(host, await pictureFile(300, 200))
    await until(() => field(host, 'AssetId-u') === 'a1')
    expect([own.value, field(host, 'AssetLoadedu')]).to.deep.equal(['a1.png', 'true'])
  })

  it('compares each side with the crop size', () => {
    const crop = { width: 300, height: 200 }
    const fits = [
      [300, 200],
      [301, 200],
      [300, 201],
      [299, 500],
      [900, 199],
    ].map(([width = 0, height = 0]) => fitOf({ width, height }, crop))
    expect(fits).to.deep.equal(['exact', 'larger', 'larger', 'smaller', 'smaller'])
    expect(fitOf({ width: 1, height: 1 }, { width: 0, height: 0 })).to.equal('exact')
  })
})
