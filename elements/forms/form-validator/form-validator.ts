import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { wasLeft } from '../../../runtime/element/early-acts.ts'
import {
  clearMark,
  type Field,
  isField,
  isMarked,
  isMarkedWrong,
  isRefused,
  markRight,
  markWrong,
  sweepMessages,
} from '../../../runtime/forms/field-message.ts'
import { describeByHints } from '../../../runtime/forms/hints.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { finishTyping } from '../../../runtime/forms/pending.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { say } from '../../../runtime/text/say.ts'
import type { formValidator } from './definition.ts'
import { fieldsOf, isAsked, leadOf } from './fields.ts'
import { type LazyRules, RuleRegistry } from './rules/registry.ts'
import { renderSummary, summaryOf } from './summary.ts'
import { startTiming } from './timing.ts'
import { hasRules, readsOthers, validate } from './validate.ts'

const lazyRules = deferred<LazyRules>('the lazy rules of forms', () => import('./rules/lazy/lazy-rules.ts'))

/** Validates the forms inside the tag, or the form around it. */
export function connectFormValidator(
  { host, attributes, emit, t, signal }: Connected<typeof formValidator>,
  fetchLazyRules = lazyRules.get,
): void {
  const registry = new RuleRegistry(fetchLazyRules)
  const forms = new Set<HTMLFormElement>()
  const refused = new WeakSet<HTMLFormElement>()
  const held = new WeakSet<HTMLFormElement>()
  const wrong = new Map<Field, string>()

  const take = (form: HTMLFormElement, signal: AbortSignal) => {
    const hadNoValidate = form.hasAttribute('novalidate')
    signal.addEventListener('abort', () => {
      forms.delete(form)
      form.toggleAttribute('novalidate', hadNoValidate)
    })
    forms.add(form)
    // The browser would show its own bubbles before our listener runs.
    form.toggleAttribute('novalidate', true)
    each<Field>(form, 'input, select, textarea', signal, (field) => {
      describeByHints(field)
      if (wasLeft(field)) checkDone(field)
    })
    if (!registry.covers([...ofForm(form, 'elements')].filter(isField))) registry.complete()
  }

  /** The outcome is announced if `isSaid`. Returns true for a valid field. */
  const check = (field: Field, isSaid = true): boolean => {
    const text = isAsked(field) ? (validate(field, registry, t) ?? registry.lazyRules?.refusalOf(field)) : undefined
    if (text === undefined) {
      wrong.delete(field)
      if (!isRefused(field) && (hasRules(field, registry) || isMarkedWrong(field))) markRight(field)
    } else {
      wrong.set(field, text)
      markWrong(field, text, isSaid)
    }
    return text === undefined
  }

  /** Calls back at once, or after the lazy rules have loaded. */
  const whenCovered = (field: Field, work: (field: Field) => void) => {
    if (registry.covers([field])) work(field)
    else registry.complete().then(() => !signal.aborted && field.isConnected && work(field))
  }

  const isUnasked = (field: Field) => registry.lazyRules?.isUnasked(field) ?? false

  const ask = async (field: Field) => {
    await registry.lazyRules?.askServer(field, t.invalid, signal)
    if (!signal.aborted && field.isConnected && !isUnasked(field)) check(field)
  }

  /** Other fields whose rules depend on this one, if they were validated before. */
  const checkReaders = (field: Field, isTyping: boolean) => {
    if (!field.form) return
    for (const other of fieldsOf(field.form)) {
      if (other === field || !readsOthers(other)) continue
      if (isTyping ? isMarkedWrong(other) : isMarked(other)) whenCovered(other, (field) => check(field))
    }
  }

  const updateSummary = (form: HTMLFormElement, isSaid = false) => {
    sweepMessages(host)
    const summary = refused.has(form) ? summaryOf(form, host) : null
    if (!summary) return
    const fields = fieldsOf(form).filter((field) => wrong.has(field))
    const texts = renderSummary(summary, new Map(fields.map((field) => [field, wrong.get(field) ?? ''])))
    if (isSaid) say(texts.join(' '), form)
  }

  const refuse = (form: HTMLFormElement, fields: Field[]) => {
    refused.add(form)
    // A summary that receives focus is read out anyway.
    updateSummary(form, !attributes['scroll-top'])
    emit('form:invalid', { form: nameOf(form), fields: fields.map(({ name }) => name) })
    showFirst(form, fields[0], attributes['scroll-top'] ? summaryOf(form, host) : undefined)
  }

  /**
   * Holds a submit until a promise resolves; then it is repeated with the same button, which validates the form again.
   */
  const sendAfter = async (form: HTMLFormElement, submitter: HTMLElement | null, wait: () => Promise<unknown>) => {
    if (held.has(form)) return
    held.add(form)
    await wait()
    held.delete(form)
    if (signal.aborted || !ofForm(form, 'isConnected')) return
    const isThere = submitter?.isConnected && (submitter as HTMLButtonElement).form === form
    form.requestSubmit(isThere ? submitter : null)
  }

  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!forms.has(form) || event.submitter?.hasAttribute('formnovalidate')) return
    finishTyping(form)
    const fields = fieldsOf(form)
    if (!registry.covers(fields)) {
      stop(event)
      sendAfter(form, event.submitter, () => registry.complete())
      return
    }
    const wrongFields = fields.filter((field) => !check(field, false))
    const unasked = fields.filter(isUnasked)
    if (wrongFields.length === 0 && unasked.length === 0) {
      updateSummary(form)
      emit('form:valid', { form: nameOf(form) })
      return
    }
    stop(event)
    if (wrongFields.length > 0) refuse(form, wrongFields)
    else sendAfter(form, event.submitter, () => Promise.all(unasked.map(ask)))
  }

  const reset = (form: HTMLFormElement) => {
    refused.delete(form)
    for (const element of ofForm(form, 'elements')) {
      if (!isField(element)) continue
      wrong.delete(element)
      clearMark(element)
    }
    const summary = summaryOf(form, host)
    if (summary) renderSummary(summary, new Map())
  }

  const checkDone = (field: Field) =>
    whenCovered(leadOf(field), (lead) => {
      if (check(lead)) ask(lead)
      updateSummary(field.form as HTMLFormElement)
    })

  const around = host.closest('form')
  if (around) take(around, signal)
  each<HTMLFormElement>(host, 'form', signal, take)
  // On the window in the capture phase, so that no other listener receives the submit of an invalid form.
  addEventListener('submit', submit, { capture: true, signal })
  startTiming({
    isOurs: (form) => form !== null && forms.has(form),
    isRefused: (form) => refused.has(form),
    checkWhileTyping: (field) =>
      whenCovered(leadOf(field), (lead) => {
        check(lead)
        updateSummary(field.form as HTMLFormElement)
      }),
    checkDone,
    checkReaders,
    reset,
    signal,
  })
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const nameOf = (form: HTMLFormElement) => form.getAttribute('id') ?? form.getAttribute('name') ?? ''

/** If `summary` is given, even as null, the page scrolls to its top first. */
function showFirst(form: HTMLFormElement, field: Field | undefined, summary: HTMLElement | null | undefined): void {
  if (summary === undefined) {
    field?.focus()
    return
  }
  const scroller = ofForm(form, 'closest')('dialog') ?? window
  scroller.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  // A focus that scrolls would interrupt the scroll to the top.
  const target = summary ?? field
  target?.focus({ preventScroll: true })
}
