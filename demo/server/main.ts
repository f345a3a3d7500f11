import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { setPasswordCost } from '../data/passwords.ts'
import { createApp } from './app.ts'
import type { Shop } from './context.ts'
import { answerLargeHeaders } from './http/connections/large-headers.ts'
import { endUnreadBodies } from './http/connections/unread-bodies.ts'
import { log, logAsJson } from './operations/log.ts'
import { setWaiting } from './shop/account/attempts.ts'
import { openFileStore } from './shop/content/assets/store/open-store.ts'
import { type Environment, EnvironmentError, readEnvironment } from './start/environment.ts'
import { stopOnSignal } from './start/farewell.ts'
import { openShop } from './start/opening.ts'
import { resetShop } from './start/reset.ts'
import { SeedingError, seedParameter, seedShop } from './start/seeding.ts'
import { explain } from './start/trouble.ts'
import { homeOf, welcome } from './start/welcome.ts'

/**
 * V8 would let the heap grow to four times of its reachable part before it collects the rest: each page leaves a megabyte
 * of garbage.
 */
setFlagsFromString('--heap-growing-percent=30')

function readOrStop(): Environment {
  try {
    const environment = readEnvironment(process.env)
    setPasswordCost(environment.passwordCost)
    setWaiting(environment.hasDelays)
    logAsJson(environment.logsJson)
    return environment
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return stop(error.message)
  }
}

function stop(message: string): never {
  log('error', message)
  process.exit(1)
}

/**
 * Longer than load balancers and clients keep a connection open. They end it first, so that no request is sent on a
 * closing connection.
 */
const keepAliveMs = 65_000

/**
 * Binds the port first, so that a port in use is reported before any data are touched. Requests wait until the shop is
 * open.
 */
function listen(environment: Environment, shop: Promise<Hono<Shop>>): Promise<ServerType> {
  const { port, host: hostname } = environment
  return new Promise((resolve) => {
    const fetch = async (request: Request, bindings: unknown) => (await shop).fetch(request, bindings as object)
    const server = serve({ fetch, port, hostname }, () => resolve(server))
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs
    endUnreadBodies(server as Server)
    answerLargeHeaders(server as Server, shop, (environment.publicUrl ?? 'http://localhost') + environment.app)
    server.on('error', (error: NodeJS.ErrnoException) => stop(explain(error, environment)))
  })
}

async function start() {
  const environment = readOrStop()
  let open: (shop: Hono<Shop>) => void = () => {}
  const server = await listen(
    environment,
    new Promise((resolve) => {
      open = resolve
    }),
  )
  try {
    const fileStore = openFileStore(environment)
    const db = await openShop(environment, fileStore)
    stopOnSignal(server as Server, () => db.destroy())
    open(createApp({ ...environment, db, fileStore, faults: environment.hasFaults }))
    if (environment.logsJson) log('info', 'The shop is open.', { url: homeOf(environment, server.address()) })
    else console.log(welcome(environment, server.address()))
  } catch (error) {
    stop(error instanceof SeedingError ? error.message : explain(error, environment))
  }
}

async function seed() {
  const environment = readOrStop()
  await seedShop(environment).catch((error) => stop(explain(error, environment)))
}

async function reset() {
  const environment = readOrStop()
  try {
    await resetShop(environment)
    console.log(`The shop in ${environment.databaseUrl ? 'the database' : environment.dataDir} is as new.`)
  } catch (error) {
    stop(explain(error, environment))
  }
}

const task = process.argv.includes('--reset') ? reset : process.argv.includes(seedParameter) ? seed : start
await task()
