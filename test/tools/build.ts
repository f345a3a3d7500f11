import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { mergeTexts } from '../../demo/server/culture/merge-texts.ts'
import { dropTemplates } from '../harness/shop/seeded.ts'
import { GENERATED } from './derived/manifest.ts'
import { styleSheet } from './derived/style-sheet.ts'
import { LANGUAGES, libraryTexts } from './derived/texts.ts'
import { scriptModules } from './library.ts'
import { completeLicences } from './licences.ts'

const LIBRARY = [
  'elements',
  'stores',
  'runtime',
  'locales',
  'vite.config.ts',
  'test/tools/build.ts',
  'test/tools/chunks.ts',
  'test/tools/derived/style-sheet.ts',
  'test/tools/library.ts',
  'test/tools/licences.ts',
  'test/tools/lean',
  'package-lock.json',
]
/** Files in the folders of the library that are no part of it. */
const BESIDE = /\.(test\.tsx?|md)$/

const PROGRAM = [
  'demo/cli',
  'runtime/element/doctor',
  'runtime/navigation',
  'runtime/page',
  'runtime/text',
  'test/tools/build.ts',
  'package.json',
  'package-lock.json',
]

const SERVER = ['demo', 'locales', 'elements', 'runtime', 'vite.config.ts', 'package-lock.json']

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [path]

function stampOf(files: string[]): string {
  const stamp = createHash('sha256')
  for (const file of files.toSorted()) stamp.update(`${file}\n`).update(readFileSync(file))
  return stamp.digest('hex')
}

const sourcesOf = (folders: string[]) => folders.filter(existsSync).flatMap(filesOf)
const librarySources = () => sourcesOf(LIBRARY).filter((file) => !BESIDE.test(file))

/** Runs a build only if its sources have changed since its last success. */
async function whenStale(name: string, files: string[], output: string, work: () => Promise<unknown>): Promise<void> {
  const mark = `.build/${name.replaceAll(' ', '-')}.stamp`
  const stamp = stampOf(files)
  if (existsSync(output) && existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return
  console.log(`Building the ${name} …`)
  rmSync(mark, { force: true })
  await work()
  mkdirSync('.build', { recursive: true })
  writeFileSync(mark, stamp)
}

/** Builds with environment variables that vite.config.ts reads. */
export async function buildWith(variables: Record<string, string>, options: InlineConfig): Promise<unknown> {
  Object.assign(process.env, variables)
  return build(options).finally(() => {
    for (const name of Object.keys(variables)) delete process.env[name]
  })
}

/** True if the environment selects the lean build's renderer, as in vite.config.ts. */
export const isLean = (): boolean => process.env.VITRINE_RENDERER === 'lean'

export const libraryFolder = (): string => (isLean() ? 'dist/lean' : 'dist')

/** The library on React, in dist/. */
export const buildLibrary = (): Promise<void> =>
  whenStale('library', librarySources(), 'dist/vitrine.js', async () => {
    await build({ logLevel: 'warn' })
    await buildReactComponents()
    await complete('dist')
  })

/** The library on Preact, in dist/lean/: the same files under the same names. */
export const buildLean = (): Promise<void> =>
  whenStale('lean library', librarySources(), 'dist/lean/vitrine.js', async () => {
    await buildWith({ VITRINE_RENDERER: 'lean' }, { logLevel: 'warn' })
    await complete('dist/lean')
  })

/** Both builds, one after the other: that on React empties dist/. */
export async function buildBoth(): Promise<void> {
  await buildLibrary()
  await buildLean()
}

/** The folder in which each tag is built by itself, for the sizes. */
export const SINGLE = '.build/single'

/** Each tag without the code that tags of the same pages share. */
export const buildSingle = (): Promise<void> =>
  whenStale('tags one by one', librarySources(), `${SINGLE}/vitrine.js`, () =>
    buildWith(
      { VITRINE_CHUNKS: 'single' },
      { logLevel: 'error', build: { outDir: SINGLE, emptyOutDir: true, sourcemap: false } },
    ),
  )

/**
 * Both builds for the bundlers of other projects, in `bundler/` of their folders, and the types: what the package has
 * besides the files for pages. Run it after them.
 */
export async function buildForBundlers(): Promise<void> {
  const ready = 'dist/lean/bundler/vitrine.js'
  await whenStale('library for bundlers', librarySources(), ready, async () => {
    const options = { logLevel: 'warn' } as const
    await buildWith({ VITRINE_FOR: 'bundlers' }, options)
    await buildWith({ VITRINE_FOR: 'bundlers', VITRINE_RENDERER: 'lean' }, options)
    buildTypes()
  })
  await whenStale('program', sourcesOf(PROGRAM), 'dist/cli/vitrine.js', buildProgram)
}

/** `npx vitrine`: one file for Node with the packages that it uses, and the pages of a new theme. */
async function buildProgram(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'demo/cli/main.ts',
      outDir: 'dist/cli',
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: { output: { entryFileNames: 'vitrine.js', banner: '#!/usr/bin/env node' } },
    },
  })
  cpSync('demo/cli/theme', 'dist/cli/theme', { recursive: true })
  completeLicences('dist/cli/LICENSES.md')
}

