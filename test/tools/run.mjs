// The one plain-JavaScript file: it works on a bare machine. It installs the exact versions of the lock file if they
// are missing or stale, then runs the task of that name, which is written in TypeScript and loaded by Vite.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../..'))

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vitrine needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const mark = 'node_modules/.vitrine-installed'
const isInstalled = existsSync(mark) && readFileSync(mark, 'utf8') === lock
if (!isInstalled && lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
  // npm would follow the link and empty a folder that others use.
  console.error('node_modules is a link to packages of another version. Remove the link, or install where it leads.')
  process.exit(1)
}
if (!isInstalled) {
  console.log('Installing the exact versions of package-lock.json …')
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  } catch {
    console.error('npm ci failed; its message stands above. The registry must be in reach for the first run.')
    process.exit(1)
  }
  writeFileSync(mark, lock)
}

const [task = 'help', ...words] = process.argv.slice(2)
const file = `test/tools/tasks/${task}.ts`
if (!/^[a-z-]+$/.test(task) || !existsSync(file)) {
  console.error(`There is no task "${task}".`)
  process.exit(1)
}
// Vite would treat its own loading of the tasks as a development build.
process.env.NODE_ENV = 'production'
const { runnerImport } = await import('vite')
const { module } = await runnerImport(`./${file}`, { configFile: false, logLevel: 'error' })
try {
  process.exitCode = (await module.run(words)) ?? 0
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
