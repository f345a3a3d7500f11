import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { defineCommand } from 'citty'
import { fail } from './fail.ts'
import { mockShop } from './mock-shop.ts'

/** The files of the library: the program is in a folder of them. */
const LIBRARY = fileURLToPath(new URL('..', import.meta.url))

/** `vitrine mock`: a shop that answers each call with the example of the contract. */
export const mock = defineCommand({
  meta: { name: 'mock', description: 'Serves a folder of pages, the library, and an example for each call of a shop.' },
  args: {
    folder: { type: 'positional', default: '.', description: 'The folder with the pages.' },
    port: { type: 'string', default: '4321', description: 'The port; 0 for any that is free.' },
    host: { type: 'string', default: '127.0.0.1', description: 'The address on which the shop listens.' },
  },
  run({ args }) {
    const folder = resolve(args.folder)
    const port = Number(args.port)
    if (!existsSync(folder)) fail(`There is no folder ${folder}.`)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      fail(`--port cannot be "${args.port}": write a number up to 65535.`)
    const { fetch } = mockShop({ folder, library: LIBRARY, log: console.log })
    const server = serve({ fetch, port, hostname: args.host }, ({ port: open }) => {
      console.log(`The pages of ${folder} are at http://${args.host}:${open}/, the library at /vitrine/vitrine.js.`)
    })
    server.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use: choose another with --port.` : String(error)),
    )
  },
})
