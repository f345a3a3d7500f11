/** @jsxImportSource hono/jsx */

/** The paths of each icon, in a box of 24. */
const SHAPES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3 4.7 4.7',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  heart: 'M12 20.2S4 15 4 9.4A4.6 4.6 0 0 1 12 6.3a4.6 4.6 0 0 1 8 3.1c0 5.6-8 10.8-8 10.8Z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c3 2.6 3.6 5.4 3.6 8.5S15 18 12 20.5C9 18 8.4 15.1 8.4 12S9 6.1 12 3.5ZM3.8 12h16.4',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  truck:
    'M2.5 6.5h11v10h-11v-10Zm11 3.5h4l4 3.5v3h-8M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19Zm10.5 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  back: 'M4 9.5h11a5 5 0 0 1 0 10h-6M8 5 3.5 9.5 8 14',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2L15.3 10',
} as const

/** One of the shop's icons; its meaning is in a text beside it or in the label of its button. */
export const Icon = ({ name }: { name: keyof typeof SHAPES }) => (
  <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
    <path d={SHAPES[name]} stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
