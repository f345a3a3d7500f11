import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
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
} from '../../../test/harness/component.ts'
import { pictureFile, quartersOf } from '../../../test/uploads/pictures.ts'
import { cropDialog } from './definition.ts'
import './index.ts'
import { areaOf, BOX, boxIn, viewportOf } from './rules.ts'

const ASSET = {
  guid: 'c1',
  name: 'photo.png',
  fileType: 'Image',
  thumbnail_url: '/t/c1',
  Uri: '/f/c1',
  width: 300,
  height: 200,
}
const GENERIC = 'Une erreur inconnue est survenue.'

const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
const dialog = () => dialogs()[0] as HTMLDialogElement
const find = <E extends HTMLElement>(selector: string) => dialog()?.querySelector<E>(selector) as E
const part = (name: string) => find<HTMLButtonElement>(`[data-part=${name}]`)
const status = () => part('cropStatus')?.textContent?.trim() ?? ''
const cropCalls = () => calls.filter(({ path }) => path.startsWith('/assets/croptempimg/'))
const numbersOf = (path: string) => path.split('/').slice(4).map(Number)

describe('<crop-dialog>', () => {
  const theme = new CSSStyleSheet()
  let urls: string[] = []
  before(() => loadStrings(cropDialog.strings))
  beforeEach(resetShop)
  afterEach(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme)
    while (dialogs().length > 0) {
      dialogs()
        .at(-1)
        ?.querySelector<HTMLButtonElement>('[data-part=dialog-close], [data-part=dialog-dismiss]')
        ?.click()
      await new Promise(requestAnimationFrame)
    }
    for (const url of urls) URL.revokeObjectURL(url)
    urls = []
  })

  const put = async (width = 600, height = 600, attributes = '') => {
    const url = URL.createObjectURL(await pictureFile(width, height))
    urls.push(url)
    const host = await mount(
      `<form><input type="hidden" name="folderId" value="7"><crop-dialog src="${url}" tmp-name="t1" name="photo.png" crop-width="300" crop-height="200" ${attributes}></crop-dialog></form>`,
    )
    const tag = await hydrated(host.querySelector('crop-dialog') as HTMLElement)
    await until(() => part('dialog-confirm') && !part('dialog-confirm').hasAttribute('aria-disabled'), 'the image')
    return tag
  }
  const save = async () => {
    const before = cropCalls().length
    part('dialog-confirm').click()
    await until(() => cropCalls().length > before)
    return numbersOf(cropCalls().at(-1)?.path ?? '')
  }
  const failSave = () => {
    answer('GET /assets/croptempimg/t1/0/100/600/400/300/200', 200, { Error: 'x' })
  }

  it('shows the image in a box of 568 by 400, and is accessible [LIMIT-018]', async () => {
    await put()
    const { width, height } = find('.cr-boundary').getBoundingClientRect()
    expect([width, height].map((pixels) => pixels.toFixed(2))).to.deep.equal(['568.00', '400.00'])
    expect(await axeFindings(dialog())).to.deep.equal([])
    const area = part('cropBox').querySelector('.cr-viewport')
    expect([area?.role, area?.ariaLabel]).to.deep.equal(['application', 'Partie gardée'])
  })

  it('requests the crop of the selection, and announces the outcome [ASSETS-03, ASSETS-14, ASSETS-45, ASSETS-47]', async () => {
    answer('GET /assets/croptempimg/t1/0/100/600/400/300/200', 200, ASSET)
    const tag = await put(600, 600, 'keep-original')
    const done = nextEvent('crop:done', tag)
    const numbers = await save()
    expect(numbers).to.deep.equal([0, 100, 600, 400, 300, 200])
    expect(cropCalls()[0]?.query).to.deep.equal({ keepOriginal: true })
    expect((await done).detail).to.include({ id: 'c1', thumbnail: '/t/c1', width: 300 })
    await until(() => dialogs().length === 0)
  })

  it('shows the whole image in its own size, whatever a theme does to images', async () => {
    theme.replaceSync('img { max-width: 100%; height: auto; width: 50%; border: 3px solid } div { border: 1px solid }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme]
    answer('GET /assets/croptempimg/t1/0/100/600/400/300/200', 200, ASSET)
    await put()
    const sizeOf = (name: string) => find(name).getBoundingClientRect()
    const isWhole = (length: number) => (length / sizeOf('.cr-viewport').width).toFixed(2) === '1.00'
    // The box is created again when its width changes, for example by a scroll bar.
    await until(() => isWhole(sizeOf('.cr-image').width) && isWhole(sizeOf('.cr-image').height), 'the whole image')
    expect(await save()).to.deep.equal([0, 100, 600, 400, 300, 200])
  })

  it('moves by the arrow keys, ten times as far with Shift, and announces the position', async () => {
    await put()
    find('.cr-viewport').focus()
    await until(() => status().startsWith('600 × 400 px, à 0 px'))
    await sendKeys({ press: 'ArrowDown' })
    await until(() => /et 102 px du haut$/.test(status()) || /et 101 px du haut$/.test(status()), 'a step')
    await sendKeys({ press: 'Shift+ArrowUp' })
    await until(() => Number(/et (\d+) px/.exec(status())?.[1]) < 95, 'ten steps')
  })

  it('keeps the focus and the selection in a window of another width', async () => {
    await put()
    find('.cr-viewport').focus()
    await sendKeys({ press: 'Shift+ArrowUp' })
    await until(() => Number(/et (\d+) px/.exec(status())?.[1]) < 95, 'ten steps')
    const before = find('.cr-viewport')
    const said = status()
    part('cropBox').style.width = `${part('cropBox').clientWidth - 60}px`
    await until(() => find('.cr-viewport') !== before, 'another box')
    expect(document.activeElement).to.equal(find('.cr-viewport'))
    await until(() => !part('dialog-confirm').hasAttribute('aria-disabled'))
    expect(status()).to.equal(said)
  })

  it('is never smaller than the crop size, and keeps its ratio [ASSETS-45, ASSETS-46]', async () => {
    await put()
    find('.cr-viewport').focus()
    for (let count = 0; count < 12; count += 1) await sendKeys({ press: '+' })
    await until(() => status().startsWith('300 × 200 px'))
    await sendKeys({ press: '-' })
    await until(() => !status().startsWith('300 ×'))
    const [, , width = 0, height = 0] = await save()
    expect(Math.abs(width / height - 1.5)).to.be.below(0.01)
  })

  it('stops at the edges of the image: nothing is below 0 [ASSETS-48]', async () => {
    await put()
    find('.cr-viewport').focus()
    for (let count = 0; count < 11; count += 1) await sendKeys({ press: 'Shift+ArrowUp' })
    await until(() => /à 0 px de la gauche et 0 px du haut/.test(status()))
    expect((await save()).slice(0, 2)).to.deep.equal([0, 0])
  })

  it('follows a pointer that drags the image', async () => {
    await put()
    const area = find('.cr-overlay')
    const { left, top } = area.getBoundingClientRect()
    const at = (name: string, x: number, y: number) =>
      (name === 'mousedown' ? area : window).dispatchEvent(
        new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, clientX: left + x, clientY: top + y }),
      )
    at('mousedown', 100, 200)
    at('mousemove', 100, 160)
    at('mouseup', 100, 160)
    await until(() => Number(/et (\d+) px/.exec(status())?.[1]) > 120)
  })

  for (const [name, degrees, quarters] of [
    ['rotateLeft', 270, 'lime blue yellow red'],
    ['rotateRight', 90, 'yellow red lime blue'],
  ] as const)
    it(`${name} turns the image, and sends the turned one before the crop [ASSETS-04, ASSETS-33, ASSETS-34, ASSETS-51]`, async () => {
      answer('POST /assets/upload', 200, [{ ...ASSET, guid: 'r1', tmpName: 't2' }])
      await put(900, 600)
      part(name).click()
      await until(() => part('cropBox').dataset.turn === String(degrees))
      await until(() => !part('dialog-confirm').hasAttribute('aria-disabled'))
      const image = find<HTMLImageElement>('.cr-image')
      expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([600, 900])
      const numbers = await save()
      const sent = callsTo('POST /assets/upload')[0]?.body as { files: File; keepTemp: string; folderId: string }
      expect([sent.keepTemp, sent.folderId]).to.deep.equal(['true', '7'])
      expect(await quartersOf(sent.files)).to.deep.equal({ size: '600x900', quarters })
      expect(cropCalls()[0]?.path).to.match(/^\/assets\/croptempimg\/t2\//)
      expect(numbers.slice(2)).to.deep.equal([600, 400, 300, 200])
    })

  it('is unchanged after four turns, and sends no turned image', async () => {
    await put()
    for (const degrees of [90, 180, 270, 0]) {
      part('rotateRight').click()
      await until(() => part('cropBox').dataset.turn === String(degrees))
    }
    await until(() => !part('dialog-confirm').hasAttribute('aria-disabled'))
    failSave()
    await save()
    expect(callsTo('POST /assets/upload')).to.deep.equal([])
  })

  for (const [status, data, text] of [
    [200, { Error: '<b>Trop sombre</b>' }, '<b>Trop sombre</b>'],
    [422, { Error: 'Trop sombre' }, 'Trop sombre'],
    [500, null, GENERIC],
    [0, null, GENERIC],
    [200, { no: 'asset' }, GENERIC],
  ] as const)
    it(`shows the error of a crop in a modal, and stays: ${status || 'lost'} ${JSON.stringify(data)} [ERROR-18, ERROR-19]`, async () => {
      answer('GET /assets/croptempimg/t1/0/100/600/400/300/200', status, data)
      answer('GET /assets/croptempimg/t1/0/100/600/400/300/200', 200, ASSET)
      const tag = await put()
      await save()
      await until(() => dialogs().length === 2)
      expect(dialogs()[1]?.querySelector('[data-part=dialog-message]')?.textContent).to.equal(text)
      dialogs()[1]?.querySelector<HTMLButtonElement>('[data-part=dialog-dismiss]')?.click()
      await until(() => dialogs().length === 1)
      const done = nextEvent('crop:done', tag)
      await save()
      await done
    })

  it('requests the crop once, however often it is pressed', async () => {
    let finish!: () => void
    answer('GET /assets/croptempimg/t1/0/100/600/400/300/200', 200, ASSET, new Promise<void>((done) => (finish = done)))
    await put()
    await save()
    part('dialog-confirm').click()
    part('dialog-confirm').click()
    finish()
    await until(() => dialogs().length === 0)
    expect(cropCalls().length).to.equal(1)
  })

  it('emits a cancellation, and opens again for another image', async () => {
    const tag = await put()
    const cancelled = nextEvent('crop:cancel', tag)
    part('dialog-cancel').click()
    await cancelled
    await until(() => dialogs().length === 0)
    tag.setAttribute('tmp-name', 't9')
    await until(() => dialogs().length === 1)
  })

  it('reports that an image cannot be shown', async () => {
    const host = await mount('<crop-dialog src="data:image/png,x" tmp-name="t1"></crop-dialog>')
    await hydrated(host)
    await until(() => status() === 'L’image n’a pas pu être affichée.')
    expect(part('dialog-confirm').getAttribute('aria-disabled')).to.equal('true')
  })
})

