import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost that OWASP recommends for scrypt with 16 MB for each hash: N = 2^14 with p = 5. */
export const USUAL_COST = 14
const SHAPE = { r: 8, p: 5 }

let cost = USUAL_COST

/** Sets the cost of new hashes, as the exponent of N. Each hash has its own cost, so that older ones stay valid. */
export function setPasswordCost(exponent: number): void {
  cost = exponent
}

const KEY_BYTES = 32

/** Hashes at a time: Node has four threads, which also read files and resolve host names. */
const WIDTH = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs work when a slot is free; finished work passes its slot to the next. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < WIDTH) running++
  else await new Promise<void>((go) => waiting.push(go))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

/** A new salt, with the cost of the hash: `scrypt$N$r$p$salt`. */
export const createSalt = (): string =>
  ['scrypt', 2 ** cost, SHAPE.r, SHAPE.p, randomBytes(16).toString('base64')].join('$')

/** Hashes a password for the database, as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, salt = createSalt()): Promise<string> {
  const [, size, blockSize, parallel, bytes = ''] = salt.split('$')
  const options = { N: Number(size), r: Number(blockSize), p: Number(parallel) }
  const key = await derive(password, Buffer.from(bytes, 'base64'), options)
  return `${salt}$${key.toString('base64')}`
}

/** The salt of a hash: with it, a password gives the same hash again. */
export const saltOf = (hash: string): string => hash.slice(0, hash.lastIndexOf('$'))

/** Whether a password has a hash, in constant time. False for a text that is not a hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  if (!/^scrypt(\$[^$]+){5}$/.test(hash)) return false
  const [expected, actual] = [Buffer.from(hash), Buffer.from(await hashPassword(password, saltOf(hash)))]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
