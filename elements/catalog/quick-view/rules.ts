let views = 0

/** A suffix that makes ids unique. */
export const ownEnding = (): string => {
  views += 1
  return `-view-${views}`
}

/** Calls back at Escape, unless it closes an element that opened above. */
export function closeAtEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  if (event.target instanceof Element && event.target.closest('dialog, [popover]:popover-open')) return
  close()
}
