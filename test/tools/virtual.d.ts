declare module 'virtual:components' {
  import type { Components } from '../../runtime/element/loader.ts'
  /** The code of each tag and when to fetch it, from the definitions. */
  export const components: Components
}

declare module 'virtual:doctor' {
  import type { Contracts } from '../../runtime/element/doctor/tags.ts'
  export const contracts: Contracts
  /** The modules of `stores/`, by their names. */
  export const stores: Record<string, () => Promise<Record<string, unknown>>>
}

declare module 'virtual:tested-events' {
  /** The names of events that tests of the library contain. */
  export const testedEvents: readonly string[]
}

declare module 'virtual:texts' {
  import type { Texts } from '../../runtime/page/settings.ts'

  type Areas = Record<string, () => Promise<{ default: Texts }>>
  /** The texts of each culture, and those of its areas. */
  export const cultures: Record<string, () => Promise<{ texts: Texts; areas: Areas }>>
}
