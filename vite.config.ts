import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunksByHome } from './test/tools/chunks.ts'
import { leanDefinitions } from './test/tools/lean/definitions.ts'
import { leafletTests } from './test/tools/lean/leaflet-tests.ts'
import {
  importedSheet,
  libraryInputs,
  virtualComponents,
  virtualDoctor,
  virtualEntries,
  virtualTexts,
} from './test/tools/library.ts'

/** The lean build is the same source on Preact (`VITRINE_RENDERER=lean`). */
const LEAN = [
  { find: /^(.*)\/renderer\.ts$/, replacement: '$1/lean-renderer.ts' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
]
/** Packages have files for browsers and servers. That of dlv for browsers is UMD; that of lit-html fails on a server. */
const FILES = [
  { find: 'dlv', replacement: 'dlv/dist/dlv.es.js' },
  {
    find: /^lit-html$/,
    replacement: fileURLToPath(new URL('node_modules/lit-html/node/lit-html.js', import.meta.url)),
  },
]
const isLean = process.env.VITRINE_RENDERER === 'lean'
/**
 * The files that other bundlers read (`VITRINE_FOR=bundlers`). Vite's own form for a library has no table of files to
 * preload, which other bundlers do not see.
 */
const FOR_BUNDLERS = {
  plugins: [importedSheet()],
  alias: [{ find: /^(.*)\/style-sheet\.ts$/, replacement: '$1/imported-sheet.ts' }],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { lib: { entry: '', formats: ['es' as const] }, sourcemap: false, manifest: false },
}
const isForBundlers = process.env.VITRINE_FOR === 'bundlers'
const outDir = isLean ? 'dist/lean' : 'dist'

/** The library (`vite build`) and the demo shop's server (`vite build --ssr demo/server/main.ts`). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? { plugins: [virtualTexts()], build: { target: 'node20', sourcemap: true, copyPublicDir: false } }
    : {
        plugins: [
          react(),
          leanDefinitions(),
          leafletTests(),
          chunksByHome(),
          virtualComponents(),
          virtualEntries(),
          virtualTexts(),
          virtualDoctor(),
          ...(isForBundlers ? FOR_BUNDLERS.plugins : []),
        ],
        base: './',
        define: isForBundlers ? FOR_BUNDLERS.define : {},
        json: { namedExports: false },
        resolve: {
          alias: [...FILES, ...(isLean ? LEAN : []), ...(isForBundlers ? FOR_BUNDLERS.alias : [])],
          dedupe: ['react', 'react-dom', 'preact'],
        },
        build: {
          outDir: isForBundlers ? `${outDir}/bundler` : outDir,
          target: 'es2022',
          manifest: true,
          license: { fileName: 'LICENSES.md' },
          sourcemap: true,
          modulePreload: { polyfill: false },
          ...(isForBundlers && FOR_BUNDLERS.build),
          rolldownOptions: {
            input: libraryInputs(),
            preserveEntrySignatures: 'allow-extension',
            checks: { pluginTimings: false },
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'c/[name]-[hash:7].js',
            },
          },
        },
      },
)
