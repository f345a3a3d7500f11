import type { Clock } from '../clock.ts'
import { mount, until } from '../component.ts'

export async function putSlider<E extends HTMLElement = HTMLElement>(markup: string): Promise<E> {
  const host = await mount<E>(markup)
  await isReady(host)
  return host
}

export const isReady = (host: HTMLElement) => until(() => host.dataset.state === 'ready', 'a slider that is ready')

export const slideList = (items: string, attributes = ''): string =>
  `<div class="splide__track"><ul class="splide__list"${attributes}>${items}</ul></div>`

export const items = (count: number, word: string) =>
  Array.from(
    { length: count },
    (_, index) => `<li class="splide__slide"><a href="#${word}${index + 1}">${word} ${index + 1}</a></li>`,
  ).join('')

const slidesOf = (host: Element) => [...host.querySelectorAll<HTMLElement>('.splide__list > li')]

export const reachable = (host: Element): number[] =>
  slidesOf(host).flatMap((slide, index) => (slide.inert ? [] : [index + 1]))

/** The numbers of the visible slides: whole, inside the box of the slider. */
export function seen(host: Element): number[] {
  const { left, right } = host.getBoundingClientRect()
  return slidesOf(host).flatMap((slide, index) => {
    const box = slide.getBoundingClientRect()
    return box.width > 0 && box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : []
  })
}

export const sliderButton = (host: Element, name: 'pause' | 'previous' | 'next'): HTMLButtonElement =>
  host.querySelector(`:scope > [data-part=slider-buttons] > [data-part=slider-${name}]`) as HTMLButtonElement

/** Clears the stored positions of sliders: every test has the same entry of the history. */
export const forgetPlaces = (): void => history.replaceState(null, '')

/** Waits until the slides move by themselves: at first nobody knows whether they are in sight. */
export const isPlaying = (host: HTMLElement) =>
  until(() => sliderButton(host, 'pause').classList.contains('is-active'), 'autoplay')

/** Lets so many milliseconds pass on a held clock, and Splide notice it: it reads the clock in each frame. */
export async function letPass(clock: Clock, milliseconds: number): Promise<void> {
  clock.pass(milliseconds)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}