describe('areaOf()', () => {
  const crop = { width: 300, height: 200 }
  const image = { width: 601, height: 403 }
  it('rounds, is not below 0, keeps the ratio and stays in the image [ASSETS-45, ASSETS-46, ASSETS-47, ASSETS-48]', () => {
    expect(areaOf(['-0.4', '-3', '300.4', '197'], image, crop)).to.deep.equal({ x: 0, y: 0, width: 301, height: 201 })
    expect(areaOf(['0.5', '1.49', '299.7', '200'], image, crop)).to.deep.equal({ x: 1, y: 1, width: 300, height: 200 })
    expect(areaOf([400, 300, 700, 500], image, crop)).to.deep.equal({ x: 301, y: 203, width: 300, height: 200 })
    expect(areaOf([0, 0, 900, 600], image, crop)).to.deep.equal({ x: 0, y: 0, width: 601, height: 401 })
    expect(areaOf([0, 0, 300, 200], { width: 300, height: 200 }, crop)).to.deep.equal({
      x: 0,
      y: 0,
      width: 300,
      height: 200,
    })
  })
  it('has a selection of the ratio of the crop size in the box, which a narrow window makes smaller', () => {
    expect(boxIn(1000)).to.deep.equal(BOX)
    expect(boxIn(284)).to.deep.equal({ width: 284, height: 200 })
    const { width, height } = viewportOf(crop, BOX)
    expect([width, height].map(Math.round)).to.deep.equal([520, 347])
  })
})
