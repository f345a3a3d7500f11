import { type RefObject, useInsertionEffect, useRef } from 'react'

/** The newest value, for timers, promises and listeners that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
