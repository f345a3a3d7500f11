import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { libraryInputs, virtualEntries, virtualRooms } from './test/tools/library.ts'

/** The code that every page needs goes into one hashed chunk, so that `vitrine.js?v=2` and `vitrine.js` share one instance. */
const chunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|@r2wc|@nanostores[\\/]react)[\\/]|runtime[\\/]element[\\/](register|server-content)/,
    priority: 30,
  },
  {
    name: 'core',
    test: /rolldown|elements[\\/]main\.ts|virtual:rooms|runtime[\\/](element[\\/](loader|interaction)|page|navigation[\\/]visit)/,
    priority: 20,
  },
  {
    name: 'base',
    test: /runtime[\\/](element|request|text|navigation)|node_modules[\\/](ofetch|ufo|destr|node-fetch-native|rosetta|templite|dlv|nanostores|superstruct)/,
    priority: 10,
  },
]

/** The library (`vite build`) and the demo shop's server (`vite build --ssr demo/server/main.ts`). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? { build: { target: 'node20', sourcemap: true, copyPublicDir: false } }
    : {
        plugins: [react(), virtualRooms(), virtualEntries()],
        base: './',
        build: {
          outDir: 'dist',
          target: 'es2022',
          manifest: true,
          sourcemap: true,
          cssCodeSplit: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: libraryInputs(),
            preserveEntrySignatures: 'strict',
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'c/[name]-[hash].js',
              assetFileNames: 'a/[name]-[hash][extname]',
              codeSplitting: { groups: chunks },
            },
          },
        },
      },
)
