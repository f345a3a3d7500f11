import { join } from 'node:path'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import webpack from 'webpack'

/**
 * Bundles `main.js` of a folder into `out/` there, with a bundler's own settings, and returns that folder. The pages
 * have its files at `base`.
 */
export type Bundle = (folder: string, base: string) => Promise<string>

/** The bundlers by name. webpack does not minify, which takes it half a minute. */
export const bundlers: Readonly<Record<string, Bundle>> = {
  async Vite(root, base) {
    const output = { entryFileNames: '[name].js' }
    await vite({
      ...{ root, base, configFile: false, logLevel: 'error' },
      build: {
        outDir: 'out',
        rolldownOptions: { input: join(root, 'main.js'), preserveEntrySignatures: 'strict', output },
      },
    })
    return join(root, 'out')
  },

  async esbuild(absWorkingDir) {
    const { warnings } = await esbuild({
      ...{ absWorkingDir, entryPoints: ['main.js'], outdir: 'out', logLevel: 'error' },
      ...{ bundle: true, splitting: true, format: 'esm' },
    })
    if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'))
    return join(absWorkingDir, 'out')
  },

  async webpack(context, publicPath) {
    const path = join(context, 'out')
    const compiler = webpack({
      ...{ context, entry: './main.js', mode: 'production', optimization: { minimize: false } },
      experiments: { css: true, outputModule: true },
      output: { path, publicPath, module: true, library: { type: 'module' }, filename: '[name].js' },
      performance: { hints: false },
    })
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
        const found = [...errors, ...warnings].map(({ message }) => message).join('\n')
        if (error || found) fail(error ?? new Error(found))
        else done()
      })
    })
    return path
  },
}
