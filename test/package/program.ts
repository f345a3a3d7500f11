import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Project } from './project.ts'

/** A program that is a server. */
export type Running = { address: string; stop(): void }

const fileOf = (project: Project) => join(project.folder, 'node_modules/vitrine/dist/cli/vitrine.js')

/** `printed` is what is written to the standard output, `output` also has the messages. */
type Outcome = { status: number | null; output: string; printed: string }

/** Runs the program of the package in the folder of a project, to its end. */
export async function runProgram(project: Project, parameters: readonly string[]): Promise<Outcome> {
  // As on a developer's machine: with CI, the help has no colours anywhere.
  const env = { ...process.env, CI: '', TEST: '' }
  const program = spawn(process.execPath, [fileOf(project), ...parameters], { cwd: project.folder, env })
  let output = ''
  let printed = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => (output += data))
  program.stdout.on('data', (data) => (printed += data))
  const status = await new Promise<number | null>((resolve) => program.on('close', resolve))
  return { status, output, printed }
}

/** Starts a program, and resolves once it has printed its address. Throws with its output when it ends instead. */
export async function startProgram(cwd: string, file: string, ...parameters: string[]): Promise<Running> {
  const program = spawn(process.execPath, [file, ...parameters], { cwd })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (data) => {
        output += data
        const found = /http:\/\/[\w.]+:\d+/.exec(output)?.[0]
        if (found) resolve(found)
      })
    program.on('close', () => reject(new Error(output)))
  })
  return { address, stop: () => program.kill() }
}

/** Starts `vitrine mock` on a free port, for a folder of a project. */
export const startMock = (project: Project, folder = '.'): Promise<Running> =>
  startProgram(project.folder, fileOf(project), 'mock', folder, '--port', '0')
