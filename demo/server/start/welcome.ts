import type { AddressInfo } from 'node:net'
import { demoAccounts } from '../../data/seed/people.ts'
import type { Environment } from './environment.ts'

export function welcome(
  { app, host, databaseUrl, dataDir }: Environment,
  address: AddressInfo | string | null,
): string {
  const port = typeof address === 'object' ? address?.port : address
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const noor = demoAccounts.find(({ secret }) => secret !== null)
  const home = `http://${shown}:${port}${app}`
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
