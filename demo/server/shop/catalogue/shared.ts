import type { ShopContext } from '../../context.ts'
import { stopIfLeft } from '../../http/connections/left.ts'
import { catalogueVersion, type Read } from './shared-catalogue.ts'

const versions = new WeakMap<ShopContext, Promise<number>>()

/**
 * Reads the catalogue for a page, together with the other visitors of this process. The version is read once for each
 * request. A request that changes something reads the database itself, as does one with the prices of a company.
 */
export async function shared<Query extends unknown[], Result>(
  c: ShopContext,
  read: Read<Query, Result>,
  ...query: Query
): Promise<Readonly<Result>> {
  if (c.req.method !== 'GET' || c.get('market').vatNumber !== null) return read(c.get('db'), ...query)
  const known = versions.get(c) ?? catalogueVersion(c.get('db'))
  versions.set(c, known)
  const version = await known
  // Others may wait for the same result, so that it is not read by the database of this request.
  stopIfLeft(c)
  return c.get('catalogue').read(version, read, ...query)
}
