type Statistic = 'median' | 'p95' | 'p98' | 'min' | 'max'

/**
 * The limit of a figure on one side. `of` is the value that counts; `holds` compares it with that of the reference (the
 * baseline, or the page without code), which was measured in the same minutes.
 */
export type Limit = {
  side: 'react' | 'lean'
  of: Statistic
  text: string
  holds(value: number, reference: number): boolean
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

const most = (bound: number, of: Statistic = 'median'): Omit<Limit, 'side'> => ({
  of,
  text: `${of === 'median' ? '' : `${of} `}≤ ${bound}`,
  holds: (value) => Math.round(value) <= bound,
})

/**
 * At most a bound, in the median of the runs or another statistic. Whole units: three frames are 50 ms, give or take a
 * rounding.
 */
export const atMost = (bound: number, of?: Statistic): Limit[] => forBoth(most(bound, of))

/** At most a bound of each build, in the median of the runs. */
export const atMostEach = (react: number, lean: number): Limit[] => [
  { ...most(react), side: 'react' },
  { ...most(lean), side: 'lean' },
]

/** No later than the page without code, but for a twentieth. */
export const asWithoutCode: Limit[] = forBoth({
  of: 'median',
  text: '≤ 1.05 × code blocked',
  holds: (value, blocked) => value <= 1.05 * blocked,
})

/** Nothing in any run, to four digits. */
export const none: Limit[] = forBoth({ of: 'max', text: '0 in each run', holds: (value) => value < 0.000_05 })

export const neverNegative: Limit[] = forBoth({ of: 'min', text: '≥ 0 in each run', holds: (value) => value >= 0 })
