import { expect, nextFrame } from '@open-wc/testing'
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
import { fileUpload } from './definition.ts'
import './index.ts'

const POST = 'POST /assets/upload'
const GENERIC = 'Une erreur inconnue est survenue.'
const HOSTILE = '<img src=x onerror=alert(1)>.png'

const asset = (id: string, name = `${id}.pdf`, more: object = {}) => ({
  ...{ guid: id, name, fileType: 'Document', thumbnail_url: '', Uri: `/files/${id}`, width: 0, height: 0, tmpName: '' },
  ...more,
})
const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type })

const listed = (...ids: string[]) =>
  ids.map((id) => `<li data-asset-id="${id}" data-asset-name="${id}.pdf" data-asset-uri="/files/${id}"></li>`).join('')

const withCode = async (element: HTMLElement) => {
  const host = await hydrated(element)
  await until(() => host.querySelector('[data-part=kept]'))
  return host
}
const put = async (attributes = '', inside = '', input = 'accept=".pdf,.jpg,.png" data-max-size="1000"') =>
  withCode(
    await mount(`<file-upload unique-id="u" ${attributes}><form method="post" action="/assets/upload">
      <input type="hidden" name="folderId" value="7"><input type="hidden" name="__proto__" value="8">
      <label>Fichier <input type="file" name="files" ${input}></label>
      <div data-part="assets"><ul>${inside}</ul></div>
      <button data-part="send">Envoyer</button></form></file-upload>`),
  )

