import { check, files, isTest, textOf } from './check.ts'

type Role = {
  /** A package, a part of one, or all packages of a scope. */
  name: string
  /** Only these files import it. */
  home: RegExp
  /** At least so many files do; with fewer, own code has taken the role. Default: 1. */
  least?: number
  /** Files of such paths with such code import it. */
  needed?: { path: RegExp; code: RegExp }
  /** No file imports both. */
  without?: string
}

const ROLES: readonly Role[] = [
  // Calls; that nothing else sends one is a rule of code.check.ts.
  { name: 'ofetch', home: /^runtime\/request\/request\.ts$/ },
  {
    name: 'superstruct',
    home: /^(stores|runtime)\//,
    least: 12,
    needed: { path: /^stores\//, code: /\bread: \(|\bread\w*( = )?\((\w+: \w+, )?\w+: unknown\)/ },
  },
  { name: 'rosetta', home: /^runtime\/text\/strings\.ts$/ },
  // Views.
  { name: '@r2wc/react-to-web-component', home: /^runtime\/view\/register-view\.tsx$/ },
  { name: '@r2wc/core', home: /^runtime\/view\// },
  { name: 'react-dom/client', home: /^runtime\/view\// },
  { name: '@nanostores/react', home: /^(elements|runtime\/consent)\//, least: 30 },
  // Nodes that behaviours render, and HTML that adapters make of data.
  { name: 'lit-html', home: /^(elements|runtime|stores\/adapters)\/.*\.ts$/, least: 5, without: 'react' },
  // State; two tags have some that only their own elements share.
  {
    name: 'nanostores',
    home: /^(stores|runtime)\/|^elements\/(entries\/view\.ts|product\/stock-notify\/requested\.ts|shell\/notice-stack\/notice-stack\.tsx)$/,
    least: 20,
  },
  { name: '@splidejs/splide', home: /^runtime\/sliders\//, least: 10 },
  { name: 'leaflet', home: /^runtime\/maps\//, least: 3 },
  { name: 'croppie', home: /^elements\/assets\/crop-dialog\/crop-box\.ts$/ },
  { name: '@uppy', home: /^runtime\/uploads\//, least: 2 },
]

type Texts = Readonly<Record<string, string>>

const IMPORT = /^(?:import|export)\b[^'"]*from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

const imports = (text: string, name: string): boolean =>
  [...text.matchAll(IMPORT)].some(([, ...sources]) => `${sources.join('')}/`.startsWith(`${name}/`))

function faultsOf({ name, home, least = 1, needed, without }: Role, texts: Texts): string[] {
  const users = Object.keys(texts).filter((file) => imports(texts[file] as string, name))
  const unread = Object.keys(texts).filter(
    (file) => needed?.path.test(file) && needed.code.test(texts[file] as string) && !users.includes(file),
  )
  return [
    ...users.filter((file) => !home.test(file)).map((file) => `${file} imports ${name}, which is not its place`),
    ...unread.map((file) => `${file} does the work of ${name} by own code`),
    ...users
      .filter((file) => without && imports(texts[file] as string, without))
      .map((file) => `${file} imports ${name} and ${without}`),
    ...(users.length < least ? [`${users.length} files import ${name}; at least ${least} do so in its role`] : []),
  ]
}

check('each package has its role, and own code has none of them', () => {
  const library = files(/^(elements|stores|runtime)\/.*\.tsx?$/).filter((file) => !isTest(file))
  const texts = Object.fromEntries(library.map((file) => [file, textOf(file)]))
  return ROLES.flatMap((role) => faultsOf(role, texts))
})

check('a package outside of its role is found, and nothing else', () => {
  const role: Role = {
    name: 'pack',
    home: /^stores\//,
    least: 2,
    needed: { path: /^stores\//, code: /read/ },
    without: 'react',
  }
  const taken = {
    'stores/a.ts': "import {\n  one,\n  two,\n} from 'pack'\nread()",
    'stores/b.ts': "const later = deferred('b', () => import('pack/part'))",
    'elements/c.ts': "import 'react'\nimport { one } from 'packs'\n// import 'pack'\nread()",
  }
  const refused: Texts[] = [
    { 'stores/b.ts': '' },
    { 'stores/c.ts': 'read()' },
    { 'stores/c.ts': "import 'pack'\nimport { useState } from 'react'" },
    { 'elements/c.ts': "import 'pack'" },
    { 'elements/c.ts': "export type { One } from 'pack'" },
  ]
  return [
    ...faultsOf(role, taken),
    ...refused
      .filter((texts) => faultsOf(role, { ...taken, ...texts }).length !== 1)
      .map((texts) => `${JSON.stringify(texts)} is taken`),
  ]
})
