import type { Plugin } from 'vite'

/** The tests, and their results in every browser that the library supports. */
const TESTS: [test: RegExp, result: string][] = [
  [/var inlineSvg = [\s\S]*?\}\)\(\);/, 'var inlineSvg = true;'],
  [/var vml = [\s\S]*?\}\(\)\);/, 'var vml = false;'],
]

/**
 * Leaflet 1.9 writes HTML when it starts, to test whether the browser supports SVG in HTML and the VML of Internet
 * Explorer. Under Trusted Types this throws, and no option prevents it. This plugin can be removed with the first
 * release of Leaflet without these two tests.
 */
export function leafletTests(): Plugin {
  return {
    name: 'vitrine-leaflet-tests',
    apply: 'build',
    transform(code, id) {
      if (!/leaflet-src\.esm\.js$/.test(id)) return null
      for (const [test] of TESTS)
        if (!test.test(code)) throw new Error(`${id} lacks ${test}: see test/tools/lean/leaflet-tests.ts.`)
      return { code: TESTS.reduce((code, [test, result]) => code.replace(test, result), code), map: null }
    },
  }
}
