const buffered = new Map<string, Event[]>()

/** Keeps the last event of each name while the tag's code is loaded. */
export function bufferEvent(tag: string, event: Event): void {
  buffered.set(tag, [...(buffered.get(tag) ?? []).filter(({ type }) => type !== event.type), event])
}

/** Oldest first. The tag's code calls it once it is loaded. */
export function drainEvents(tag: string): Event[] {
  const events = buffered.get(tag) ?? []
  buffered.delete(tag)
  return events
}
