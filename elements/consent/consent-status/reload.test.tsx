import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { acceptAll } from '../../../stores/consent/consent.ts'
import { hydrated, mount, nextEvent, until } from '../../../test/harness/component.ts'
import './index.ts'

// This test needs a window of its own, since a script that has run cannot be undone.
describe('<consent-status>, after an allowed script has run', () => {
  before(loadStrings)

  it('suggests to reload the page after a script that was allowed has run, and only then', async () => {
    const place = await mount('<div><consent-status></consent-status></div>')
    const host = await hydrated(place.querySelector('consent-status') as HTMLElement)
    const button = (part: string) => host.querySelector(`[data-part=${part}]`) as HTMLButtonElement
    acceptAll()
    button('revoke').click()
    await new Promise(requestAnimationFrame)
    expect(document.querySelector('dialog') === null).to.equal(true)

    const script = Object.assign(document.createElement('script'), { type: 'text/plain', textContent: 'ran = true' })
    script.dataset.consent = 'statistics'
    place.append(script)
    acceptAll()
    await until(() => 'ran' in globalThis)
    button('revoke').click()
    const question = await until(() => document.querySelector<HTMLDialogElement>('[role=alertdialog]'))
    const reload = nextEvent('page:before-reload')
    document.addEventListener('page:before-reload', (event) => event.preventDefault(), { once: true })
    question.querySelector<HTMLElement>('[data-part=dialog-confirm]')?.click()
    expect((await reload).detail).to.deep.equal({ reason: 'consent-withdrawn' })
  })
})
