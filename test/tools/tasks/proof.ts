import { findWordPress } from '../programs/wordpress.ts'
import { finish } from '../runs/outcome.ts'
import { runJourneys } from './journeys.ts'

/**
 * `npm run proof:vendure [-- parameters for Playwright]` and `proof:medusa`: the library on a server of another shop.
 * `proof:wordpress`: its plugin on WordPress, which the system's packages have to have.
 */
export const run = async ([shop = '', ...parameters]: string[]): Promise<number> => {
  if (shop === 'wordpress' && !findWordPress()) return 1
  process.env.PROOF = '1'
  return finish([await runJourneys(['--project=package', `package/shops/${shop}`, ...parameters])])
}
