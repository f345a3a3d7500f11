import { defineConfig } from '@playwright/test'

/** The photo studio, its store and its routes: in node, without a browser. */
export default defineConfig({
  testDir: 'photos',
  testMatch: '*.test.ts',
  workers: 1,
  timeout: 60_000,
  outputDir: '../.build/photo-results',
  reporter: [['list']],
})
