import type { Limit } from './limits.ts'
import { type Spread, spreadOf } from './measure.ts'
import type { Figure } from './rounds.ts'
import type { SideName } from './sides.ts'

/** A figure on one side. `ratio` is its part of the reference's; `holds` is absent where there is no limit. */
type Cell = { spread: Spread; ratio: number | undefined; limits: string[]; holds?: boolean }

/** A cell for each side that gave the figure. */
export type Row = { name: string; unit: string; cells: Partial<Record<SideName, Cell>> }

const HEADS: Record<SideName, string> = { today: 'today', react: 'React', lean: 'lean', blocked: 'code blocked' }

/** A limit holds for what never happened. One that compares needs the reference's value. */
const isKept = ({ of, holds }: Limit, own: Spread, reference: Spread | undefined) =>
  own.count === 0 || holds(own[of], reference?.[of] ?? Number.NaN)

/** The figures with their ratios to those of one side, and whether their limits hold. */
export function rowsOf(figures: Figure[], reference: SideName): Row[] {
  return figures.map(({ name, unit, limits, values }) => {
    const beside = values[reference] && spreadOf(values[reference])
    const cells: Row['cells'] = {}
    for (const [side, own] of Object.entries(values) as [SideName, number[]][]) {
      const spread = spreadOf(own)
      const asked = limits.filter((limit) => limit.side === side)
      cells[side] = {
        spread,
        ratio: side !== reference && beside?.median ? spread.median / beside.median : undefined,
        limits: asked.map(({ text }) => text),
        ...(asked.length > 0 && { holds: asked.every((limit) => isKept(limit, spread, beside)) }),
      }
    }
    return { name, unit, cells }
  })
}

export const brokenRows = (rows: Row[]): Row[] =>
  rows.filter(({ cells }) => Object.values(cells).some(({ holds }) => holds === false))

/** A layout shift has no unit. */
const digitsOf = (unit: string) => ({ '': 4, MB: 1 })[unit] ?? 0

/** The statistic besides the median that has a limit. */
const furtherOf = ({ cells }: Row): 'p95' | 'p98' | undefined =>
  (['p95', 'p98'] as const).find((name) =>
    Object.values(cells).some(({ limits }) => limits.some((text) => text.startsWith(name))),
  )

/** `694 ms (660 to 1057), p95 900, × 1.02 ✓`: median, least to most, ratio to the reference, whether the limits hold. */
function textOf({ spread, ratio, holds }: Cell, unit: string, further: ReturnType<typeof furtherOf>): string {
  const { count, median, min, max } = spread
  if (count === 0) return `none${holds ? ' ✓' : ''}`
  const text = (value: number) => value.toFixed(digitsOf(unit))
  return [
    `${text(median)}${unit && ` ${unit}`}`,
    text(min) === text(max) ? '' : ` (${text(min)} to ${text(max)})`,
    further ? `, ${further} ${text(spread[further])}` : '',
    ratio === undefined || unit === '' ? '' : `, × ${ratio.toFixed(2)}`,
    holds === undefined ? '' : holds ? ' ✓' : ' ✗',
  ].join('')
}

/** The limit of a row as text: once where both builds have the same. */
function limitOf({ react, lean }: Row['cells']): string {
  const [forReact, forLean] = [react, lean].map((cell) => cell?.limits.join(', ') ?? '')
  if (!forLean || forReact === forLean) return forReact ?? ''
  return `React ${forReact}; lean ${forLean}`
}

/** The rows as a table of Markdown with a column for each of the sides. */
export function table(rows: Row[], sides: readonly SideName[]): string {
  const lines = rows.map((row) => {
    const further = furtherOf(row)
    const cells = sides.map((side) => row.cells[side]).map((cell) => (cell ? textOf(cell, row.unit, further) : '–'))
    return [row.name, ...cells, limitOf(row.cells)]
  })
  const all = [['figure', ...sides.map((side) => HEADS[side]), 'limit'], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length))) ?? []
  const ruled = [all[0], widths.map((width) => '-'.repeat(width)), ...all.slice(1)]
  return ruled
    .map((line) => `| ${line?.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}
