/**
 * Milliseconds within which a change of a select follows the key that made it. A closed list changes at once with each
 * arrow; a choice in an open one takes a person longer.
 */
export const KEY_STEP = 100

/** True for a change that only passes by: made by a key in a closed list, where Enter or leaving it decides. */
export const isPassing = (key: { name: string; time: number } | undefined, changedAt: number): boolean =>
  key !== undefined && key.name !== 'Enter' && changedAt - key.time < KEY_STEP

/** What the server has selected. */
export const listedValue = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? ''

/**
 * Hears of choices in the selects inside a host that lead to another page. A choice counts at once; steps of the keyboard through a
 * closed list wait for Enter, or until the list is left, and Escape takes the old value back.
 */
export function onChosen(host: HTMLElement, signal: AbortSignal, chosen: (select: HTMLSelectElement) => void): void {
  const waiting = new Map<HTMLSelectElement, string>()
  let key: { name: string; time: number } | undefined

  const apply = (select: HTMLSelectElement) => {
    waiting.delete(select)
    if (select.value !== listedValue(select)) chosen(select)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLSelectElement)) return
    key = { name: event.key, time: event.timeStamp }
    const before = waiting.get(event.target)
    if (before === undefined || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') return apply(event.target)
    event.target.value = before
    waiting.delete(event.target)
  }
  const onChange = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.name === '') return
    if (!isPassing(key, timeStamp)) return apply(target)
    if (!waiting.has(target)) waiting.set(target, listedValue(target))
  }
  const onLeave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLSelectElement && waiting.has(target)) apply(target)
  }
  host.addEventListener('keydown', onKey, { signal })
  host.addEventListener('change', onChange, { signal })
  host.addEventListener('focusout', onLeave, { signal })
}
