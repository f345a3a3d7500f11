import type { ApiRequestEvent } from '../../runtime/request/api-request.ts'

/**
 * The widgets that were requested since `watchWidgets`, with their queries, e.g. `DegressivePrice?productVariantId=13`.
 */
export const widgetCalls: string[] = []

/** Records the calls of widgets; run it before each test. */
export function watchWidgets(): void {
  widgetCalls.length = 0
}

document.addEventListener('api:request', (event) => {
  const { url } = (event as ApiRequestEvent).detail
  const [, widget] = url.split('/widget/catalog/')
  if (widget) widgetCalls.push(widget)
})
