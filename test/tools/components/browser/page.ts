import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands'
import { getConfig, sessionFailed, sessionFinished, sessionStarted } from '@web/test-runner-core/browser/session.js'
import { FILE_LIMIT } from '../../../harness/limits.ts'
import type { FileResult } from './frame.ts'

type Frame = Window & { runFile: (file: string, seed?: number, row?: string) => Promise<FileResult> }

/** The module of a page: its files, and by file the row whose tests alone run. */
type Module = { files: string[]; seed?: number; rows: Record<string, string> }

const failure = (file: string, message: string): FileResult => ({
  name: file,
  suites: [],
  tests: [],
  errors: [{ message }],
})

const limit = (file: string) =>
  new Promise<FileResult>((done) =>
    setTimeout(() => done(failure(file, `It did not end in ${FILE_LIMIT} ms.`)), FILE_LIMIT),
  )

/** Resets the page as a browser opens it: the state that files share although each has a window of its own. */
async function reset(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = '' } of await cookieStore.getAll()) await cookieStore.delete(name)
  await Promise.all([
    setViewport({ width: 800, height: 600 }),
    emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null } as never),
    resetMouse(),
  ])
}

async function inFrame(file: string, seed?: number, row?: string): Promise<FileResult> {
  const frame = document.createElement('iframe')
  frame.src = `/${location.search}&wtr-test-file=frame`
  frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0'
  document.body.append(frame)
  await new Promise((done) => frame.addEventListener('load', done, { once: true }))
  const left = new Promise<FileResult>((done) => {
    frame.addEventListener('load', () => done(failure(file, 'A test has left the page.')), { once: true })
  })
  const inner = frame.contentWindow as Frame
  inner.focus()
  const result = structuredClone(await Promise.race([inner.runFile(file, seed, row), left, limit(file)]))
  frame.remove()
  await reset()
  return result
}

async function run(): Promise<void> {
  const { testFile } = await getConfig()
  const { files, seed, rows } = (await import(/* @vite-ignore */ testFile)) as Module
  const results: FileResult[] = []
  if (files.length === 1 && files[0]) {
    // The runner's own code reports that the session has started.
    const { runFile } = await import('./frame.ts')
    results.push(await Promise.race([runFile(files[0], seed, rows[files[0]]), limit(files[0])]))
  } else {
    await sessionStarted()
    for (const file of files) results.push(await inFrame(file, seed, rows[file]))
  }
  await sessionFinished({ passed: true, errors: [], testResults: { name: '', suites: results, tests: [] } })
}

run().catch(sessionFailed)
