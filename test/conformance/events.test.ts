import { testedEvents } from 'virtual:tested-events'
import { expect } from '@open-wc/testing'
import { pageEvents } from '../../demo/docs/contract/settings.ts'
import { isCancelable } from '../../runtime/element/define.ts'
import { clear, frames, put, registerAll } from './mounted.ts'
import { everyTag, samples } from './samples.ts'
import { friendlyShop, touchAll } from './touch.ts'

/** Every event of every tag, and those of the page itself, with the fields of their `detail`. Tags may share a name. */
const declared = [
  ...pageEvents.map(({ name, detail }) => ({ name, fields: detail.match(/\w+/g) ?? [] })),
  ...everyTag.flatMap(({ definition }) =>
    Object.entries(definition.events ?? {}).map(([name, event]) => ({ name, fields: Object.keys(event.detail) })),
  ),
]

const sent: CustomEvent[] = []
const { dispatchEvent } = EventTarget.prototype

/** Every event that was sent in the whole run. */
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

  // Not for a selection of tags: one tag's link causes the event of another.
  if (samples.length === everyTag.length)
    it('is sent when all tags are touched, or is in a test of its own', async () => {
      const names = declared.map(({ name }) => name)
      // Events that need a failure, a refusal or more than a touch are in tests of their own.
      const missing = () => names.filter((name) => !seen.has(name) && !testedEvents.includes(name))
      const isAwaited = ({ events = {} }: (typeof samples)[number]['definition']) =>
        missing().some((name) => events[name])
      // Most were sent above. Code that the first touch fetches may have been too late, and the tests run in any order:
      // a further round is useful if the previous one has found an event.
      for (let before = Number.POSITIVE_INFINITY; missing().length > 0 && missing().length < before; ) {
        before = missing().length
        for (const { definition, markup } of samples) {
          if (!isAwaited(definition)) continue
          await touchAll(await put(markup))
          // An answer may take long to arrive.
          for (let count = 0; isAwaited(definition) && count < 20; count += 1) await frames()
          await clear()
        }
      }
      expect(missing(), 'no touch sends these: let a test beside the tag listen to each').to.deep.equal([])
    })
})
