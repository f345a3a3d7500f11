import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost that OWASP advises for scrypt at 16 MB a hash (N = 2^14 with p = 5). */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

/** Hashes at a time: Node has four threads, which also read files and look up names. */
const WIDTH = 2

let running = 0
const waiting: (() => void)[] = []

/** Does a work when it is its turn. One that ends hands its place to the next. */
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

/**
 * Hashes a password for the database, as `scrypt$N$r$p$salt$key`: the cost can rise later while old hashes
 * still hold.
 */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Whether a password is the one that was hashed, in a time that says nothing. A text that is no hash fits no
 * password.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, cost, blockSize, parallel, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || !salt || !key) return false
  const expected = Buffer.from(key, 'base64')
  const options = { N: Number(cost), r: Number(blockSize), p: Number(parallel) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), options)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
