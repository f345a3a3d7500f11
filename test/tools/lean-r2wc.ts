import type { Plugin } from 'vite'

/** r2wc's conversions of attributes to props and back, by type. */
const CONVERSIONS = /(\bw = )\{\s*string: E,[^}]*\}/

/** Ships r2wc without its conversions: a definition's own fields read the attributes, and a view is given one property. */
export function leanR2wc(): Plugin {
  return {
    name: 'vitrine-lean-r2wc',
    apply: 'build',
    transform(code, id) {
      if (!/@r2wc\/core\/dist\/core\.js$/.test(id)) return null
      if (!CONVERSIONS.test(code)) throw new Error('r2wc converts in another way: look at test/tools/lean-r2wc.ts.')
      return { code: code.replace(CONVERSIONS, '$1{}'), map: null }
    },
  }
}
