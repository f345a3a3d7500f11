import { readFileSync } from 'node:fs'
import { check, files, isTest, linesOf, places, textOf } from './check.ts'

const library = () => files(/^(elements|stores|runtime)\/.*\.tsx?$/).filter((file) => !isTest(file))
const tests = () => files(/\.(test|check)\.tsx?$/)

check('no test is left out or runs alone', () =>
  places(
    tests(),
    /\b(it|test|describe)\.(only|skip|fixme|todo)\b|\b(xit|xdescribe|fit)\(|\bthis\.skip\(|\b(it|test)\('[^']*'\)/,
  ),
)

check('pages change only by visit and reloadPage', () =>
  places(
    library().filter((file) => !/^runtime\/(navigation\/visit|page\/reload)\.ts$/.test(file)),
    /location\.(assign|replace|reload)\(|location\.href\s*=[^=]|(?<!const |let |[\w.])((window|document|globalThis)\.)?location = /,
  ),
)

check('the history is written by one function: a browser refuses entries that are too frequent', () =>
  places(
    library().filter((file) => file !== 'runtime/page/window/history.ts'),
    /\b(pushState|replaceState)\b/,
  ),
)

/**
 * The parsers of server HTML: for whole answers, for answers that are rendered while they arrive, for the markup that
 * views hydrate, and for HTML that an integrator's React renders.
 */
const PARSERS = [
  'runtime/page/html.ts',
  'runtime/navigation/render/parse/parser.ts',
  'runtime/view/server-markup.tsx',
  'runtime/element/react/tag-component.ts',
]

check('HTML enters the page by one function, or while it arrives by one parser', () =>
  places(
    library().filter((file) => !PARSERS.includes(file)),
    /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write\(|DOMParser|\beval\(|new Function|HTMLUnsafe|createContextualFragment|srcdoc/,
  ),
)

check('the library writes no style attribute: a policy would refuse it', () =>
  places(library(), /setAttribute\(['"]style|\.cssText\s*=/),
)

check('the demo writes no style attribute and no inline handler', () =>
  places(files(/^demo\/server\/.*\.tsx$/), /\sstyle=[{"]|\son[a-z]+=["{]/),
)

const CALLERS =
  /^runtime\/(request\/server-time|text\/locales|uploads\/image\/image-file|navigation\/(loader\/fetch-page|deferred\/(forms\/upload|other-answer)))\.ts$/

check('calls go through ofetch, and those for pages through one function', () =>
  places(
    library().filter((file) => !CALLERS.test(file)),
    /\b(fetch|XMLHttpRequest|sendBeacon)\(/,
  ),
)

/** Field names that hide a member of their form, or a list of the document. */
const HIDDEN =
  /\b(form|forms\[\w+\])\??\.(elements|action|method|target|id|name|noValidate|length|reset|submit|dataset|isConnected|contains|closest|matches|classList|children|append|remove|title|ariaBusy)\b|\bdocument\.(forms|images|scripts|links|anchors|embeds|all)\b/

check('members of a form that its fields may hide are read by ofForm, or as attributes', () =>
  places(library(), HIDDEN),
)

check('globals of scripts are read by ownGlobal: the window lists elements by their id as well', () =>
  places(library(), /\b(globalThis|window) as (\w+|\{ (?!\[))|in globalThis\b/),
)

/** The files that import code by themselves, and the reasons. */
const IMPORTERS: Record<string, string> = {
  'elements/checkout/card-payment/use-adapter.ts': 'an adapter is a file of the shop: the page names its address',
}

/** `const calendar = deferred('the calendar', () => import('./calendar.tsx'))`, at the top of a module. */
const DEFERRED =
  /^(export )?const \w+ = deferred(<\w+>)?\(\s*'[^'\n]+',\s*(async )?\(\) =>\s*(\(await )?import\('[^'\n]+'\)/gm

const DYNAMIC = /\bdeferred(<\w+>)?\(|(?<!typeof )\bimport\((?!\))/

check('code that is loaded later is a constant of its module, declared by deferred()', () =>
  library()
    .filter((file) => file !== 'runtime/page/deferred.ts')
    .flatMap((file) => {
      const code = textOf(file)
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .replace(DEFERRED, '')
      const [found] = DYNAMIC.exec(file in IMPORTERS ? code.replace(/\bimport\(/, '') : code) ?? []
      return found ? [`${file}: ${found}…) outside of deferred()`] : []
    }),
)

check('no comment leaves work for later', () =>
  places(
    files(/\.(ts|tsx|css)$/).filter((f) => !f.startsWith('test/checks/')),
    /\b(TODO|FIXME|XXX|HACK)\b/,
  ),
)

check('every requirement that a title names exists', () => {
  const known = new Set(readFileSync('test/checks/requirement-ids.txt', 'utf8').trim().split('\n'))
  return tests().flatMap((file) =>
    linesOf(file).flatMap(({ line, number }) =>
      [...line.matchAll(/\[([A-Z0-9]{3,}-\d+(?:, [A-Z0-9]{3,}-\d+)*)\]/g)]
        .flatMap((match) => (match[1] as string).split(', '))
        .filter((id) => !known.has(id))
        .map((id) => `${file}:${number}: ${id}`),
    ),
  )
})

check('the lock file holds the optional packages of every platform', () => {
  type Locked = { optionalDependencies?: Record<string, string> }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages))
      .map((name) => `${name}, so that npm ci fails`),
  )
})
