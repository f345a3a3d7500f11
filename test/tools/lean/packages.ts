import type { Plugin } from 'vite'

/** A package of which a part is never used, and which no bundler can shake out. */
type Lean = { file: RegExp; unused: RegExp; lean(code: string): string }

/** What the project uses of Splide; `runtime/sliders/splide-parts.ts` replaces the other parts, in their order. */
const USED = ['Media', 'Direction', 'Layout', 'Move', 'Controller', 'Scroll', 'Drag']

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
    unused: /[\s\S]*^exports\.\w+ = [\s\S]*/m,
    // What is exported to nobody is of no use any more.
    lean: (code) => code.replace(/^exports\.(\w+) = /gm, (all, name) => (isUsed(name) ? all : 'void ')),
  },
  {
    // Its list of parts holds each of them: arrows made by an HTML parser, clones, lazy pictures, and more.
    file: /splide\.esm\.js$/,
    unused: /(?<=var ComponentConstructors = \/\*#__PURE__\*\/Object\.freeze\(\{\s*__proto__: null,)[\s\S]*?(?=\}\);)/,
    lean: (parts) => parts.replace(/(\w+): \w+/g, (entry, name) => (USED.includes(name) ? entry : `${name}: noop`)),
  },
  {
    // Its conversions of attributes by type: a definition's own fields read them, and a view is given one property.
    file: /@r2wc\/core\/dist\/core\.js$/,
    unused: /(?<=\bw = \{)\s*string: E,[^}]*(?=\})/,
    lean: () => '',
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
      if (!known.unused.test(code))
        throw new Error(`${id} is written in another way: look at test/tools/lean/packages.ts.`)
      return { code: code.replace(known.unused, (found) => known.lean(found)), map: null }
    },
  }
}
