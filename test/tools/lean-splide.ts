import type { Plugin } from 'vite'

/** What the project uses of Splide; `runtime/sliders/splide-parts.ts` replaces the other parts, in their order. */
const USED = ['Media', 'Direction', 'Layout', 'Move', 'Controller', 'Scroll', 'Drag']

/** Splide's list of its parts, which holds each of them whether it is used or not. */
const PARTS = /(var ComponentConstructors = \/\*#__PURE__\*\/Object\.freeze\(\{\s*__proto__: null,)([\s\S]*?)\}\);/

/** Ships Splide without the parts that are never used: arrows made by an HTML parser, clones, lazy pictures, and more. */
export function leanSplide(): Plugin {
  return {
    name: 'vitrine-lean-splide',
    apply: 'build',
    transform(code, id) {
      if (!/splide\.esm\.js$/.test(id)) return null
      if (!PARTS.test(code))
        throw new Error('Splide lists its parts in another way: look at test/tools/lean-splide.ts.')
      const lean = code.replace(PARTS, (_all, start: string, parts: string) => {
        const kept = parts.replace(/(\w+): \w+/g, (entry, name) => (USED.includes(name) ? entry : `${name}: noop`))
        return `${start}${kept}});`
      })
      return { code: lean, map: null }
    },
  }
}
