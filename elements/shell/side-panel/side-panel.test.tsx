import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { send } from '../../../runtime/page/events.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, hydrated, mount, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

type Panel = HTMLElement & { open: boolean; kind: string; side: string; heading: string }

const DRAWER = `<side-panel><button type="button" data-part="trigger">Filters</button>
  <div data-part="panel" id="filters"><h2>Our filters</h2><label>Colour <input name="colour"></label></div></side-panel>`
const FOLD = DRAWER.replace('<side-panel>', '<side-panel kind="collapse">')

const start = location.href

async function put(markup: string) {
  const page = await mount(`<div>${markup}</div>`)
  const host = page.querySelector('side-panel') as Panel
  const find = <E extends HTMLElement>(selector: string) => page.querySelector(selector) as E
  return { page, host, find, trigger: find('[data-part=trigger]'), panel: find('[data-part=panel]') }
}

const dialogIn = (host: Element) => host.querySelector('dialog') as HTMLDialogElement
const isOver = (host: Element) => host.querySelector('dialog:modal') !== null

/** Waits until the slide animation has ended. */
const settled = async (host: Element) => {
  await rendered()
  return until(() => dialogIn(host).getAnimations().length === 0)
}

/** The number of times that an event was sent. */
function counted(name: string, host: Element): () => number {
  let times = 0
  host.addEventListener(name, () => {
    times += 1
  })
  return () => times
}

