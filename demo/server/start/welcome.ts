import type { AddressInfo } from 'node:net'
import { demoAccounts } from '../../data/seed/people.ts'
import type { Environment } from './environment.ts'

type Address = AddressInfo | string | null

/** The address of the shop on this machine, without a slash at its end. */
export function homeOf({ app, host }: Environment, address: Address): string {
  const port = typeof address === 'object' ? address?.port : address
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${port}${app}`
}

export function welcome(environment: Environment, address: Address): string {
  const { databaseUrl, dataDir } = environment
  const noor = demoAccounts.find(({ secret }) => secret !== null)
  const home = homeOf(environment, address)
  return `
  The shop is open:  ${home}/
  Its tags, live:    ${home}/docs/
  Its data:          ${databaseUrl === undefined ? `${dataDir} (PGlite)` : `PostgreSQL at ${new URL(databaseUrl).host}`}

  Accounts           camille@example.com   a customer
  (password          sacha@example.com     of the staff
   vitrine-demo)     noor@example.com      with a code at sign-in: ${noor?.secret}
                                           in an authenticator app

  To try             1. Choose a glaze and a size on a product page and put two of them in the basket.
                     2. Switch JavaScript off and buy them: every step still works.
                     3. Open the basket in two tabs and change it in one.
`
}
