import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { RunningShop } from '../harness/shop/shop-server.ts'

/**
 * The commit with which every figure is compared: the last one before the tags became React views, or that of
 * `BENCH_BASELINE`.
 */
export const BASELINE = process.env.BENCH_BASELINE ?? '76493faa80574f6504312d910daf69bd3f5ab1cd'

/** Its files, its build and its packages, kept for later runs. */
export const BASELINE_FOLDER = `.build/baseline-${BASELINE.slice(0, 8)}`

/** Where all shops of tests keep their photos, so that drawing them slows no side. */
const PHOTOS = '.build/photos'

/** Takes the commit out of the project's own history. Moved to its place whole: a stopped run leaves no half of it. */
function checkOut(): void {
  if (existsSync(BASELINE_FOLDER)) return
  const growing = `.build/growing-${process.pid}`
  const archive = `${growing}.tar`
  mkdirSync(growing, { recursive: true })
  try {
    execFileSync('git', ['archive', '--output', archive, BASELINE], { stdio: 'inherit' })
    execFileSync('tar', ['-xf', archive, '-C', growing], { stdio: 'inherit' })
    renameSync(growing, BASELINE_FOLDER)
  } catch (cause) {
    const why = 'The figures are measured beside it. Fetch the whole history, for example by git fetch --unshallow.'
    throw new Error(`The commit ${BASELINE} cannot be checked out. ${why}`, { cause })
  } finally {
    rmSync(archive, { force: true })
    rmSync(growing, { recursive: true, force: true })
  }
}

/** Lends the baseline the packages of this checkout while its lock file asks for the same; else it installs its own. */
function lendPackages(): void {
  const place = join(BASELINE_FOLDER, 'node_modules')
  const isSame = readFileSync('package-lock.json').equals(readFileSync(join(BASELINE_FOLDER, 'package-lock.json')))
  const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink && !isSame) rmSync(place)
  if (isSame && !existsSync(place)) symlinkSync(join('..', '..', 'node_modules'), place, 'dir')
}

/** Resolves with the address that the shop prints once it is open. Throws with its output when it ends instead. */
function addressOf(shop: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((done, fail) => {
    for (const stream of [shop.stdout, shop.stderr]) {
      stream?.on('data', (data) => {
        output += data
        const url = /shop is open:\s+(\S+)\/\n/.exec(output)?.[1]
        if (url) done(url)
      })
    }
    shop.on('close', (code) => fail(new Error(`The shop of the baseline ended with code ${code}:\n${output}`)))
  })
}

/** The demo shop of the baseline, by its own `npm start`, which installs and builds what is missing. */
export async function startBaseline(): Promise<RunningShop> {
  checkOut()
  lendPackages()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-baseline-'))
  mkdirSync(PHOTOS, { recursive: true })
  symlinkSync(resolve(PHOTOS), join(folder, 'photos'))
  const { DATABASE_URL: _url, APP_PATH: _path, HOST: _host, ...outer } = process.env
  const shop = spawn(process.execPath, ['test/tools/run.mjs', 'start'], {
    cwd: BASELINE_FOLDER,
    env: { ...outer, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((done) => shop.on('close', done))
  const stop = async () => {
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(shop), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
