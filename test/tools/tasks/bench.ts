import { runPages } from '../../bench/page/run.ts'
import { runScenarios } from '../../bench/scenarios/run.ts'
import { runVisits } from '../../bench/visits/run.ts'

/** `npm run bench`, `npm run bench:page` and `npm run bench:visits`, each with parameters of its own. */
export function run([kind, ...parameters]: string[]): Promise<number | void> {
  if (kind === 'page') return runPages(parameters)
  if (kind === 'visits') return runVisits(parameters)
  return runScenarios(kind === undefined ? [] : [kind, ...parameters])
}
