import { useEffect, useState } from 'react'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { addressForm } from './definition.ts'

type Tag = typeof addressForm

const textOf = (answer: unknown, name: string) => {
  const value = (answer as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Copies the values of the present fields into fresh ones. */
function keepTyped(host: HTMLElement, fresh: ParentNode): void {
  const now = new Map([...host.querySelectorAll('input')].map((field) => [field.name, field.value]))
  for (const field of fresh.querySelectorAll('input')) {
    const typed = now.get(field.name)
    if (typed !== undefined) field.setAttribute('value', typed)
  }
}

/** Typed text is kept in the fields that both countries have. */
export function AddressForm({ host, src, emit, t }: ViewProps<Tag>) {
  const { setMarkup } = useServerMarkup<Tag>()
  const [load] = useState(() =>
    latest((signal: AbortSignal, url: URL) => loadFragment(url, 'address-form', { signal, noCache: true })),
  )
  useEffect(() => load.abort, [load])
  useSubmitInPlace<Tag>(host, {
    failed: t.failed,
    onTaken(_form, _uri, answer) {
      emit('address:saved', { id: textOf(answer, 'Id'), type: textOf(answer, 'AddressType') })
      host.closest('dialog')?.close()
    },
  })
  const follow = async (country: string) => {
    if (src === '') return
    const url = new URL(src, document.baseURI)
    url.searchParams.set('CountryId', country)
    try {
      const fields = await load(url)
      if (!fields) return
      keepTyped(host, fields)
      setMarkup(fields)
    } catch (error) {
      // The previous fields stay; the shop validates the form.
      logOnly('The fields of the country could not be fetched.', ShopError.of(error))
      load.onceOnline(error, () => follow(country))
    }
  }
  useHostEvent<Event>('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name.endsWith('CountryId')) follow(target.value)
  })
  return <ServerMarkup<Tag> />
}
