const buffered = new Map<string, Event[]>()

/**
 * Keeps an event of `loadOn` while the code of the tag is loaded: the last event of each name. Once its page is left it
 * concerns no tag any more.
 */
export function bufferEvent(tag: string, event: Event): void {
  document.addEventListener('page:leave', () => buffered.delete(tag), { once: true })
  buffered.set(tag, [...(buffered.get(tag) ?? []).filter(({ type }) => type !== event.type), event])
}

/** Returns the buffered events of a tag, oldest first, and removes them. The tag's code calls it once it is loaded. */
export function drainEvents(tag: string): Event[] {
  const events = buffered.get(tag) ?? []
  buffered.delete(tag)
  return events
}
