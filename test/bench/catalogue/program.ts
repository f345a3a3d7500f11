import { openDatabase } from '../../../demo/data/database.ts'
import { prepareDatabase } from '../../../demo/data/prepare.ts'
import type { Db } from '../../../demo/data/schema.ts'
import { type CatalogueQuery, queries } from './queries.ts'

/** Requests a second, each sent at its time whether the ones before are answered or not. */
const RATE = 20
const REQUESTS = 100
const WARM_UP = 10

const GAP_MS = 1000 / RATE

/** Milliseconds from when each request was due until its answer. */
async function measure(db: Db, query: CatalogueQuery): Promise<number[]> {
  for (let nth = 0; nth < WARM_UP; nth += 1) await query(db, nth)
  const begun = performance.now()
  const answers = Array.from({ length: REQUESTS }, async (_, nth) => {
    const due = begun + nth * GAP_MS
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    // A timer may be early by a fraction; a late one is the time that a request had to wait.
    const sent = Math.min(due, performance.now())
    await query(db, nth)
    return performance.now() - sent
  })
  return Promise.all(answers)
}

const db = await openDatabase({ url: process.env.DATABASE_URL, folder: process.env.DATA_FOLDER })
await prepareDatabase(db)
const only = process.env.QUERIES?.split(';')
for (const [name, query] of Object.entries(queries)) {
  if (only && !only.includes(name)) continue
  const times = await measure(db, query)
  console.log(JSON.stringify({ name, times }))
}
await db.destroy()