/** Adds the files of a build that are not code. */
async function complete(folder: string): Promise<void> {
  writeFileSync(`${folder}/vitrine.css`, await styleSheet())
  completeLicences(`${folder}/LICENSES.md`)
  for (const file of [...GENERATED.filter((name) => name !== 'react-components.ts'), 'openapi.json'])
    copyFileSync(`elements/generated/${file}`, `${folder}/${file}`)
  writeTexts(`${folder}/texts`)
  writeFileSync(`${folder}/integrity.json`, `${JSON.stringify(integrityOf(folder), null, 2)}\n`)
}

/** All texts of each language in one file, which a theme can copy and translate. */
function writeTexts(folder: string): void {
  const dictionaries = libraryTexts()
  mkdirSync(folder, { recursive: true })
  for (const language of LANGUAGES) {
    const texts = dictionaries.map((dictionary) => dictionary.texts[language]).reduce(mergeTexts, {})
    writeFileSync(`${folder}/${language}.json`, `${JSON.stringify(texts, null, 2)}\n`)
  }
}

/** The hash of each file of code and of the style sheet of a build, as `integrity` has them. */
const integrityOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder)
      .filter((file) => /\.(js|css)$/.test(file))
      .toSorted()
      .map((file) => [
        relative(folder, file),
        `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
      ]),
  )

/** `vitrine/react`, for pages that an integrator's own React renders; React is not included. */
const buildReactComponents = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      sourcemap: true,
      lib: { entry: 'elements/generated/react-components.ts', formats: ['es'], fileName: 'react' },
      rolldownOptions: { external: ['react', 'react-dom'], output: { banner: "'use client'" } },
    },
  })

/** The demo shop's server in .build/server/. */
export const buildServer = (): Promise<void> =>
  whenStale('server', sourcesOf(SERVER), '.build/server/main.js', async () => {
    await build({
      logLevel: 'error',
      build: { ssr: 'demo/server/main.ts', outDir: '.build/server', emptyOutDir: true },
    })
    dropTemplates()
  })

function buildTypes(): void {
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '..',
      outDir: '../dist/types',
    },
    include: [
      '../elements/entries/main.ts',
      '../elements/entries/view.ts',
      '../elements/entries/doctor.ts',
      ...scriptModules().map(({ file }) => `../${file}`),
      '../test/tools/virtual.d.ts',
    ],
    exclude: ['../**/*.test.ts'],
  }
  mkdirSync('.build', { recursive: true })
  writeFileSync('.build/tsconfig.types.json', JSON.stringify(config))
  rmSync('dist/types', { recursive: true, force: true })
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.build/tsconfig.types.json'], {
    stdio: 'inherit',
  })
  // Beside each module of a fixed name are its types. The entry includes those of the tags and events.
  const entry = "export type * from './elements.js'\nexport * from './types/elements/entries/main.ts'\n"
  writeFileSync('dist/vitrine.d.ts', entry)
  writeFileSync('dist/vitrine.css.d.ts', 'export {}\n')
  writeFileSync('dist/doctor.d.ts', "export { open } from './types/elements/entries/doctor.ts'\n")
  writeFileSync('dist/view.d.ts', "export * from './types/elements/entries/view.ts'\n")
  mkdirSync('dist/adapters', { recursive: true })
  for (const { name, file } of scriptModules()) {
    writeFileSync(`dist/${name}.d.ts`, `export * from '../types/${file}'\n`)
  }
}
