import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { importsOf } from '../components/imports.ts'

const ROUTE = /\.(?:get|post|put|patch|delete|all|on)\(\s*(?:\[[^\]]*\],\s*|'[A-Z]+',\s*)?'(\/[^']*)'/g
const MOUNT = /\.route\('(\/[^']*)', (\w+)/g

/** Every module of the server is imported from it. */
const APP = 'demo/server/app.ts'

const fixed = (path: string) => path.replace(/\/?[:*{].*$/, '').replace(/\/+/g, '/')

type Mount = { file: string; at: string }

function mounts(files: ReadonlyMap<string, string>): Map<string, Mount[]> {
  const found = new Map<string, Mount[]>()
  for (const [file, text] of files) {
    for (const [, at = '', name = ''] of text.matchAll(MOUNT)) {
      const source = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[0]
      for (const target of source ? importsOf(file, source) : [])
        found.set(target, [...(found.get(target) ?? []), { file, at }])
    }
  }
  return found
}

/** The addresses below which a module's own are: one for each path of mounts from the app. */
const prefixes = (file: string, known: Map<string, Mount[]>): string[] =>
  (known.get(file) ?? [{ file: '', at: '' }]).flatMap((mount) =>
    mount.file === '' ? [''] : prefixes(mount.file, known).map((prefix) => prefix + mount.at),
  )

/** The addresses that modules of the demo's server answer, without parameters, culture and application path. */
export function routesOf(modules: ReadonlySet<string>): string[] {
  const files = new Map(
    readdirSync('demo', { recursive: true, encoding: 'utf8' })
      .map((name) => `demo/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  )
  const known = mounts(files)
  const routes = [...files]
    .filter(([file]) => modules.has(file) && file !== APP)
    .flatMap(([file, text]) => {
      const own = [...text.matchAll(ROUTE)].map(([, path = '']) => path)
      // For addresses that are computed, that of the module itself, unless it only mounts others.
      const paths = own.length > 0 ? own : known.has(file) && !/\.route\(/.test(text) ? [''] : []
      return paths.flatMap((path) => prefixes(file, known).map((prefix) => fixed(prefix + path)))
    })
  // A shorter address is part of nearly every other one.
  return [...new Set(routes)].filter((route) => route.length > 4)
}
