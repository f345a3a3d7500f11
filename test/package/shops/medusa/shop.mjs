// A Medusa server with data of its own, on a free port of this machine and in the database whose address is given. It
// writes what a page needs to connect into connection.json, and prints its address.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

Object.assign(process.env, {
  ...{ DATABASE_URL: process.argv[2], SECRET: randomUUID(), NODE_ENV: 'production' },
  ...{ LOG_LEVEL: 'error', MEDUSA_DISABLE_TELEMETRY: 'true' },
})

const require = createRequire(import.meta.url)
const directory = import.meta.dirname
const migrate = [require.resolve('@medusajs/cli/cli.js'), 'db:migrate', '--execute-all-links', '--skip-scripts']
execFileSync(process.execPath, migrate, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] })

// Medusa reads its level of messages when it is loaded.
const { seed } = await import('./seed.mjs')
const { default: load } = require('@medusajs/medusa/loaders/index')
const express = require('express')

const app = express()
const { container } = await load({ directory, expressApp: app })
writeFileSync('connection.json', JSON.stringify({ ...(await seed(container)), country: 'gb' }))
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
