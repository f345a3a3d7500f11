/** The value says whether the file type or the kind of asset is accepted. */
export type FileTypes = Readonly<Record<string, boolean>>

const KINDS: Readonly<Record<string, string>> = { image: 'image/*', video: 'video/*', audio: 'audio/*' }

/** Only types that are marked true are accepted (§5). A map without any accepts nothing. */
export function acceptOf(types: FileTypes): string {
  const marked = Object.entries(types).filter(([, value]) => String(value).toLowerCase() === 'true')
  const wanted = marked.map(([type]) => {
    const name = type.trim().toLowerCase()
    return KINDS[name] ?? (name.includes('/') ? name : `.${name.replace(/^\./, '')}`)
  })
  return wanted.length > 0 ? wanted.join(',') : 'none/none'
}
