import { warn } from '../../../runtime/page/warn.ts'
import type { Day } from '../../../runtime/text/dates.ts'
import { isoOf } from '../../../runtime/text/day-steps.ts'
import { useFieldChanges } from '../../../runtime/ui/use-field-changes.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { datePicker } from './definition.ts'
import { dayLabel } from './labels.ts'
import { type Bounds, closedDays, readDay } from './rules.ts'
import { useCalendar } from './use-calendar.ts'
import { useDateField } from './use-date-field.ts'

type Props = ViewProps<typeof datePicker>

/** A native date field keeps its own calendar, and receives the bounds. */
export function DatePicker(props: Props) {
  const field = useServerMarkup<typeof datePicker>().part('field')
  const bounds: Bounds = {
    min: readBound('min', props.min),
    max: readBound('max', props.max),
    isClosed: closedDays(props.disabledDays),
  }
  if (!field) return <ServerMarkup<typeof datePicker> />
  return field.attributes.type === 'date' ? <NativeDate {...bounds} /> : <TypedDate {...props} bounds={bounds} />
}

function readBound(name: 'min' | 'max', text: string): Day | undefined {
  const day = readDay(text)
  if (text !== '' && !day) {
    warn(`<date-picker ${name}="${text.slice(0, 40)}"> is no date.`, 'It bounds nothing.', 'Write it as yyyy-MM-dd.')
  }
  return day
}

function NativeDate({ min, max }: Bounds) {
  const own = { min: min && isoOf(min), max: max && isoOf(max) }
  return <ServerMarkup<typeof datePicker> parts={{ field: own }} />
}

function TypedDate({ host, emit, t, bounds }: Props & { bounds: Bounds }) {
  const { element } = useServerMarkup<typeof datePicker>()
  const { day, choose, props } = useDateField({ host, emit, t }, bounds)
  const { opened, open, close, prefetch } = useCalendar(
    () => element('field'),
    () => element('toggle'),
  )
  const input = element('field')
  const isResting = input?.disabled || input?.readOnly

  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    const { key, altKey, currentTarget } = event
    if (!altKey || key !== 'ArrowDown' || currentTarget.disabled || currentTarget.readOnly) return
    event.preventDefault()
    open(currentTarget)
  }
  const field = { ...props, ref: useFieldChanges(), onKeyDown }
  const toggle = {
    [CREATED]: '',
    'data-vt-field-button': '',
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-label': day ? t.change({ date: dayLabel(day) }) : t.choose,
    disabled: isResting,
    onPointerDown: prefetch,
    onFocus: prefetch,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => open(currentTarget),
  } as const
  const calendar = { t, bounds, chosen: day, onChoose: choose, onClose: close }
  return (
    <ServerMarkup<typeof datePicker> parts={{ field, toggle }}>
      {opened && input && <opened.Calendar {...calendar} field={input} trigger={opened.trigger} shown={opened.shown} />}
    </ServerMarkup>
  )
}
