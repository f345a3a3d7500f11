import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import type { Definition } from '../../element/define.ts'
import type { Part } from '../../element/part.ts'
import { say } from '../../text/say.ts'
import { useHostAttributes, useServerMarkup } from '../../view/hooks.ts'
import type { PartProps } from '../../view/markup/part-props.ts'
import { useField } from '../../view/use-field.ts'
import { useFieldChanges } from '../use-field-changes.ts'
import { HeldButton } from './hold.ts'
import { NumberField, type NumberFieldOptions } from './number-field.ts'
import { type Direction, textOf } from './rules.ts'

type Options = Omit<NumberFieldOptions, 'input' | 'show' | 'onCorrected'> & {
  labels: { decrease: string; increase: string }
  /** The number of a field that the view creates; without it, a stepper without a field has no buttons. */
  initial?: number | null
}

type WithStepper = Definition & {
  parts: { field: Part<'input'>; decrease: Part<'button'>; increase: Part<'button'> }
}

export type Stepper = {
  number: NumberField
  parts: { field: PartProps<'input'>; decrease: PartProps<'button'>; increase: PartProps<'button'> }
}

/** A native number field with a minus and a plus button: typing, arrow keys, clicks, and held buttons. */
export function useStepper({ labels, initial, ...callbacks }: Options): Stepper {
  const { element, part } = useServerMarkup<WithStepper>()
  const { value: text, set } = useField<WithStepper>('field')
  const onCorrected = () => sayNumber(element('field'))
  const options = { ...callbacks, input: () => element('field'), show: set, onCorrected }
  const [{ number, buttons }] = useState(() => create(part('field')?.value ?? textOf(initial ?? null), options))
  useInsertionEffect(() => {
    number.options = options
  })
  useEffect(() => () => stop(number, buttons), [number, buttons])
  // After a reset, or fresh HTML of the server.
  useEffect(() => {
    if (text !== number.text) number.restart()
  }, [number, text])
  useHostAttributes({ 'data-vt-stepper': part('field') !== undefined || initial !== undefined })
  // A disabled button would drop the focus to the page.
  useLayoutEffect(() => {
    const focused = document.activeElement as HTMLButtonElement | null
    if (!focused?.disabled || (focused !== element('decrease') && focused !== element('increase'))) return
    element('field')?.focus({ preventScroll: true })
  })

  const input = element('field')
  const button = (direction: Direction, label: string, sign: string): PartProps<'button'> => ({
    'data-vt-field-button': '',
    type: 'button',
    'aria-label': label,
    children: sign,
    // The arrow keys of the field do the same, as in the spinbutton pattern: the tab order has one stop.
    tabIndex: -1,
    disabled: input?.disabled || input?.readOnly || !callbacks.rules.canStep(number.present, direction),
    ...buttons[direction].props,
  })
  return {
    number,
    parts: {
      field: { ref: useFieldChanges(), ...number.props },
      decrease: button(-1, labels.decrease, '−'),
      increase: button(1, labels.increase, '+'),
    },
  }
}

type Buttons = Record<Direction, HeldButton>

function create(text: string, options: NumberFieldOptions): { number: NumberField; buttons: Buttons } {
  const number = new NumberField(text, options)
  const buttonTo = (direction: Direction) =>
    new HeldButton({
      step: () => number.step(direction),
      finish: () => {
        number.finish()
        sayNumber(options.input())
      },
    })
  return { number, buttons: { [-1]: buttonTo(-1), 1: buttonTo(1) } as Buttons }
}

/** Announces the number after a button or a correction; the field itself announces changes by keys. */
function sayNumber(input: HTMLInputElement | undefined): void {
  if (input?.isConnected) say(input.value, input)
}

function stop(number: NumberField, buttons: Buttons): void {
  number.stop()
  buttons[-1].stop()
  buttons[1].stop()
}
