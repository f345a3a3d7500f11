import type { VisitorCart } from './carts.ts'
import type { MedusaClient } from './client.ts'
import type { Region } from './region.ts'
import type { Medusa } from './values.ts'

/** The parts that the groups of calls share. */
export type Parts = { client: MedusaClient; medusa: Medusa; visitor: VisitorCart; region: () => Promise<Region> }
