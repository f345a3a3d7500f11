/** The messages by field name that the shop sent with a refusal. */
export function fieldMessages(data: unknown): Record<string, string> {
  const errors = (data as { Errors?: unknown } | null | undefined)?.Errors
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message].flat().join(' ')]))
}
