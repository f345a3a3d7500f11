import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** HTML allows items of a list neither the role of a group nor that of a tab's panel. */
export const ListRoles: ComponentConstructor = (splide, { Elements, Slides }) => ({
  mount() {
    EventInterface(splide).on('mounted refresh', () => {
      for (const element of [Elements.list, ...Slides.get().map(({ slide }) => slide)]) element.removeAttribute('role')
    })
  },
})
