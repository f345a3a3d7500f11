import { type Field, isField, isMarkedWrong } from '../../../runtime/forms/field-message.ts'
import { leadOf } from './fields.ts'

export type Timing = {
  isOurs(form: HTMLFormElement | null): boolean
  /** True after a refused submit. */
  isRefused(form: HTMLFormElement): boolean
  checkWhileTyping(field: Field): void
  checkDone(field: Field): void
  /** Another field has changed: the fields that depend on it are validated again. */
  checkReaders(field: Field, isTyping: boolean): void
  reset(form: HTMLFormElement): void
  signal: AbortSignal
}

/** `data-valevent` of a field names the event at which it is validated, instead of the usual times. */
const eventsOf = (field: Field): string | undefined => leadOf(field).dataset.valevent?.toLowerCase()

/** A pristine field is validated when it is left or changed; a wrong one, or one of a refused form, at every key. */
export function startTiming(timing: Timing): void {
  const { signal } = timing
  const listen = (name: string, listener: (event: Event, field: Field) => void) =>
    document.addEventListener(
      name,
      (event) => {
        const field = event.target
        if (isField(field) && timing.isOurs(field.form)) listener(event, field)
      },
      { signal },
    )
  const done = (field: Field) => {
    const events = eventsOf(field)
    if (events && !/change|blur/.test(events)) return
    timing.checkDone(field)
  }
  const press = pressWatch(signal)

  listen('input', (_, field) => {
    const events = eventsOf(field)
    const isEager = isMarkedWrong(leadOf(field)) || timing.isRefused(field.form as HTMLFormElement)
    if (events ? /input/.test(events) : isEager) timing.checkWhileTyping(field)
    timing.checkReaders(field, true)
  })
  listen('change', (_, field) => {
    done(field)
    timing.checkReaders(field, false)
  })
  listen('focusout', (event, field) => {
    // The window lost the focus, the field did not.
    if (document.activeElement === field || isSameQuestion(field, (event as FocusEvent).relatedTarget)) return
    press.after(() => {
      if (field.isConnected && timing.isOurs(field.form)) done(field)
    })
  })
  document.addEventListener(
    'reset',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!timing.isOurs(form) || event.defaultPrevented) return
      press.forget()
      timing.reset(form)
    },
    { signal },
  )
}

/** Moving between radio buttons of one name is not leaving the field. */
const isSameQuestion = (field: Field, next: EventTarget | null): boolean =>
  field.type === 'radio' && isField(next) && next.form === field.form && next.name === field.name

/** A message that appears between press and release would move the button away from under the pointer. */
function pressWatch(signal: AbortSignal): { after(work: () => void): void; forget(): void } {
  let isPressing = false
  const later: (() => void)[] = []
  const release = () => {
    isPressing = false
    // The click event must be dispatched first.
    setTimeout(() => {
      for (const work of later.splice(0)) if (!signal.aborted) work()
    })
  }
  const options = { capture: true, signal }
  document.addEventListener('pointerdown', () => (isPressing = true), options)
  document.addEventListener('pointerup', release, options)
  document.addEventListener('pointercancel', release, options)
  return {
    after: (work) => {
      if (isPressing) later.push(work)
      else work()
    },
    forget: () => void later.splice(0),
  }
}
