import { fork } from 'node:child_process'
import { openDatabase } from '../../data/database.ts'
import { prepareDatabase } from '../../data/prepare.ts'
import { type Environment, locationOf } from './environment.ts'

/** The parameter with which a process seeds the shop and ends. */
export const seedParameter = '--seed'

/** The process that seeds the shop has ended with an error, which it has printed. */
export class SeedingError extends Error {
  override name = 'SeedingError'
}

/**
 * Seeds the shop in a process of its own: it needs some hundred megabytes, which a process that serves pages would
 * keep.
 */
export function seedApart(): Promise<void> {
  const child = fork(process.argv[1] ?? '', [seedParameter])
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new SeedingError('The shop was not seeded; the cause is above.')),
    )
  })
}

/** Seeds the shop; ends early if the process that waits for it has ended. */
export async function seedShop(environment: Environment): Promise<void> {
  const end = () => process.exit(1)
  process.on('disconnect', end)
  const db = await openDatabase(locationOf(environment))
  await prepareDatabase(db)
  await db.destroy()
  process.off('disconnect', end)
}
