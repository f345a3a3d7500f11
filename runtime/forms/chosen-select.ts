/**
 * Milliseconds within which a change of a select follows the key that made it. A closed list changes at once with each
 * arrow key; a choice in an open one takes a person longer.
 */
export const KEY_STEP = 100

/** True for a passing change: made by a key in a closed list, where Enter or leaving the list confirms it. */
export const isPassing = (key: { name: string; time: number } | undefined, changedAt: number): boolean =>
  key !== undefined && key.name !== 'Enter' && changedAt - key.time < KEY_STEP

/** The value that the server has selected. */
export const listedValue = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? ''
