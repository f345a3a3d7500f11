import { expect } from '@open-wc/testing'
import { pageEvents } from '../../demo/docs/settings.ts'
import { isCancelable } from '../../runtime/element/define.ts'
import { clear, frames, put, registerAll } from './mounted.ts'
import { everyTag, samples } from './samples.ts'
import { friendlyShop, touchAll } from './touch.ts'

/** Every event of every tag, and those of the page itself, with what their `detail` holds. Tags may share a name. */
const declared = [
  ...pageEvents.map(({ name, detail }) => ({ name, fields: detail.match(/\w+/g) ?? [] })),
  ...everyTag.flatMap(({ definition }) =>
    Object.entries(definition.events ?? {}).map(([name, event]) => ({ name, fields: Object.keys(event.detail) })),
  ),
]

/** What needs a failure, a refusal or more than a touch: the tests of the tags see to it. */
const NOT_BY_TOUCH = [
  'page:before-reload',
  'element:error',
  'element:load-error',
  'auth:before-return',
  'form:invalid',
  'checkout:invalid',
  'change',
  'notice:hide',
  'loader:hidden',
  'fragment:error',
  'nav:hide',
  'nav:show',
  'copy:done',
  'page:leave',
  'page:swap',
  'page:loaded',
  'page:error',
  'page:unauthorized',
  'page:before-full-load',
  'spin:frame',
  'search:select',
  'coupon:select',
  // Files are chosen in a dialog of the browser, and assets in the library of the shop: the tags' own tests do.
  ...['upload:chosen', 'upload:validated', 'upload:start', 'upload:done', 'upload:failed'],
  ...['asset:picked', 'asset:added', 'asset:removed', 'asset:renamed', 'crop:open', 'crop:done', 'crop:cancel'],
  'folder:moved',
  'city:select',
  'customer:select',
  'payment:error',
  'wishlist:deleted',
  'countdown:end',
  'calendar:day',
  'news:shown',
]

const sent: CustomEvent[] = []
const { dispatchEvent } = EventTarget.prototype

/** Every event that was seen in the whole run. */
const seen = new Set<string>()

describe('every event', () => {
  before(async () => {
    await registerAll()
    EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event) {
      // A fragment is the private bus of a package; no page listens to it.
      if (event instanceof CustomEvent && !(this instanceof DocumentFragment)) {
        sent.push(event)
        seen.add(event.type)
      }
      return dispatchEvent.call(this, event)
    }
  })
  after(() => {
    EventTarget.prototype.dispatchEvent = dispatchEvent
  })
  beforeEach(friendlyShop)
  afterEach(clear)

  for (const { tag, markup } of samples) {
    it(`of <${tag}> is declared, bubbles, is composed, has plain data, and can be cancelled only before`, async () => {
      const place = await put(markup)
      sent.length = 0
      await touchAll(place)
      for (const { type, bubbles, composed, cancelable, detail } of sent) {
        expect([bubbles, composed], type).to.deep.equal([true, true])
        expect(cancelable, type).to.equal(isCancelable(type) || type === 'api:request')
        if (type === 'api:request') continue
        expect(structuredClone(detail), type).to.deep.equal(detail)
        const names = Object.keys(detail ?? {})
          .sort()
          .join()
        expect(declared.filter(({ name }) => name === type).map(({ fields }) => fields.sort().join())).to.include(names)
      }
    })
  }

  // Of some tags it cannot be asked: one tag's link causes what another one sends.
  if (samples.length === everyTag.length)
    it('that a shopper’s touch can cause is sent when all tags are touched', async () => {
      const names = declared.map(({ name }) => name)
      const missing = () => names.filter((name) => !seen.has(name) && !NOT_BY_TOUCH.includes(name))
      const isAwaited = ({ events = {} }: (typeof samples)[number]['definition']) =>
        missing().some((name) => events[name])
      // Most were seen above. Code that the first touch fetches may have come too late, and the tests run in any order.
      for (const { definition, markup } of [...samples, ...samples]) {
        if (!isAwaited(definition)) continue
        await touchAll(await put(markup))
        // An answer may be slow to come.
        for (let count = 0; isAwaited(definition) && count < 20; count += 1) await frames()
        await clear()
      }
      expect(missing()).to.deep.equal([])
    })
})
