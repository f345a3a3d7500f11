import type { Plugin } from 'vite'

/** A package of which parts are never used, and which no bundler can shake out. */
type Lean = { file: RegExp; cuts: { unused: RegExp; lean?(code: string): string }[] }

/** What the project uses of Splide; `runtime/sliders/splide-parts.ts` replaces the other parts, in their order. */
const USED = ['Direction', 'Move', 'Controller', 'Drag']

/** What the library uses of `react` and `react-dom`, whose modules no bundler can shake; a check compares it with the code. */
export const REACT_NAMES = [
  ...['Component', 'Fragment', 'createContext', 'createElement', 'memo', 'useCallback', 'useContext', 'useEffect'],
  ...['useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore'],
  ...['createPortal', 'flushSync'],
]

const isUsed = (name: string) => REACT_NAMES.includes(name) || /^(version|__(CLIENT|DOM)_INTERNALS.*)$/.test(name)

const PACKAGES: Lean[] = [
  {
    file: /node_modules\/(react|react-dom)\/cjs\/\1\.production\.js$/,
    cuts: [
      {
        unused: /[\s\S]*^exports\.\w+ = [\s\S]*/m,
        // What is exported to nobody is of no use any more.
        lean: (code) => code.replace(/^exports\.(\w+) = /gm, (all, name) => (isUsed(name) ? all : 'void ')),
      },
    ],
  },
  {
    file: /preact\/compat\/dist\/compat\.mjs$/,
    cuts: [
      // The methods of classes that React has taken back: `UNSAFE_componentWillMount` and its like.
      { unused: /,\["componentWillMount",[\s\S]*?(?=;var )/ },
      // Names for its own tools, a mark of another compiler, and what React 17 has made needless.
      { unused: /(?<=\}return )(?=\w+\.displayName="Memo)\w+\.displayName=[^,]*,/ },
      { unused: /"__source"!=\w+&&/ },
      { unused: /"__source"!=\w+&&/ },
      { unused: /,\w+\.\$\$typeof=\w+(?=,\w+&&\w+\(\w+\)\})/ },
      { unused: /\w+\.persist=function\(\)\{\},/ },
      // What asks whether there is a document at all, for servers; and the children of `<noscript>`, which no view has.
      { unused: /,\w+=typeof document<"u"/ },
      { unused: /\|\|\w+&&"children"===?\w+&&"noscript"===?\w+/ },
      // React 19 has no default props but those that JavaScript has.
      { unused: /,(\w+\.type)\.defaultProps\)\)\{[\s\S]*?\.props=\w+\}(?=\w+\.ref&&)/, lean: () => '));' },
    ],
  },
  {
    file: /preact\/hooks\/dist\/hooks\.mjs$/,
    cuts: [
      // Every browser has frames.
      { unused: /var \w+="function"==typeof requestAnimationFrame;/ },
      { unused: /\w+&&(?=cancelAnimationFrame)/ },
      { unused: /\w+&&(?=\(t=requestAnimationFrame)/ },
    ],
  },
  {
    file: /@nanostores\/react\/index\.js$/,
    cuts: [
      // Listening to some keys of a map, and stores rendered on a server.
      { unused: /keys\?\.length > 0\s*\? listenKeys\([^)]*\)\)\s*: / },
      { unused: /if \(ssr && [^}]*\}/ },
    ],
  },
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
  {
    file: /@r2wc\/core\/dist\/core\.js$/,
    cuts: [
      // Its conversions of attributes by type, and its events: a definition's own fields read the ones, a view sends the others.
      { unused: /(?<=\bw = \{)\s*string: E,[^}]*(?=\})/ },
      { unused: /for \(const s of n\) \{[\s\S]*?\}\s*for \(const s of u\)[\s\S]*?\};(?=\s*\}\s*connectedCallback)/ },
      { unused: /attributeChangedCallback\(s, l, o\) \{[\s\S]*?\n {4}\}/ },
      { unused: /const i = l \? w\[l\] : null;\s*if \(i\?\.stringify\) [\s\S]*?(?=this\[b\]\(\))/ },
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
