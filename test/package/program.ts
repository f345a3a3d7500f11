import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Project } from './project.ts'

/** A running `vitrine mock`. */
export type Mock = { address: string; stop(): void }

const fileOf = (project: Project) => join(project.folder, 'node_modules/vitrine/dist/cli/vitrine.js')

type Outcome = { status: number | null; output: string }

/** Runs the program of the package in the folder of a project, to its end. */
export async function runProgram(project: Project, parameters: readonly string[]): Promise<Outcome> {
  const program = spawn(process.execPath, [fileOf(project), ...parameters], { cwd: project.folder })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => (output += data))
  const status = await new Promise<number | null>((resolve) => program.on('close', resolve))
  return { status, output }
}

/** Starts `vitrine mock` on a free port, for a folder of a project. */
export async function startMock(project: Project, folder = '.'): Promise<Mock> {
  const parameters = [fileOf(project), 'mock', folder, '--port', '0']
  const program = spawn(process.execPath, parameters, { cwd: project.folder })
  const address = await new Promise<string>((resolve) => {
    program.stdout.on('data', (data) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(data))?.[0]
      if (found) resolve(found)
    })
  })
  return { address, stop: () => program.kill() }
}
