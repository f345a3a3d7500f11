import type { Limit } from './limits.ts'
import { type Spread, spreadOf } from './measure.ts'
import type { Figure } from './rounds.ts'
import type { SideName } from './sides.ts'

/** A figure on one side. `ratio` is its part of the baseline's; `holds` is absent where there is no limit. */
type Cell = { spread: Spread; ratio: number | undefined; limits: string[]; holds?: boolean }

/** A cell for each side that gave the figure. */
export type Row = { name: string; unit: string; cells: Partial<Record<SideName, Cell>> }

const SIDES = ['today', 'react', 'lean'] as const
const HEADS: Record<SideName, string> = { today: 'today', react: 'React', lean: 'lean' }

/** A limit holds for what never happened. One that compares needs the baseline's value. */
const isKept = ({ of, holds }: Limit, own: Spread, today: Spread | undefined) =>
  own.count === 0 || holds(own[of], today?.[of] ?? Number.NaN)

export function rowsOf(figures: Figure[]): Row[] {
  return figures.map(({ name, unit, limits, values }) => {
    const today = values.today && spreadOf(values.today)
    const cells: Row['cells'] = {}
    for (const side of SIDES) {
      const own = values[side]
      if (!own) continue
      const spread = spreadOf(own)
      const asked = limits.filter((limit) => limit.side === side)
      cells[side] = {
        spread,
        ratio: side !== 'today' && today?.median ? spread.median / today.median : undefined,
        limits: asked.map(({ text }) => text),
        ...(asked.length > 0 && { holds: asked.every((limit) => isKept(limit, spread, today)) }),
      }
    }
    return { name, unit, cells }
  })
}

export const brokenRows = (rows: Row[]): Row[] =>
  rows.filter(({ cells }) => Object.values(cells).some(({ holds }) => holds === false))

/** A layout shift has no unit. */
const digitsOf = (unit: string) => ({ '': 4, MB: 1 })[unit] ?? 0

/** `694 ms (660 to 1057), p95 900, × 1.02 ✓`: median, least to most, ratio to the baseline, whether the limits hold. */
function textOf({ spread, ratio, holds }: Cell, unit: string, hasP95: boolean): string {
  const { count, median, p95, min, max } = spread
  if (count === 0) return `none${holds ? ' ✓' : ''}`
  const text = (value: number) => value.toFixed(digitsOf(unit))
  return [
    `${text(median)}${unit && ` ${unit}`} (${text(min)} to ${text(max)})`,
    hasP95 ? `, p95 ${text(p95)}` : '',
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

export function table(rows: Row[]): string {
  const lines = rows.map((row) => {
    const hasP95 = Object.values(row.cells).some(({ limits }) => limits.some((text) => text.startsWith('p95')))
    const cells = SIDES.map((side) => row.cells[side]).map((cell) => (cell ? textOf(cell, row.unit, hasP95) : '–'))
    return [row.name, ...cells, limitOf(row.cells)]
  })
  const all = [['figure', ...SIDES.map((side) => HEADS[side]), 'limit'], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length))) ?? []
  const [head, ...body] = all.map(
    (line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}
