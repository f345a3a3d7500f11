import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { axeFindings, mount, until } from '../../../test/harness/room.ts'
import './index.ts'

const piece = (name: string | number) => `<li><h3><a href="#p${name}">Piece ${name}</a></h3></li>`

const slider = (count: number, attributes = 'autoplay="0" speed="0"') =>
  `<product-slider aria-label="New" ${attributes}><ul>${Array.from({ length: count }, (_, i) => piece(i + 1)).join('')}</ul></product-slider>`

async function put(markup = slider(10)) {
  const host = await mount(markup)
  await until(() => host.dataset.state === 'ready', 'a slider that is ready')
  return host
}

const seen = (host: Element) =>
  [...host.querySelectorAll('li')].filter((slide) => !slide.inert).map(({ textContent }) => textContent?.slice(6))

describe('<product-slider>', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  it('is ready', async () => {
    const host = await put()
    expect(seen(host)).to.deep.equal(['1', '2', '3', '4'])
    host.querySelector<HTMLElement>('[data-part=slider-next]')?.click()
    expect(seen(host)).to.deep.equal(['5', '6', '7', '8'])
    expect(await axeFindings(host)).to.deep.equal([])
    const first = host.querySelectorAll('li')[4]?.getBoundingClientRect()
    expect(Math.round(first?.left ?? 0)).to.equal(Math.round(host.getBoundingClientRect().left))
  })
})
