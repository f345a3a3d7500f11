import type { Plugin } from 'vite'

/** A package of which parts are never used, and which no bundler can shake out. */
type Lean = { file: RegExp; cuts: { unused: RegExp; lean?(code: string): string }[] }

/** What the project uses of Splide; `runtime/sliders/splide-parts.ts` replaces the other parts, in their order. */
const USED = ['Direction', 'Move', 'Controller', 'Drag']

const PACKAGES: Lean[] = [
  {
    file: /splide\.esm\.js$/,
    cuts: [
      // Its list of parts holds each of them: arrows made by an HTML parser, clones, lazy pictures, and more.
      {
        unused:
          /(?<=var ComponentConstructors = \/\*#__PURE__\*\/Object\.freeze\(\{\s*__proto__: null,)[\s\S]*?(?=\}\);)/,
        lean: (parts) => parts.replace(/(\w+): \w+/g, (entry, name) => (USED.includes(name) ? entry : `${name}: noop`)),
      },
      // The texts and classes of those parts, and the other way from one slide to the next.
      { unused: /classes: CLASSES,\s*i18n: I18N,/ },
      { unused: /this\.is\(FADE\) \? Fade : (?=Slide\))/ },
    ],
  },
  {
    file: /leaflet-src\.esm\.js$/,
    cuts: [
      // It tries at its start whether HTML may hold SVG, and what Internet Explorer had before; a strict policy lets it write no HTML.
      { unused: /var inlineSvg = [\s\S]*?\}\)\(\);/, lean: () => 'var inlineSvg = true;' },
      { unused: /var vml = [\s\S]*?\}\(\)\);/, lean: () => 'var vml = false;' },
    ],
  },
]

/** Ships packages without the parts that are never used. */
export function leanPackages(): Plugin {
  return {
    name: 'vitrine-lean-packages',
    apply: 'build',
    transform(code, id) {
      const known = PACKAGES.find(({ file }) => file.test(id))
      if (!known) return null
      const lean = known.cuts.reduce((code, { unused, lean = () => '' }) => {
        if (!unused.test(code)) throw new Error(`${id} is written in another way: look at test/tools/lean/packages.ts.`)
        return code.replace(unused, lean)
      }, code)
      return { code: lean, map: null }
    },
  }
}