const choose = (host: Element, ...files: File[]) => {
  const input = host.querySelector('input[type=file]') as HTMLInputElement
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const field = (host: Element, name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const ids = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('[data-part=file]')].map(({ dataset }) => dataset.assetId)
const dialogText = () => document.querySelector('dialog[open] [data-part=dialog-message]')?.textContent
const button = (host: Element, part: string, at = 0) =>
  host.querySelectorAll<HTMLButtonElement>(`button[data-part=${part}]`)[at] as HTMLButtonElement
const closeDialogs = async () => {
  document
    .querySelector<HTMLButtonElement>('dialog[open] [data-part=dialog-close], dialog[open] [data-part=dialog-dismiss]')
    ?.click()
  await until(() => !document.querySelector('dialog[open]'))
}

describe('<file-upload>', () => {
  before(() => loadStrings(fileUpload.strings))
  beforeEach(resetShop)
  afterEach(closeDialogs)

  it('uploads a file that was chosen before its code was loaded', async () => {
    answer(POST, 200, [asset('a1', 'plan.pdf')])
    const element = await mount(`<file-upload unique-id="u"><form method="post" action="/assets/upload">
      <label>Fichier <input type="file" name="files"></label><div data-part="assets"></div></form></file-upload>`)
    choose(element, file('plan.pdf'))
    await until(() => field(element, 'AssetId-u') === 'a1')
    expect(callsTo(POST)).to.have.length(1)
  })

  it('chooses, validates, sends and adds a file, in that order, by the action of the form [ASSETS-01, ASSETS-24, API-13, API-14]', async () => {
    answer(POST, 200, [asset('a1', 'plan.pdf')])
    const host = await put()
    const steps: string[] = []
    for (const name of ['upload:chosen', 'upload:validated', 'upload:start', 'upload:done', 'asset:added'])
      host.addEventListener(name, () => steps.push(name))
    choose(host, file('plan.pdf'))
    await until(() => ids(host)[0] === 'a1')
    expect(steps).to.deep.equal(['upload:chosen', 'upload:validated', 'upload:start', 'upload:done', 'asset:added'])
    const sent = new Map(Object.entries(callsTo(POST)[0]?.body ?? {}) as [string, string | File][])
    expect([sent.get('folderId'), sent.get('__proto__')]).to.deep.equal(['7', '8'])
    expect((sent.get('files') as File).name).to.equal('plan.pdf')
    expect(host.querySelector('[data-part=fileText] a')?.getAttribute('href')).to.equal('/files/a1')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('has the fields of one asset, which a new upload replaces [ASSETS-19, ASSETS-20, ASSETS-27, ASSETS-10]', async () => {
    answer(POST, 200, [asset('b2', 'new.pdf')])
    const host = await put('', listed('a1'))
    const names = () =>
      [...host.querySelectorAll<HTMLInputElement>('[data-part=assets] input')]
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
    expect(names()).to.deep.equal(
      [
        'AssetId-u=a1',
        'AssetName-u=a1.pdf',
        'AssetLoadedu=false',
        'asset-u-name=a1.pdf',
        'asset-u-name-changed=false',
      ].sort(),
    )
    choose(host, file('new.pdf'))
    await until(() => ids(host).join() === 'b2')
    expect(names()).to.deep.equal(
      [
        'AssetId-u=b2',
        'AssetName-u=new.pdf',
        'AssetLoadedu=true',
        'asset-u-name=new.pdf',
        'asset-u-name-changed=false',
      ].sort(),
    )
    expect([...new FormData(host.querySelector('form') as HTMLFormElement).keys()]).to.include('AssetId-u')
  })

  it('keeps the page’s own fields', async () => {
    const host = await mount(`<file-upload unique-id="u"><form><label>F <input type="file" name="files"></label>
      <input type="hidden" name="AssetId-u" value=""><div data-part="assets"><ul>${listed('a1')}</ul></div></form></file-upload>`).then(
      hydrated,
    )
    expect(host.querySelectorAll('[name="AssetId-u"]').length).to.equal(1)
    expect(field(host, 'AssetId-u')).to.equal('a1')
  })

  it('adds to the list with multiple, and has the fields of all [ASSETS-21, ASSETS-22, ASSETS-23, ASSETS-28]', async () => {
    answer(POST, 200, [asset('b2')])
    const host = await put('multiple', listed('a1'))
    choose(host, file('b2.pdf'))
    await until(() => ids(host).join() === 'a1,b2')
    expect(field(host, 'list-assets-orders-u')).to.equal('a1,b2')
    expect(field(host, 'AssetsLoaded-u')).to.equal('b2')
    for (const id of ['a1', 'b2'])
      expect([field(host, `asset-${id}`), field(host, `asset-${id}-name`)]).to.deep.equal([id, `${id}.pdf`])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('renames by the field of the name [ASSETS-05]', async () => {
    const host = await put('', listed('a1'))
    const renamed = nextEvent('asset:renamed', host)
    const name = host.querySelector('[name="asset-u-name"]') as HTMLInputElement
    name.value = 'Notice'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    name.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect((await renamed).detail).to.deep.equal({ id: 'a1', name: 'Notice' })
    await until(() => field(host, 'asset-u-name-changed') === 'true')
    expect(field(host, 'asset-u-name')).to.equal('Notice')
    expect(calls).to.deep.equal([])
  })

  it('removes an asset from the list and the ids, and restores it [ASSETS-06]', async () => {
    const host = await put('multiple', listed('a1', 'b2', 'c3'))
    const removed = nextEvent('asset:removed', host)
    button(host, 'remove', 1).click()
    expect((await removed).detail).to.deep.equal({ id: 'b2', name: 'b2.pdf' })
    await until(() => field(host, 'list-assets-orders-u') === 'a1,c3')
    expect([field(host, 'asset-b2'), field(host, 'asset-b2-name')]).to.deep.equal([undefined, undefined])
    expect(document.activeElement).to.equal(button(host, 'restore'))
    expect(await axeFindings(host)).to.deep.equal([])
    button(host, 'restore').click()
    await until(() => field(host, 'list-assets-orders-u') === 'a1,b2,c3')
    expect(document.activeElement).to.equal(button(host, 'remove', 1))
  })

  it('moves an asset by its buttons, by keys and by dragging, and announces its position', async () => {
    const host = await put('multiple', listed('a1', 'b2', 'c3'))
    button(host, 'down', 0).focus()
    button(host, 'down', 0).click()
    await until(() => field(host, 'list-assets-orders-u') === 'b2,a1,c3')
    expect(document.activeElement).to.equal(button(host, 'down', 1))
    await until(() => document.querySelector('[data-part=announcement]')?.textContent === 'a1.pdf : position 2 sur 3')
    const handle = button(host, 'handle', 2)
    handle.focus()
    handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
    await until(() => field(host, 'list-assets-orders-u') === 'c3,b2,a1')
    expect(document.activeElement).to.equal(button(host, 'handle', 0))
    const last = (host.querySelectorAll('[data-part=file]')[2] as Element).getBoundingClientRect()
    button(host, 'handle', 0).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    document.dispatchEvent(new PointerEvent('pointermove', { clientY: last.bottom - 2 }))
    document.dispatchEvent(new PointerEvent('pointerup'))
    await until(() => field(host, 'list-assets-orders-u') === 'b2,a1,c3')
    expect(button(host, 'up', 0).getAttribute('aria-disabled')).to.equal('true')
  })

  for (const [why, sent, text] of [
    ['of a wrong type', file('anim.gif'), 'Le fichier « anim.gif » n’est pas d’un type accepté.'],
    ['that is too large', file('a.pdf', 1001), 'Le fichier « a.pdf » est trop volumineux.'],
    ['that is empty', file('a.pdf', 0), 'Le fichier « a.pdf » est vide ou trop petit.'],
    [
      'with a hostile name',
      file('<img src=x onerror=alert(1)>.exe'),
      'Le fichier « <img src=x onerror=alert(1)>.exe » n’est pas d’un type accepté.',
    ],
  ] as const)
    it(`sends no file ${why}, and shows why in a modal [ASSETS-25, ASSETS-26, ASSETS-35, ASSETS-37, ASSETS-39, ASSETS-40, ASSETS-41, ERROR-17]`, async () => {
      const host = await put()
      const validated = nextEvent('upload:validated', host)
      choose(host, sent)
      expect((await validated).detail.error).to.equal(text)
      await until(() => dialogText() === text)
      expect([calls, ids(host)]).to.deep.equal([[], []])
      expect(await axeFindings(document.querySelector('dialog[open]') as Element)).to.deep.equal([])
    })

  it('accepts .jpeg and .JPG where .jpg is accepted, and types that Windows leaves empty [ASSETS-36]', async () => {
    answer(POST, 200, [asset('a1')])
    const host = await put('multiple')
    choose(host, file('a.jpeg'), file('b.JPG'), file('c.Jpg', 10, 'image/pjpeg'))
    await until(() => callsTo(POST).length === 3)
  })

  it('accepts files up to the maximum, and reports the others [ASSETS-38]', async () => {
    answer(POST, 200, [asset('a1')])
    answer(POST, 200, [asset('b2')])
    const host = await put('multiple max-files="2"')
    choose(host, file('a.pdf'), file('b.pdf'), file('c.pdf'))
    await until(() => dialogText() === 'Vous pouvez envoyer 2 fichiers au plus.')
    await until(() => ids(host).length === 2)
    expect(callsTo(POST).length).to.equal(2)
  })

  it('accepts dropped and pasted files', async () => {
    answer(POST, 200, [asset('a1')])
    answer(POST, 200, [asset('b2')])
    const host = await put('multiple')
    const data = new DataTransfer()
    data.items.add(file('a.pdf'))
    host.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }))
    await until(() => host.hasAttribute('data-dropping'))
    host.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    await until(() => ids(host).length === 1)
    expect(host.hasAttribute('data-dropping')).to.equal(false)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await until(() => ids(host).length === 2)
  })

  it('keeps the browser on the page when a file misses the tag', async () => {
    await put()
    const data = new DataTransfer()
    data.items.add(file('a.pdf'))
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    expect([drop.defaultPrevented, calls]).to.deep.equal([true, []])
  })

  for (const [status, data] of [
    [500, null],
    [404, null],
    [0, null],
    [200, '<html>'],
    [200, [{ no: 'asset' }]],
    [200, []],
  ] as const)
    it(`reports a failed upload, and sends it again: ${status || 'lost'} ${JSON.stringify(data)} [ERROR-16]`, async () => {
      answer(POST, status, data)
      answer(POST, 200, [asset('a1')])
      const host = await put()
      const failed = nextEvent<CustomEvent>('upload:failed', host)
      choose(host, file('a.pdf'))
      await until(() => dialogText() === GENERIC)
      expect((await failed).detail.name).to.equal('a.pdf')
      expect(document.querySelector('dialog[open]')?.getAttribute('role')).to.equal('alertdialog')
      await closeDialogs()
      expect(ids(host)).to.deep.equal([])
      await until(() => host.querySelector('[data-part=upload]')?.getAttribute('data-state') === 'failed')
      expect(await axeFindings(host)).to.deep.equal([])
      button(host, 'retry').focus()
      button(host, 'retry').click()
      await until(() => ids(host).join() === 'a1')
      await until(() => !host.querySelector('[data-part=upload]'))
      expect(host.contains(document.activeElement)).to.equal(true)
    })

  it('moves the focus when a failed file is dismissed: to the next one, at last to the field', async () => {
    answer(POST, 500)
    const host = await put('multiple')
    choose(host, file('a.pdf'), file('b.pdf'))
    await until(() => host.querySelectorAll('[data-state=failed]').length === 2)
    await closeDialogs()
    for (const next of [() => button(host, 'cancel'), () => host.querySelector('input[type=file]')]) {
      const count = host.querySelectorAll('[data-part=upload]').length
      button(host, 'cancel').focus()
      button(host, 'cancel').click()
      await until(() => host.querySelectorAll('[data-part=upload]').length === count - 1)
      expect(document.activeElement).to.equal(next())
    }
  })

  for (const status of [200, 422])
    it(`shows the shop’s own text of a refused file, answered with ${status} [ERROR-17]`, async () => {
      answer(POST, status, [{ name: 'a.pdf', Error: '<b>Virus</b>' }])
      const host = await put()
      choose(host, file('a.pdf'))
      await until(() => dialogText() === '<b>Virus</b>')
      await until(() => ids(host).length === 0 && !host.querySelector('[data-part=upload]'))
    })

  it('reports that a file is too large when the shop answers 413', async () => {
    answer(POST, 413, null)
    choose(await put(), file('a.pdf'))
    await until(() => dialogText() === 'Le fichier « a.pdf » est trop volumineux.')
  })

  it('asks an anonymous visitor to sign in, and then sends the file', async () => {
    answer(POST, 401, null)
    answer(POST, 200, [asset('a1')])
    answer('GET /fr/security/login', 200, '<h2>Connexion</h2><p>Mot de passe</p>')
    const host = await put()
    choose(host, file('a.pdf'))
    await until(() => document.querySelector('dialog[open]')?.textContent?.includes('Mot de passe'))
    document.dispatchEvent(new CustomEvent('auth:login', { bubbles: true }))
    await until(() => ids(host).join() === 'a1')
    expect(callsTo(POST).length).to.equal(2)
  })

  it('shows a hostile name as text, and renders no element of it', async () => {
    answer(POST, 200, [asset('a1', HOSTILE, { fileType: 'Image', thumbnail_url: 'data:,' })])
    const host = await put()
    choose(host, file(HOSTILE))
    await until(() => ids(host).length === 1)
    expect(host.querySelector('[data-part=fileText]')?.textContent).to.equal(HOSTILE)
    expect(host.querySelector('[src=x]')).to.equal(null)
  })

  it('stores names, order and removals at once in the library, and reverts those that the shop refuses', async () => {
    answer('POST /assets/a1/rename', 200, asset('a1', 'Notice'))
    answer('POST /assets/a1/rename', 500)
    answer('POST /assets/b2/delete', 204)
    answer('POST /assets/b2/restore', 200, asset('b2'))
    answer('POST /assets/order', 204)
    const host = await put('multiple in-library', listed('a1', 'b2'))
    const rename = (text: string) => {
      const name = host.querySelector('[name="asset-a1-name"]') as HTMLInputElement
      name.value = text
      name.dispatchEvent(new Event('input', { bubbles: true }))
      name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
    rename('Notice')
    await until(() => host.querySelector('[data-part=fileText]')?.textContent === 'Notice')
    rename('Autre')
    await until(() => callsTo('POST /assets/a1/rename').length === 2)
    expect(host.querySelector('[data-part=fileText]')?.textContent).to.equal('Notice')
    expect(field(host, 'asset-a1-name')).to.equal('Autre')
    button(host, 'down', 0).click()
    await until(() => callsTo('POST /assets/order').length === 1)
    expect(callsTo('POST /assets/order')[0]?.body).to.deep.equal({ folderId: '7', ids: 'b2,a1' })
    button(host, 'remove', 0).click()
    await until(() => callsTo('POST /assets/b2/delete').length === 1)
    button(host, 'restore').click()
    await until(() => callsTo('POST /assets/b2/restore').length === 1)
    await until(() => ids(host).join() === 'b2,a1')
  })

  it('sends a restoration to the library after the answer to its removal, and shows the file once if that failed', async () => {
    let release = (_: unknown) => {}
    const gate = new Promise((resolve) => (release = resolve))
    answer('POST /assets/a1/delete', 500, null, gate)
    answer('POST /assets/a1/restore', 200, asset('a1'))
    const host = await put('multiple in-library', listed('a1', 'b2'))
    button(host, 'remove', 0).click()
    await until(() => callsTo('POST /assets/a1/delete').length === 1)
    button(host, 'restore').click()
    await until(() => ids(host).join() === 'a1,b2')
    await nextFrame()
    expect(callsTo('POST /assets/a1/restore')).to.have.length(0)
    release(undefined)
    await until(() => callsTo('POST /assets/a1/restore').length === 1)
    await nextFrame()
    expect(ids(host)).to.deep.equal(['a1', 'b2'])
  })

  it('sends the order of the library when the page is left before it has settled', async () => {
    answer('POST /assets/order', 204)
    const host = await put('multiple in-library', listed('a1', 'b2'))
    button(host, 'down', 0).click()
    await until(() => ids(host).join() === 'b2,a1')
    expect(callsTo('POST /assets/order')).to.have.length(0)
    host.remove()
    await until(() => callsTo('POST /assets/order').length === 1)
    expect(callsTo('POST /assets/order')[0]?.body).to.deep.equal({ folderId: '7', ids: 'b2,a1' })
  })

  it('hides the button that only sends without JavaScript, and never sends the form itself', async () => {
    const host = await put()
    expect(button(host, 'send').hidden).to.equal(true)
    const form = host.querySelector('form') as HTMLFormElement
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    expect(submit.defaultPrevented).to.equal(true)
  })
})
