import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunksByHome } from './test/tools/chunks.ts'
import { leanDefinitions } from './test/tools/lean/definitions.ts'
import { leafletTests } from './test/tools/lean/leaflet-tests.ts'
import { libraryInputs, virtualComponents, virtualEntries, virtualTexts } from './test/tools/library.ts'

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
        ],
        base: './',
        json: { namedExports: false },
        resolve: { alias: [...FILES, ...(isLean ? LEAN : [])], dedupe: ['react', 'react-dom', 'preact'] },
        build: {
          outDir: isLean ? 'dist/lean' : 'dist',
          target: 'es2022',
          // Without it light-dark() is rewritten to variables that only a sheet with color-scheme defines.
          cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
          manifest: true,
          license: { fileName: 'LICENSES.md' },
          sourcemap: true,
          cssCodeSplit: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: libraryInputs(),
            preserveEntrySignatures: 'allow-extension',
            checks: { pluginTimings: false },
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'c/[name]-[hash:7].js',
              assetFileNames: 'a/[name]-[hash:7][extname]',
            },
          },
        },
      },
)
