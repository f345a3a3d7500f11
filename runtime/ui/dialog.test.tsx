import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { mount, nextEvent, until } from '../../test/harness/component.ts'
import { $openDialogs } from '../dialogs/stack.ts'
import { Dialog } from './dialog.tsx'
import { ServerHtml } from './html.tsx'

function Basket() {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <button type="button" data-hide onClick={() => setOpen(false)}>
        Hide
      </button>
      <Dialog isOpen={isOpen} heading={`Basket of ${count}`} size="small" onClose={() => setOpen(false)}>
        {isOpen ? (
          <button
            type="button"
            data-add
            onClick={(event) => {
              setCount(count + 1)
              event.currentTarget.dispatchEvent(new CustomEvent('basket:more', { bubbles: true }))
            }}
          >
            More than {count}
          </button>
        ) : null}
      </Dialog>
    </>
  )
}

const shown = () => document.querySelector<HTMLDialogElement>('dialog[open]')

describe('<Dialog> of a view', () => {
  let host: HTMLElement
  let root: Root

  beforeEach(async () => {
    host = await mount('<div></div>')
    root = createRoot(host)
    root.render(<Basket />)
    const show = await until(() => host.querySelector('button'))
    show.focus()
    show.click()
    await until(() => shown()?.querySelector('[data-add]'))
  })

  afterEach(async () => {
    root.unmount()
    await until(() => $openDialogs.get().length === 0)
  })

  it('shows the content of the view and keeps heading and content up to date', async () => {
    const dialog = shown()
    expect(dialog?.dataset.size).to.equal('small')
    dialog?.querySelector<HTMLElement>('[data-add]')?.click()
    await until(() => dialog?.querySelector('h2')?.textContent === 'Basket of 2')
    expect(dialog?.querySelector('[data-add]')?.textContent).to.equal('More than 2')
  })

  it('lets events bubble to the element of the view', async () => {
    const more = nextEvent('basket:more', host)
    shown()?.querySelector<HTMLElement>('[data-add]')?.click()
    await more
  })

  it('notifies the view when the shopper closes it, keeps its content while it fades, and opens again', async () => {
    const dialog = shown() as HTMLDialogElement
    dialog.close()
    await until(() => $openDialogs.get().length === 0)
    expect(dialog.querySelector('[data-add]') !== null).to.equal(true)
    await until(() => !dialog.isConnected)
    expect(document.activeElement === host.querySelector('button')).to.equal(true)
    host.querySelector('button')?.click()
    await until(() => shown()?.querySelector('[data-add]'))
  })

  it('gives the focus back when the view closes it', async () => {
    const dialog = shown() as HTMLDialogElement
    host.querySelector<HTMLElement>('[data-hide]')?.click()
    await until(() => !dialog.isConnected)
    expect(document.activeElement === host.querySelector('button')).to.equal(true)
  })

  it('closes when the view leaves the page', async () => {
    root.render(null)
    await until(() => $openDialogs.get().length === 0)
    expect(shown() === null).to.equal(true)
  })
})

describe('<ServerHtml> of a view', () => {
  it('shows the HTML of the server, and later HTML', async () => {
    const host = await mount('<div></div>')
    const root = createRoot(host)
    root.render(<ServerHtml html="<b>12 €</b>" />)
    await until(() => host.querySelector('b'))
    root.render(<ServerHtml html="<i>13 €</i>" />)
    await until(() => host.querySelector('i'))
    expect(host.textContent).to.equal('13 €')
    root.unmount()
  })
})
