import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { newProject, type Project } from '../project.ts'

/** An app of this folder, in a project outside of this one. */
export type App = {
  project: Project
  folder: string
  /** Runs a program in the folder of the app, to its end. Returns what it has printed. */
  run(program: string, ...parameters: string[]): string
}

/** Installs an app from the registry, with the packed library. `more`: further variables of its environment. */
export function installApp(name: string, more: Record<string, string> = {}): App {
  const project = newProject()
  const folder = join(project.folder, name)
  cpSync(`test/package/apps/${name}`, folder, { recursive: true })
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', ...more }
  const run: App['run'] = (program, ...parameters) =>
    execFileSync(program, parameters, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  run('npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', project.packed)
  return { project, folder, run }
}
