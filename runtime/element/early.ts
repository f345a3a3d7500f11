const early = new Map<string, Event[]>()

/** Keeps an event for a tag whose code it fetches: the last one of each name. */
export function keepEarly(tag: string, event: Event): void {
  early.set(tag, [...(early.get(tag) ?? []).filter(({ type }) => type !== event.type), event])
}

/**
 * The events of `loadOn` that were sent before the code of a tag was there, oldest first; given out once. The code takes
 * them up when it comes, so that what announced the need is not lost.
 */
export function takeEarly(tag: string): Event[] {
  const events = early.get(tag) ?? []
  early.delete(tag)
  return events
}
