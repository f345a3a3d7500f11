import { pageNonce } from '../trusted.ts'
import { logOnly } from '../warn.ts'

/** What has been asked for, by its address. */
const asked = new Map<string, Promise<void>>()

/**
 * What a build puts around each `import()`: asks for the files that the code needs, all at once, and waits for its style sheets.
 * Without a style sheet the code still works. Vite's own, whose place it takes, lets a lost chunk pass as nothing.
 */
export async function preload<T>(load: () => Promise<T>, files: string[] = [], importer?: string): Promise<T> {
  await Promise.all(files.map((file) => ask(new URL(file, importer).href)))
  return load()
}

function ask(address: string): Promise<void> | undefined {
  const running = asked.get(address) ?? (address.endsWith('.css') ? askForStyles(address) : askForCode(address))
  asked.set(address, running)
  return running
}

function askForCode(address: string): Promise<void> {
  append(address, 'modulepreload')
  return Promise.resolve()
}

function askForStyles(address: string): Promise<void> {
  const link = append(address, 'stylesheet')
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      asked.delete(address)
      logOnly('A style sheet could not be loaded.', address)
      resolve()
    })
  })
}

function append(address: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = address
  const nonce = pageNonce()
  if (nonce) link.nonce = nonce
  document.head.append(link)
  return link
}
