import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@open-wc/testing'
import { libraryFolder } from '../tools/build.ts'

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => resolve(folder, name))

/** Runs in Node itself, without the test runner's modules: imports files one after the other, and reads each store. */
const IMPORT = `const failed = []
for (const file of process.argv.slice(1)) {
  try {
    for (const value of Object.values(await import(file))) if (typeof value?.get === 'function') value.get()
  } catch (error) {
    failed.push(file + ': ' + error)
  }
}
console.log(JSON.stringify(failed))
process.exit()`

describe('the built library on a server', () => {
  it('can be imported, each file of it, and does nothing there', () => {
    const library = libraryFolder()
    const files = [library, `${library}/elements`, `${library}/stores`].flatMap(filesIn)
    expect(files.length).to.be.above(100)
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', IMPORT, ...files], {
      encoding: 'utf8',
    })
    expect(JSON.parse(printed)).to.deep.equal([])
  })
})
