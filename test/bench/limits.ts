import type { SideName } from './sides.ts'

type Statistic = 'median' | 'p95' | 'min' | 'max'

/**
 * The limit of a figure on one side. `of` is the value that counts; `holds` compares it with that of the baseline,
 * which was measured in the same minutes.
 */
export type Limit = {
  side: Exclude<SideName, 'today'>
  of: Statistic
  text: string
  holds(value: number, today: number): boolean
}

const forBoth = (limit: Omit<Limit, 'side'>): Limit[] => [
  { ...limit, side: 'react' },
  { ...limit, side: 'lean' },
]

const tenthMore = (of: Statistic): Omit<Limit, 'side'> => ({
  of,
  text: `${of === 'median' ? '' : `${of} `}≤ 1.1 × today`,
  holds: (value, today) => value <= 1.1 * today,
})

const lessThanToday: Omit<Limit, 'side'> = {
  of: 'median',
  text: '< today',
  holds: (value, today) => value < today,
}

export const atMostTenthMore = (...statistics: Statistic[]): Limit[] =>
  statistics.flatMap((of) => forBoth(tenthMore(of)))

/** Not worse than today by more than a tenth on React, better on the lean build. */
export const leanBetter: Limit[] = [
  { ...tenthMore('median'), side: 'react' },
  { ...lessThanToday, side: 'lean' },
]

export const better: Limit[] = forBoth(lessThanToday)

/** The median of the runs counts: another program on the machine can hold up any single one. */
export const below = (bound: number): Limit[] =>
  forBoth({ of: 'median', text: `< ${bound}`, holds: (value) => value < bound })

export const belowEach = (react: number, lean: number): Limit[] => [
  ...below(react).filter(({ side }) => side === 'react'),
  ...below(lean).filter(({ side }) => side === 'lean'),
]

/** At most a bound, in the median of the runs. Whole units: three frames are 50 ms, give or take a rounding. */
export const atMost = (bound: number): Limit[] =>
  forBoth({ of: 'median', text: `≤ ${bound}`, holds: (value) => Math.round(value) <= bound })

/** Nothing in any run, to four digits. */
export const none: Limit[] = forBoth({ of: 'max', text: '0 in each run', holds: (value) => value < 0.000_05 })

export const neverNegative: Limit[] = forBoth({ of: 'min', text: '≥ 0 in each run', holds: (value) => value >= 0 })
