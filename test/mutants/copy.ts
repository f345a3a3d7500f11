import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Copies the project into a temporary folder, which is the present one from here on. Returns the function that removes
 * it.
 */
export function enterCopy(): () => void {
  const project = process.cwd()
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-mutants-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
  for (const file of files.filter((path) => path !== '' && existsSync(path))) cpSync(file, join(copy, file))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  process.chdir(copy)
  return () => {
    process.chdir(project)
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}
