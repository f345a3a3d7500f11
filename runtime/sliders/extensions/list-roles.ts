import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** Leaves the server's list a list: HTML allows its items neither the role of a group nor that of a tab's panel. */
export const ListRoles: ComponentConstructor = (splide, { Elements, Slides }) => ({
  mount() {
    EventInterface(splide).on('mounted refresh', () => {
      for (const element of [Elements.list, ...Slides.get().map(({ slide }) => slide)]) element.removeAttribute('role')
    })
  },
})
