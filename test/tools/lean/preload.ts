import type { Plugin } from 'vite'

/** Puts the library's own `preload` in the place of the one that Vite writes into a build. */
export const ownPreload = (): Plugin => ({
  name: 'vitrine-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from '/runtime/page/scripts/preload.ts'`
      : null,
})
