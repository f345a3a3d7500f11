/** The types of files by name, each with whether it is accepted. */
export type FileTypes = Readonly<Record<string, boolean>>

/** The file types of the kinds of assets. */
const KINDS: Readonly<Record<string, string>> = { image: 'image/*', video: 'video/*', audio: 'audio/*' }

/** The `accept` of a map: only the types that are marked true (§5). A map without any accepts nothing. */
export function acceptOf(types: FileTypes): string {
  const marked = Object.entries(types).filter(([, value]) => String(value).toLowerCase() === 'true')
  const wanted = marked.map(([type]) => {
    const name = type.trim().toLowerCase()
    return KINDS[name] ?? (name.includes('/') ? name : `.${name.replace(/^\./, '')}`)
  })
  return wanted.length > 0 ? wanted.join(',') : 'none/none'
}
