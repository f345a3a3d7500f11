import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A folder outside of this project, with the package as npm unpacks it and the packages that it names. */
export type Project = {
  folder: string
  /** The file that npm would publish. */
  packed: string
  write(file: string, text: string): void
  remove(): void
}

/** Packages of this project that a project with the package has as well: its dependency, its peers, their types. */
const BESIDE = ['nanostores', 'react', 'react-dom', '@types/react', '@types/react-dom']

let packed: string | undefined

/** The file of the package, which is packed once for the tests of this process. */
function pack(): string {
  if (packed) return packed
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
  packed = join(folder, readdirSync(folder)[0] ?? '')
  return packed
}

/** Makes a project of another developer, with these packages beside this one. Run it after a build. */
export function newProject(beside = BESIDE): Project {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@types'), { recursive: true })
  execFileSync('tar', ['-xzf', pack(), '-C', modules])
  renameSync(join(modules, 'package'), join(modules, 'vitrine'))
  for (const name of beside) symlinkSync(resolve('node_modules', name), join(modules, name))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', '{ "private": true, "type": "module" }')
  return { folder, packed: pack(), write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
