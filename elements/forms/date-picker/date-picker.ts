import './reserve.css'
import './date-picker.css'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { DateField } from './date-field.ts'
import type { datePicker } from './definition.ts'
import { type Bounds, closedDays, isoOf, readDay } from './rules.ts'

/** Gives the server's field its reading of dates and a calendar. A native date field keeps its own, and gets the bounds. */
export function connectDatePicker({ host, attributes, emit, t, signal, onChange }: Connected<typeof datePicker>): void {
  // What a clone brought of its original's.
  for (const drawn of host.querySelectorAll('[data-part=toggle], [data-part=calendar]')) drawn.remove()
  const bounds = (): Bounds => ({
    min: readBound('min', attributes.min),
    max: readBound('max', attributes.max),
    isClosed: closedDays(attributes.disabledDays),
  })
  each<HTMLInputElement>(host, 'input:not([type=hidden])', signal, (input, signal) => {
    if (input.type === 'date') {
      const draw = () => boundNative(input, bounds())
      draw()
      onChange(draw)
      return
    }
    const field = new DateField({ host, input, bounds, t, signal, tell: (value) => emit('date:change', { value }) })
    onChange(() => field.judge())
  })
}

function readBound(name: 'min' | 'max', text: string) {
  const day = readDay(text)
  if (text !== '' && !day) {
    warn(`<date-picker ${name}="${text.slice(0, 40)}"> is no date.`, 'It bounds nothing.', 'Write it as yyyy-MM-dd.')
  }
  return day
}

function boundNative(input: HTMLInputElement, { min, max }: Bounds): void {
  if (min) input.min = isoOf(min)
  if (max) input.max = isoOf(max)
}
