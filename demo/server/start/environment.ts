import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseLocation } from '../../data/database.ts'
import { USUAL_COST } from '../../data/passwords.ts'
import type { Bucket } from '../shop/content/assets/store/file-store.ts'
import { projectFolder } from './project-folder.ts'

export type Environment = {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  /** The folder of the built library that pages load. */
  libraryDir: string
  /** '' or a path such as '/boutique'. */
  app: string
  hasFaults: boolean
  /** PUBLIC_URL: the origin that visitors and letters use; undefined: the origin of each request. */
  publicUrl: string | undefined
  /** True with TRUST_PROXY=on: the proxy reports in X-Forwarded-Proto how visitors are connected. */
  trustsProxy: boolean
  /** False with DEMO_LIMITS=off, for tests and load tests: one address may then send any form without a limit. */
  hasLimits: boolean
  /** False with DEMO_DELAYS=off, for tests: an attempt that is delayed takes its turn, and is answered at once. */
  hasDelays: boolean
  /**
   * PASSWORD_COST: the cost of a password hash, as the exponent of scrypt's N. Values below the usual 14 are for tests
   * alone.
   */
  passwordCost: number
  /** False with PAGE_LOADER=off: every link then loads its whole page. */
  hasPageLoader: boolean
  /**
   * Whether the shop has a mailbox page for its letters; otherwise they are printed to the console. A letter can open
   * an account, so that the default is true only for a demo that is not reachable from other computers. DEMO_MAILBOX=on
   * or off overrides it.
   */
  hasMailbox: boolean
  /** MAP_TILES and MAP_ATTRIBUTION; without them the demo renders its own maps. */
  mapTiles: MapTiles | undefined
  /** MAPS_KEY: the key of the maps service. The page of the stores then has its map, for visitors who consent. */
  mapsKey: string | undefined
  /** True with LOG=json: each request and each trouble is a line of JSON. */
  logsJson: boolean
  /** ASSETS_BUCKET, ASSETS_ENDPOINT and ASSETS_REGION; without them the library's files are in the data folder. */
  bucket: Bucket | undefined
}

/** The address of a tile server, with `{z}`, `{x}` and `{y}` in it, and the attribution that it requires. */
export type MapTiles = { address: string; attribution: string }

/** An invalid setting of the environment; its message is for the person who started the demo. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads PORT, HOST, DATABASE_URL, DATA_DIR, VITRINE_DIST, APP_PATH, PUBLIC_URL, TRUST_PROXY, DEMO_FAULTS, DEMO_LIMITS,
 * DEMO_DELAYS, PASSWORD_COST, PAGE_LOADER, DEMO_MAILBOX, MAP_TILES, MAP_ATTRIBUTION, MAPS_KEY, LOG, ASSETS_BUCKET,
 * ASSETS_ENDPOINT and ASSETS_REGION. Throws EnvironmentError.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const host = env.HOST || '127.0.0.1'
  const publicUrl = readPublicUrl(env.PUBLIC_URL)
  const trustsProxy = readSwitch(env, 'TRUST_PROXY') ?? false
  return {
    port: readPort(env.PORT),
    host,
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    dataDir: resolve(env.DATA_DIR || '.data'),
    libraryDir: readLibraryDir(env.VITRINE_DIST),
    app: readAppPath(env.APP_PATH),
    hasFaults: env.DEMO_FAULTS === '1',
    hasLimits: readSwitch(env, 'DEMO_LIMITS') ?? true,
    hasDelays: readSwitch(env, 'DEMO_DELAYS') ?? true,
    passwordCost: readPasswordCost(env.PASSWORD_COST),
    hasPageLoader: readSwitch(env, 'PAGE_LOADER') ?? true,
    publicUrl,
    trustsProxy,
    hasMailbox: readSwitch(env, 'DEMO_MAILBOX') ?? (isLoopback(host) && !publicUrl && !trustsProxy),
    mapTiles: readTiles(env.MAP_TILES, env.MAP_ATTRIBUTION),
    mapsKey: readMapsKey(env.MAPS_KEY),
    logsJson: readLog(env.LOG),
    bucket: readBucket(env),
  }
}

/** Where the shop's data are: on a server, or in a folder of PGlite. */
export const locationOf = ({ databaseUrl: url, dataDir }: Environment): DatabaseLocation =>
  url === undefined ? { folder: join(dataDir, 'pglite') } : { url }

