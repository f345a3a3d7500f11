import type { ApiRequestEvent } from '../../runtime/request/request.ts'

/** Since `watchWidgets`, with their queries: `DegressivePrice?productVariantId=13`. */
export const widgetCalls: string[] = []

/** Run it before each test. */
export function watchWidgets(): void {
  widgetCalls.length = 0
}

document.addEventListener('api:request', (event) => {
  const { url } = (event as ApiRequestEvent).detail
  const [, widget] = url.split('/widget/catalog/')
  if (widget) widgetCalls.push(widget)
})
