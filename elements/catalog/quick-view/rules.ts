let views = 0

/** An end for ids that no other view has. */
export const ownEnding = (): string => {
  views += 1
  return `-view-${views}`
}

/** Calls back at Escape, unless something that opened above is to close. */
export function closeAtEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  if (event.target instanceof Element && event.target.closest('dialog, [popover]:popover-open')) return
  close()
}
