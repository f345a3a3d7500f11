import { finish } from '../runs/outcome.ts'
import { runJourneys } from './journeys.ts'

/** `npm run proof:vendure [-- parameters for Playwright]`: the library on a server of another shop. */
export const run = async ([shop = '', ...parameters]: string[]): Promise<number> => {
  process.env.PROOF = '1'
  return finish([await runJourneys(['--project=package', `package/shops/${shop}`, ...parameters])])
}
