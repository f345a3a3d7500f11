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