describe('<side-panel>', () => {
  before(loadStrings)

  afterEach(async () => {
    for (const host of document.querySelectorAll<Panel>('side-panel')) host.open = false
    history.replaceState(null, '', start)
    await until(() => $openDialogs.get().length === 0)
  })

  for (const [kind, markup] of [
    ['panel', DRAWER],
    ['collapse', FOLD],
  ] as const) {
    describe(`of the kind ${kind}`, () => {
      it('opens and closes by its trigger, and emits both events [SHELL-19]', async () => {
        const { host, trigger, panel } = await put(markup)
        const [opened, closed] = [counted('panel:open', host), counted('panel:close', host)]
        expect([panel.checkVisibility({ opacityProperty: true }), trigger.ariaExpanded]).to.deep.equal([false, 'false'])
        trigger.click()
        await until(() => panel.checkVisibility({ opacityProperty: true }))
        expect([trigger.ariaExpanded, host.open, host.hasAttribute('open')]).to.deep.equal(['true', true, true])
        trigger.click()
        await until(() => !panel.checkVisibility({ opacityProperty: true }))
        expect([trigger.ariaExpanded, host.open, host.hasAttribute('open')]).to.deep.equal(['false', false, false])
        expect([opened(), closed()]).to.deep.equal([1, 1])
      })

      it('opens from elsewhere on the page, by its own id or that of its panel', async () => {
        const { host, find } = await put(
          `${markup.replace('<side-panel', '<side-panel id="own"')}<button class="one" data-panel="own">x</button>
           <a class="two" href="#filters">x</a><a class="far" href="/elsewhere#filters">x</a>`,
        )
        for (const trigger of ['.one', '.two']) {
          find(trigger).click()
          await rendered()
          expect([host.open, find(trigger).ariaExpanded], trigger).to.deep.equal([true, 'true'])
          host.open = false
        }
        addEventListener('click', (event) => event.preventDefault(), { once: true })
        find('.far').click()
        expect([host.open, find('.far').ariaExpanded]).to.deep.equal([false, null])
      })

      it('opens by its attribute, its property, and an address that names it', async () => {
        const { host, page } = await put(markup.replace('<side-panel', '<side-panel open'))
        expect(host.open).to.equal(true)
        host.removeAttribute('open')
        expect(host.open).to.equal(false)
        page.remove()
        history.replaceState(null, '', '#filters')
        const { host: named } = await put(markup)
        await until(() => named.open)
      })

      it('passes axe, closed and open', async () => {
        const { page, host, trigger } = await put(markup)
        expect(await axeFindings(page)).to.deep.equal([])
        trigger.click()
        if (kind === 'panel') await settled(host)
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
        expect(await axeFindings(page)).to.deep.equal([])
      })

      it('accepts parts that are added later, and a panel that a script replaces', async () => {
        const { host } = await put(`<side-panel kind="${kind}"></side-panel>`)
        const parts = (await mount(`<div>${markup}</div>`)).querySelectorAll('side-panel > *')
        for (const part of parts) {
          host.append(part)
          await new Promise(requestAnimationFrame)
        }
        expect(parts[1]?.checkVisibility({ opacityProperty: true })).to.equal(false)
        host.open = true
        await until(() => parts[1]?.checkVisibility({ opacityProperty: true }))
        host.innerHTML = '<div data-part="panel">New</div>'
        host.open = false
        host.open = true
        await until(() => host.querySelector('[data-part=panel]')?.checkVisibility({ opacityProperty: true }))
        expect(host.querySelectorAll('[data-part=panel]').length).to.equal(1)
      })

      it('keeps its fields in their form, with typed text, while it opens and closes', async () => {
        const { host, find, panel } = await put(`<form>${markup}</form>`)
        const input = find<HTMLInputElement>('input')
        input.value = 'blue'
        host.open = true
        await rendered()
        expect([...new FormData(find('form'))]).to.deep.equal([['colour', 'blue']])
        host.open = false
        host.remove()
        await new Promise(requestAnimationFrame)
        expect([panel.parentElement === host, host.querySelector('dialog'), panel.hidden]).to.deep.equal([
          true,
          null,
          false,
        ])
        find('form').append(host)
        host.open = true
        expect(input.value).to.equal('blue')
      })

      it('keeps two panels apart, and one inside the other', async () => {
        const inner = markup.replaceAll('filters', 'inner')
        const { page, host, trigger } = await put(markup.replace('<h2>Our filters</h2>', inner))
        const within = page.querySelector('side-panel side-panel') as Panel
        trigger.click()
        expect([host.open, within.open]).to.deep.equal([true, false])
        within.querySelector<HTMLElement>('[data-part=trigger]')?.click()
        expect([host.open, within.open]).to.deep.equal([true, true])
        within.open = false
        await until(() => !within.open)
        expect(host.open).to.equal(true)
      })
    })
  }

  it('expands in place and leaves the page usable [SHELL-17]', async () => {
    const { host, trigger, panel } = await put(`${FOLD}<p>Below</p>`)
    const below = () => host.nextElementSibling?.getBoundingClientRect().top ?? 0
    const before = below()
    trigger.focus()
    await sendKeys({ press: 'Enter' })
    await rendered()
    expect(below() - before).to.be.at.least(panel.offsetHeight)
    expect([isOver(host), document.activeElement === trigger]).to.deep.equal([false, true])
    expect(trigger.getAttribute('aria-controls')).to.equal(panel.id)
    host.querySelector('input')?.focus()
    host.open = false
    await rendered()
    expect(document.activeElement === trigger).to.equal(true)
  })

  it('is found by a search in the page while it is folded', async () => {
    const { host, panel } = await put(FOLD)
    expect(panel.getAttribute('hidden')).to.equal('until-found')
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await rendered()
    expect([host.open, panel.hasAttribute('hidden')]).to.deep.equal([true, false])
  })

  it('slides in over the page from its side, as a dialog with a name [SHELL-18]', async () => {
    await setViewport({ width: 1000, height: 700 })
    const { host, trigger } = await put(DRAWER)
    trigger.click()
    await settled(host)
    expect(isOver(host)).to.equal(true)
    const end = dialogIn(host).getBoundingClientRect()
    expect([end.right, end.top, end.height]).to.deep.equal([1000, 0, 700])
    const label = document.getElementById(dialogIn(host).getAttribute('aria-labelledby') ?? '')
    expect(label?.textContent).to.equal('Our filters')
    host.side = 'start'
    host.heading = '<b>All</b> filters'
    await settled(host)
    expect(dialogIn(host).getBoundingClientRect().left).to.equal(0)
    expect(dialogIn(host).querySelector('[data-part=dialog-heading]')?.textContent).to.equal('<b>All</b> filters')
    await setViewport({ width: 360, height: 600 })
    await until(() => dialogIn(host).getBoundingClientRect().width === 312)
    expect(dialogIn(host).getBoundingClientRect().height).to.equal(600)
  })

  for (const [way, close] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['its close button', (host) => host.querySelector<HTMLElement>('[data-part=dialog-close]')?.click()],
    ['native close()', (host) => dialogIn(host).close()],
  ] as [string, (host: Panel) => unknown][]) {
    it(`closes by ${way}; focus moves into it and returns to the trigger`, async () => {
      const { host, trigger } = await put(DRAWER)
      trigger.focus()
      await sendKeys({ press: 'Enter' })
      expect(host.querySelector('dialog')?.contains(document.activeElement)).to.equal(true)
      const closed = counted('panel:close', host)
      await close(host)
      await until(() => !host.open)
      expect([closed(), document.activeElement === trigger]).to.deep.equal([1, true])
    })
  }

  it('closes by a click beside it', async () => {
    await setViewport({ width: 1000, height: 700 })
    const { host, trigger } = await put(DRAWER)
    // Opened a second ago, since a click right after is the second half of a double click.
    const now = performance.now()
    performance.now = () => now - 1_000
    trigger.click()
    await rendered()
    Reflect.deleteProperty(performance, 'now')
    await settled(host)
    await sendMouse({ type: 'click', position: [20, 300] })
    await until(() => !host.open)
  })

  it('closes when the page is left; a folded one is restored to the state of the server', async () => {
    const { page } = await put(`${DRAWER}${FOLD}${FOLD.replace('<side-panel', '<side-panel open')}`)
    const panels = [...page.querySelectorAll<Panel>('side-panel')]
    const state = () => panels.map(({ open }) => open)
    for (const panel of panels) panel.open = !panel.open
    expect(state()).to.deep.equal([true, true, false])
    send(document, 'page:leave', { url: start })
    expect(state()).to.deep.equal([false, true, false])
    send(document, 'page:loaded', { url: start, title: '' })
    expect(state()).to.deep.equal([false, false, true])
  })

  it('stays open in a move, and through another kind', async () => {
    const { page, host, trigger, panel } = await put(DRAWER)
    trigger.click()
    page.prepend(host)
    await until(() => isOver(host))
    host.kind = 'collapse'
    await rendered()
    expect([host.open, isOver(host), panel.parentElement === host]).to.deep.equal([true, false, true])
    expect(panel.checkVisibility()).to.equal(true)
    host.kind = 'panel'
    await rendered()
    expect([host.open, isOver(host)]).to.deep.equal([true, true])
  })

  it('works once in a clone', async () => {
    const { page, host } = await put(DRAWER)
    host.open = true
    await rendered()
    const clone = host.cloneNode(true) as Panel
    clone.removeAttribute('open')
    host.open = false
    page.append(clone)
    await hydrated(clone)
    clone.open = true
    await rendered()
    expect(clone.querySelectorAll('dialog, input').length).to.equal(2)
    expect(isOver(clone)).to.equal(true)
  })

  it('neither slides nor fades with reduced motion', async () => {
    const { page, host } = await put(DRAWER + FOLD)
    await emulateMedia({ reducedMotion: 'reduce' })
    host.open = true
    await rendered()
    expect(getComputedStyle(dialogIn(host)).transitionDuration).to.equal('0s')
    const fold = page.querySelector('[kind=collapse] [data-part=panel]') as Element
    expect(getComputedStyle(fold).transitionDuration).to.equal('0s')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
})
