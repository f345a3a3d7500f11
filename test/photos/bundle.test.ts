import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

const folder = resolve('.build/photo-bundle')

/** Takes the place of the server: draws two photos at once, and prints how often its own code ran. */
const SERVER = `
  import { renderPhoto } from '${resolve('demo/photos/pool.ts')}'
  console.log('started')
  const recipe = { form: 'mug', material: 'ceramic', profile: [] }
  const photos = await Promise.all(['0', '1', '2'].map((view) => renderPhoto({ recipe, colours: [], view, width: 80 })))
  console.log(photos.map((photo) => photo.subarray(8, 12).toString()).join())
  const wrong = { recipe: { ...recipe, form: 'boat' }, colours: [], view: '0', width: 80 }
  console.log(await renderPhoto(wrong).catch((error) => error.message.slice(0, 26)))
  console.log(String((await renderPhoto({ recipe, colours: [], view: '0', width: 80 })).length > 500))
`

test('the built server draws on threads, which do not start the server again', async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'server.ts'), SERVER)
  await build({ logLevel: 'error', build: { ssr: join(folder, 'server.ts'), outDir: join(folder, 'out') } })
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, 'out/server.js')])
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual(['started', 'WEBP,WEBP,WEBP', 'A photo could not be drawn', 'true'])
})
