/** A parameter of `Content-Disposition` (RFC 6266): a name, and a token or a quoted string of any characters. */
const PARAMETER = /;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;\s]*)/g

/** Saves a file that is the response to a form: another request would send the form twice. */
export async function saveFile(url: URL, response: Response): Promise<void> {
  const named = fileName(response.headers.get('Content-Disposition') ?? '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = named || (url.pathname.split('/').at(-1) ?? '')
  link.click()
  // The browser reads the address in a later task.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}

/** `filename*` has precedence: it names its charset. */
export function fileName(header: string): string {
  const given = new Map<string, string>()
  for (const [, name = '', value = ''] of header.matchAll(PARAMETER)) given.set(name.toLowerCase(), value)
  const [, charset, extended = ''] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(given.get('filename*') ?? '') ?? []
  if (charset?.toLowerCase() === 'iso-8859-1')
    return extended.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const plain = given.get('filename')?.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1') ?? ''
  return readable(extended || plain)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
