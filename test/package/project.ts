import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A folder outside of this project, with the package as npm unpacks it and the packages that it names. */
export type Project = {
  folder: string
  write(file: string, text: string): void
  remove(): void
}

/** Packages of this project that a project with the package has as well: its dependency, its peers, their types. */
const BESIDE = ['nanostores', 'react', 'react-dom', '@types/react', '@types/react-dom']

/** Makes a project of another developer, with these packages beside this one. Run it after a build. */
export function newProject(beside = BESIDE): Project {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@types'), { recursive: true })
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
  const [packed = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', modules])
  renameSync(join(modules, 'package'), join(modules, 'vitrine'))
  for (const name of beside) symlinkSync(resolve('node_modules', name), join(modules, name))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', '{ "private": true, "type": "module" }')
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
