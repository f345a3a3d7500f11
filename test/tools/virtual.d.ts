declare module 'virtual:components' {
  import type { Components } from '../../runtime/element/loader.ts'
  /** The code of every tag and when to fetch it, from the definitions. */
  export const components: Components
}

declare module 'virtual:warnings' {
  /** The sentences of each warning, by its key; `{0}` is the first value that it quotes. */
  export const sentences: Record<string, string>
}
