declare module 'virtual:components' {
  import type { Components } from '../../runtime/element/loader.ts'
  /** The code of every tag and when to fetch it, from the definitions. */
  export const components: Components
}
