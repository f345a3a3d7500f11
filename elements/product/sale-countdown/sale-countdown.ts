import { html, render } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { intlCulture } from '../../../runtime/text/strings.ts'
import type { saleCountdown } from './definition.ts'
import { mayReload } from './end-once.ts'
import { readEnd, secondsOf, toReadOut, type Unit, unitsOf, untilNext } from './rules.ts'
import { checkClocks, learn, serverTime } from './server-clock.ts'

type Countdown = Connected<typeof saleCountdown>

/** The end that an element has come to: it ends once, also when it leaves and comes back. */
const ended = new WeakMap<HTMLElement, number>()

/** Counts down in the place of the server's words; without an end that can be read they stand. */
export function connect(countdown: Countdown): () => void {
  const { host, attributes, signal, onChange } = countdown
  const content = ServerContent.until(signal, host)
  const display = new Display(countdown, content)
  let end: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const tick = () => {
    clearTimeout(timer)
    if (end === undefined || signal.aborted) return
    checkClocks(tick)
    const left = end - serverTime()
    display.show(secondsOf(left))
    if (left > 0) timer = setTimeout(tick, untilNext(left))
    else if (ended.get(host) !== end) {
      ended.set(host, end)
      finish(countdown)
    }
  }
  const read = () => {
    if (attributes.serverNow !== undefined) learn(attributes.serverNow, tick)
    end = readEnd(attributes.endTime, attributes.utcOffset)
    if (end === undefined) warnOf(attributes)
    else content.take()
    display.forget(end !== undefined)
    if (end === undefined) content.restore()
    tick()
  }
  read()
  onChange((name) => name !== 'callback' && read())
  // A tab in the background is slowed down, and one from the memory of Back was asleep.
  document.addEventListener('visibilitychange', tick, { signal })
  addEventListener('pageshow', tick, { signal })
  return () => clearTimeout(timer)
}

const warnOf = ({ endTime, utcOffset }: Countdown['attributes']) =>
  warn(
    `<sale-countdown end-time="${endTime.slice(0, 40)}" utc-offset="${utcOffset.slice(0, 10)}"> is no time.`,
    'Nothing is counted.',
    'Write end-time="DD/MM/YYYY" or "DD/MM/YYYY HH:mm:ss", and an offset such as +02:00 or none.',
  )

/** Tells that the sale is over; then the page's own function, or one reload. */
function finish({ host, attributes, emit }: Countdown): void {
  const { endTime, callback } = attributes
  emit('countdown:end', { endTime })
  const work = callback === '' ? undefined : functionOf(callback)
  if (work) {
    try {
      work({ endTime, element: host })
    } catch (error) {
      reportError(error)
    }
  } else if (mayReload(endTime)) reloadPage('sale-countdown')
}

/** A function by its name in the page, or by a path to it: no text of the page is ever run as code. */
function functionOf(path: string): ((end: { endTime: string; element: HTMLElement }) => void) | undefined {
  let found: unknown = globalThis
  for (const name of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[name.trim()]
  if (typeof found === 'function') return found as () => void
  warn(
    `<sale-countdown callback="${path.slice(0, 80)}"> names no function.`,
    'The page reloads in its place.',
    'Define it before the end, as a property of window: window.saleOver = () => { … }.',
  )
  return undefined
}

/** The numbers, and what is read out now and then. */
class Display {
  #seconds: number | undefined
  #status = ''

  constructor(
    private readonly countdown: Countdown,
    private readonly content: ServerContent,
  ) {}

  forget(isShown: boolean): void {
    this.#seconds = undefined
    this.#status = ''
    if (!isShown) render('', this.content.root)
  }

  show(seconds: number): void {
    if (seconds === this.#seconds) return
    const { emit, t } = this.countdown
    const mark = this.#seconds === undefined ? undefined : toReadOut(this.#seconds, seconds)
    if (mark !== undefined) this.#status = t.left({ time: spoken(seconds) })
    if (seconds === 0 && this.#seconds !== undefined) this.#status = t.over
    this.#seconds = seconds
    this.#draw(seconds)
    emit('countdown:tick', { seconds })
  }

  #draw(seconds: number): void {
    // Only the texts that are others are written.
    const units = unitsOf(seconds).map(
      ({ unit, value }) => html`<span data-part="unit" data-unit=${unit}>
        <span data-part="number">${unit === 'day' ? value : String(value).padStart(2, '0')}</span>
        <span data-part="name">${unitName(unit, value, 'short')}</span>
      </span>`,
    )
    const { label } = this.countdown.t
    render(
      html`<span data-part="timer" role="timer" aria-live="off" aria-label=${label}>${units}</span>
        <span data-part="status" class="vt-hidden" role="status">${this.#status}</span>`,
      this.content.root,
    )
  }
}

function unitName(unit: Unit, value: number, unitDisplay: 'short' | 'long'): string {
  const parts = new Intl.NumberFormat(intlCulture(), { style: 'unit', unit, unitDisplay }).formatToParts(value)
  return parts.find(({ type }) => type === 'unit')?.value ?? ''
}

/** The largest unit of a time in words: `10 minutes`. */
function spoken(seconds: number): string {
  const { unit, value } = unitsOf(seconds).find((one) => one.value > 0) ?? { unit: 'second', value: 0 }
  return `${value} ${unitName(unit, value, 'long')}`
}
