const NAME = /filename\*?=(?:UTF-8'')?"?([^";]+)/i

/** Saves a file that is the response to a form: to ask for it again would send the form twice. */
export async function saveFile(url: URL, response: Response): Promise<void> {
  const named = NAME.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = named ? readable(named) : (url.pathname.split('/').at(-1) ?? '')
  link.click()
  // The browser reads it in a task of its own.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
