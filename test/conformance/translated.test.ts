import { expect } from '@open-wc/testing'
import { translate } from '../harness/translator.ts'
import { changeAttributes, clear, first, frames, loadAll, put, settle, touch } from './mounted.ts'
import { type Sample, samples } from './samples.ts'

function failures(): string[] {
  const seen: string[] = []
  document.addEventListener('element:error', (event) => {
    const { target } = event
    seen.push(`${(target as Element).localName}: ${JSON.stringify((event as CustomEvent).detail)}`)
  })
  return seen
}

let asked = 0

/** Counts the requests whose answers are not there yet, with their bodies. */
function countRequests(): void {
  const { fetch } = window
  window.fetch = async (...parameters) => {
    asked += 1
    try {
      const answer = await fetch(...parameters)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      asked -= 1
    }
  }
}

async function rest(): Promise<void> {
  let still = 0
  const observer = new MutationObserver(() => (still = 0))
  observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true })
  for (; still < 2 || asked > 0; still += 1) await frames()
  observer.disconnect()
}

/** The text in a place, without the notices of earlier tags, which an open dialog contains. */
const textIn = (place: Element): string =>
  place.textContent.replace(place.querySelector('dialog notice-stack')?.textContent ?? '', '')

/**
 * The visible text of a tag that has started, was used and got other attributes. A running clock is read without its
 * numbers.
 */
async function play(sample: Sample, isTranslated: boolean) {
  const place = await put('')
  const stop = isTranslated ? translate(place) : () => {}
  place.innerHTML = sample.markup
  await settle()
  touch(place)
  await rest()
  const element = first(place, sample)
  await changeAttributes(element, sample)
  await rest()
  const seen = { hasFailed: element.hasAttribute('data-error'), text: textIn(place).replace(/\d+/g, '0') }
  stop()
  await clear()
  return seen
}

describe('in a page that a translator has changed', () => {
  const failed = failures()
  before(() => {
    countRequests()
    return loadAll()
  })
  afterEach(clear)

  for (const sample of samples)
    it(`<${sample.tag}> starts, changes and ends as in any page`, async () => {
      const plain = await play(sample, false)
      failed.splice(0)
      expect([await play(sample, true), failed.splice(0)]).to.deep.equal([plain, []])
    })
})
