import type { Row, Spread } from './compare.ts'
import type { Loader } from './loaders.ts'
import { SHAPES } from './shapes.ts'

const cell = ({ median, p95 }: Spread) => `${median.toFixed(0)} / ${p95.toFixed(0)}`

/** Bold: the smallest median of its line. */
const line = (rows: Row[], of: (row: Row) => Spread): string => {
  const best = Math.min(...rows.map((row) => of(row).median))
  return rows.map((row) => (of(row).median === best ? `**${cell(of(row))}**` : cell(of(row)))).join(' | ')
}

/** The comparison as a table of Markdown: median / 95th percentile in milliseconds. */
export function table(rows: Row[], loaders: Loader[]): string {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = `${row.page} | ${row.shape}`
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  const lines = [...groups].flatMap(([name, group]) => [
    `| ${name} | heading painted | ${line(group, ({ heading }) => heading)} |`,
    `| | | page ready | ${line(group, ({ ready }) => ready)} |`,
  ])
  return [
    `| page | | click to | ${loaders.map(({ name }) => name).join(' | ')} |`,
    `|---|---|---|${loaders.map(() => '---|').join('')}`,
    ...lines,
    `| size, kB brotli | | | ${loaders.map(({ size }) => size.toFixed(1)).join(' | ')} |`,
    '',
    ...SHAPES.map(({ name, what }) => `${name}: ${what}.`),
  ].join('\n')
}