function readPort(text: string | undefined): number {
  if (!text) return 8080
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new EnvironmentError(
    `PORT is "${text}", which is not a port. Set a number from 1 to 65535, for example PORT=8080.`,
  )
}

function readPasswordCost(text: string | undefined): number {
  if (!text) return USUAL_COST
  const cost = Number(text)
  if (/^\d{2}$/.test(text) && cost >= 10 && cost <= 20) return cost
  throw new EnvironmentError(
    `PASSWORD_COST is "${text}". Set a number from 10 to 20, or leave it out for the default ${USUAL_COST}; each step doubles the time of a hash.`,
  )
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new EnvironmentError(
    'DATABASE_URL is not a PostgreSQL address. Write postgres://user:password@host:5432/database, or leave it out.',
  )
}

/** A setting that is on or off; undefined if it is missing. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name]?.toLowerCase()
  if (!text) return undefined
  if (text === 'on' || text === 'off') return text === 'on'
  throw new EnvironmentError(`${name} is "${env[name]}". Set it to on or off, for example ${name}=on.`)
}

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)

function readPublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin
  throw new EnvironmentError(
    `PUBLIC_URL is "${text}". Set the origin that visitors use, without a path, for example PUBLIC_URL=https://shop.example.`,
  )
}

function readTiles(text: string | undefined, attribution = ''): MapTiles | undefined {
  if (!text) return undefined
  if (/^https?:\/\/[^\s;,'"]+$/.test(text) && ['{z}', '{x}', '{y}'].every((mark) => text.includes(mark))) {
    return { address: text, attribution }
  }
  throw new EnvironmentError(
    `MAP_TILES is "${text}". Set the address of tiles with {z}, {x} and {y} in it, for example MAP_TILES=https://tiles.example/{z}/{x}/{y}.png.`,
  )
}

function readMapsKey(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[\w-]{1,200}$/.test(text)) return text
  throw new EnvironmentError(
    'MAPS_KEY has characters that a key cannot have. Set the key alone, for example MAPS_KEY=AIza….',
  )
}

function readLog(text: string | undefined): boolean {
  if (!text || text === 'text' || text === 'json') return text === 'json'
  throw new EnvironmentError(`LOG is "${text}". Set LOG=json for a line of JSON each, or LOG=text.`)
}

/** A bucket by its name, in the format of Amazon S3; the client itself reads the keys. */
function readBucket(env: NodeJS.ProcessEnv): Bucket | undefined {
  const { ASSETS_BUCKET: name, ASSETS_ENDPOINT: endpoint, ASSETS_REGION: region } = env
  if (!name && !endpoint) return undefined
  if (!name || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name)) {
    throw new EnvironmentError(
      `ASSETS_BUCKET is "${name ?? ''}", which is not the name of a bucket. Set its name, for example ASSETS_BUCKET=my-shop.`,
    )
  }
  if (endpoint && !/^https?:\/\/[^\s/?#]+\/?$/.test(endpoint)) {
    throw new EnvironmentError(
      `ASSETS_ENDPOINT is "${endpoint}". Set the origin of the store, for example ASSETS_ENDPOINT=https://s3.example.`,
    )
  }
  return { name, endpoint: endpoint || undefined, region: region || 'us-east-1' }
}

/** A path relative to the project's folder, as `dist` is. */
function readLibraryDir(text: string | undefined): string {
  const folder = resolve(projectFolder(), text || 'dist')
  if (!text || existsSync(join(folder, 'vitrine.js'))) return folder
  throw new EnvironmentError(
    `VITRINE_DIST is "${text}", where there is no vitrine.js. Build the library, or set its folder, for example VITRINE_DIST=dist.`,
  )
}

function readAppPath(text: string | undefined): string {
  const path = `/${text ?? ''}`.replace(/\/+/g, '/').replace(/\/$/, '')
  if (/^(\/[\w-]+)*$/.test(path)) return path
  throw new EnvironmentError(
    `APP_PATH is "${text}". It may have letters, digits, hyphens and slashes, for example APP_PATH=/boutique.`,
  )
}
