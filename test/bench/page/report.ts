import type { Machine } from '../measure.ts'
import { type Row, table } from '../report.ts'

export const SIDES = ['react', 'lean', 'blocked'] as const

/** The figures of a page, or of the visit. */
export type Group = { name: string; rows: Row[] }

/** `measured` is the day. */
export type Report = { measured: string; rounds: number; machine: Machine; groups: Group[]; failures: string[] }

/** The figures as a part of a guide, which says what they mean. `full` is the number of rounds of a full run. */
export function guidePart({ measured, rounds, machine, groups }: Report, full: number): string {
  const { cores, model, chromium, node } = machine
  const run = `in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
  const reduced = rounds < full ? ` These figures are provisional: a full run has ${full} rounds.` : ''
  return [
    `Measured on ${measured} ${run}, on ${cores} cores (${model}), Chromium ${chromium}, Node ${node}.${reduced}`,
    ...groups.map(({ name, rows }) => `### ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${table(rows, SIDES)}`),
  ].join('\n\n')
}
