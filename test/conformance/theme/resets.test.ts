import { expect } from '@open-wc/testing'
import { until } from '../../harness/component.ts'
import { clear, frames, put, registerByLoader, settle, touch } from '../mounted.ts'
import { link, RESETS } from './resets.ts'

describe('Resets', () => {
  before(async () => {
    await registerByLoader('image-overlay', 'modal-dialog', 'side-panel', 'product-slider', 'search-select')
  })
  afterEach(clear)

  for (const [reset, css] of Object.entries(RESETS)) {
    describe(`of the kind ${reset}`, () => {
      let unlink = () => {}
      before(() => {
        unlink = link(css)
      })
      after(() => unlink())

      const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]') as HTMLDialogElement
      const still = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

      it('leave a photo the whole window, and fit it in', async () => {
        const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="4000"/>')}`
        const place = await put(
          `<image-overlay><a href="${photo}"><img src="${photo}" alt="Vase" width="60"></a></image-overlay>`,
        )
        touch(place)
        place.querySelector('a')?.click()
        const picture = await until(
          () => document.querySelector('dialog[open] [data-part=picture]:not([hidden])'),
          'the photo',
        )
        await still()
        const { x, y, width, height } = picture.getBoundingClientRect()
        const { clientWidth, clientHeight } = document.documentElement
        expect([x, y, width, height].map(Math.round)).to.deep.equal([0, 0, clientWidth, clientHeight])
        expect(dialog().scrollHeight).to.equal(clientHeight)
        dialog().close()
      })

      it('leave a modal in the middle of the window, and a panel at its side', async () => {
        const place = await put(
          `<modal-dialog heading="Modal"><p>Text</p></modal-dialog>
          <side-panel heading="Panel"><button data-part="trigger">Open</button><div data-part="panel"><p>Text</p></div></side-panel>`,
        )
        touch(place)
        await settle()
        const { clientWidth: width, clientHeight: height } = document.documentElement
        for (const [tag, near] of [
          ['modal-dialog', { x: width / 2, y: height / 2 }],
          ['side-panel', { x: width - 5, y: height - 5 }],
        ] as const) {
          place.querySelector(tag)?.toggleAttribute('open', true)
          await until(dialog, tag)
          await still()
          expect(document.elementFromPoint(near.x, near.y)?.closest('dialog'), tag).to.equal(dialog())
          const box = dialog().getBoundingClientRect()
          expect(
            Math.abs(tag === 'modal-dialog' ? box.x + box.width / 2 - width / 2 : box.right - width),
            tag,
          ).to.be.below(1)
          dialog().close()
          await until(() => !dialog(), 'the end')
        }
      })

      it('leave slides in one row, and a list of choices over the page', async () => {
        const place = await put(
          `<product-slider><div class="splide__track"><ul class="splide__list">${'<li class="splide__slide"><a href="#a">Vase</a></li>'.repeat(6)}</ul></div></product-slider>
          <search-select><select name="City" aria-label="City"><option value="1">Lyon</option><option value="2">Nice</option></select></search-select>`,
        )
        touch(place)
        await frames()
        const slides = [...place.querySelectorAll('product-slider li')]
        expect(new Set(slides.map((slide) => slide.getBoundingClientRect().y)).size).to.equal(1)
        const field = (place.querySelector('select') as Element).getBoundingClientRect()
        const pressed = document.elementFromPoint(field.x + 10, field.y + field.height / 2)
        pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
        const list = await until(() => document.querySelector<HTMLElement>('[data-vt-popup]:not([hidden])'), 'the list')
        expect(getComputedStyle(list).position).to.equal('fixed')
        const { x, y, width, height } = (list.querySelector('[role=option]') as Element).getBoundingClientRect()
        expect(list.contains(document.elementFromPoint(x + width / 2, y + height / 2))).to.equal(true)
      })
    })
  }
})
