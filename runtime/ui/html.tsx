import { useLayoutEffect, useRef } from 'react'
import { setHtml } from '../page/html.ts'

/** HTML of the server inside a view: only for fields that the specification calls Html. */
export function ServerHtml({ html }: { html: string | DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) setHtml(place.current, html)
  }, [html])
  return <div ref={place} />
}
