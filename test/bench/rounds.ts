import type { Browser } from 'playwright'
import type { Limit } from './limits.ts'
import type { Sample, Scenario } from './measure.ts'
import type { Side, SideName } from './sides.ts'

/** A figure with all its values, by side. `failures` says why a side has none. */
export type Figure = {
  name: string
  unit: string
  limits: Limit[]
  values: Partial<Record<SideName, number[]>>
}

export type Outcome = { figures: Figure[]; failures: string[] }

/**
 * Runs a scenario on one side after the other, again and again, so that what disturbs the machine disturbs all of them. The
 * first round does not count: it renders photos and warms the servers. A side that fails is left out from then on.
 */
export async function measureBeside(
  scenario: Scenario,
  browser: Browser,
  sides: Side[],
  runs: number,
  name = scenario.name,
): Promise<Outcome> {
  const figures = new Map<string, Figure>()
  const failures = new Map<SideName, string>()
  for (let round = 0; round <= runs; round += 1) {
    for (const side of sides.filter(({ name }) => !failures.has(name))) {
      try {
        const samples = await scenario(browser, side)
        if (round > 0) for (const one of samples) add(figures, side.name, one)
      } catch (error) {
        failures.set(side.name, `${name} failed on ${side.name}: ${error}`)
      }
    }
  }
  return { figures: [...figures.values()], failures: [...failures.values()] }
}

function add(figures: Map<string, Figure>, side: SideName, { figure: name, unit, limits, values }: Sample): void {
  const figure = figures.get(name) ?? { name, unit, limits, values: {} }
  figure.values[side] = [...(figure.values[side] ?? []), ...values]
  figures.set(name, figure)
}
