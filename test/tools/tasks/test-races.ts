import { finish } from '../runs/outcome.ts'
import { runJourneys } from './journeys.ts'

/** `npm run test:races [-- parameters for Playwright]`: thirty requests at once to two processes on one PostgreSQL. */
export const run = async (parameters: string[]): Promise<number> => {
  process.env.RACES = '1'
  return finish([await runJourneys(['--project=races', ...parameters])])
}
