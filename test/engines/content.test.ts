import { expect, test } from './shop.ts'
import { patient } from './visitor.ts'

test('the calendar of the news goes to another month and a day, and Back follows', async ({ visitor }) => {
  const { window } = visitor
  const month = () =>
    window.evaluate(() => document.querySelector('news-calendar [data-part=days]')?.getAttribute('data-month') ?? '')
  await visitor.open('/fr/news')
  await visitor.shows('news-calendar[data-hydrated]')
  const first = await month()
  await visitor.click('news-calendar [data-part=previous]')
  await expect.poll(month, patient).not.toBe(first)
  await visitor.sees(/\/fr\/news\?month=/, 'Nouvelles de l’atelier')
  await visitor.click('news-calendar td a')
  await visitor.sees(/\/fr\/news\?day=/, 'Nouvelles de l’atelier')
  await visitor.shows('.news-day h2')
  await visitor.back()
  await visitor.sees(/\/fr\/news\?month=/, 'Nouvelles de l’atelier')
  await visitor.back()
  await expect.poll(month, patient).toBe(first)
})

test('stores are on a map, and chosen in the list or there', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/pages/stores')
  await visitor.counts('.leaflet-marker-icon', 10)
  await visitor.click('li:nth-child(4) [data-part=show]')
  await visitor.reads('[data-part=map-info]', 'Atelier Barcelona')
  await window.evaluate(() => document.querySelectorAll<HTMLElement>('.leaflet-marker-icon')[5]?.focus())
  await window.press('Enter')
  await visitor.reads('[data-part=map-info]', 'Atelier Lyon')
})

test('the sliders of the home page move', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/')
  const slider = '[aria-labelledby=band-fresh] product-slider'
  await window.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' }), slider)
  await visitor.shows(`${slider}[data-state=ready]`)
  const isFirstGone = () =>
    window.evaluate((wanted) => document.querySelector<HTMLElement>(`${wanted} li`)?.inert === true, slider)
  expect(await isFirstGone()).toBe(false)
  await visitor.click(`${slider} [data-part=slider-next]`)
  await expect.poll(isFirstGone, patient).toBe(true)
})

test('a day is chosen in a calendar, and conditions are read in a dialog', async ({ visitor }) => {
  const { window } = visitor
  await visitor.open('/fr/contact')
  await visitor.click('date-picker button')
  await visitor.shows('date-picker [role=grid], date-picker table')
  await window.press('ArrowRight', 'Enter')
  const chosen = () => window.evaluate(() => document.querySelector<HTMLInputElement>('date-picker input')?.value ?? '')
  await expect.poll(chosen, patient).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await visitor.click('footer modal-link a[href$="/pages/terms"]')
  await visitor.shows('dialog[open] h2')
  await window.press('Escape')
  await visitor.hides('dialog[open]')
})
