import { readCookie } from '../../../runtime/page/cookies.ts'

export const kept = (): { id: string; datetime: string }[] => JSON.parse(readCookie('notShow') ?? '[]')

export function forgetPopups(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = 'notShow=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
}

export function onceExpiry(name: string): Promise<number> {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
  return new Promise((resolve) => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => own.get?.call(document),
      set: (text: string) => {
        own.set?.call(document, text)
        if (!text.startsWith(`${name}=`)) return
        delete (document as { cookie?: string }).cookie
        resolve(Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? ''))
      },
    })
  })
}
