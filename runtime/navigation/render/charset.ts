/** The charset that a text names, by its usual name: `utf-8` without one, undefined for one that does not exist. */
export function charsetIn(text: string | null | undefined): string | undefined {
  try {
    return new TextDecoder(/charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(text ?? '')?.[1]).encoding
  } catch {
    return undefined
  }
}
