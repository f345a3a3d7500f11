import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import type { OpenModal } from '../../../runtime/dialogs/modal.ts'
import { openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { appUrl } from '../../../runtime/page/paths.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { fillBilling } from './billing.ts'
import type { addressPicker } from './definition.ts'

type Tag = typeof addressPicker

export function AddressPicker(props: ViewProps<Tag>) {
  const { host, inputname, type, dataSelectedAddressId: selected, hasCreation, hasEdit, src, emit, t } = props
  const { parts, element, setMarkup } = useServerMarkup<Tag>()
  const modal = useRef<OpenModal>(undefined)
  const wanted = useRef<{ id: string; isNew: boolean }>(undefined)
  const [load] = useState(() =>
    latest((signal: AbortSignal, url: URL) => loadFragment(url, 'address-picker', { signal, noCache: true })),
  )
  useEffect(() => load.abort, [load])
  useEffect(() => {
    if (host.hasAttribute('data-selected-address-id')) return
    warn(
      '<address-picker> has no data-selected-address-id.',
      'The radio that the page has ticked is taken for the choice.',
      'Print the id of the chosen address, or data-selected-address-id="".',
    )
  }, [host])

  const radios = () => parts('address').flatMap((part) => (element(part) as HTMLInputElement | undefined) ?? [])
  const choose = (radio: HTMLInputElement) => {
    if (type === 'Billing') fillBilling(radio)
    emit('address:select', { id: radio.value, type })
  }

  const addressOf = (id: string) => {
    const url = new URL(src || appUrl('/widget/DeliveryAddressPicker'), document.baseURI)
    const flags = { isAddNewAddress: String(hasCreation), isEditAddress: String(hasEdit) }
    const query = { inputname, ...flags, selectedAddressId: id, type }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }
  const showAgain = async (saved: string | undefined) => {
    const chosen = radios().find(({ checked }) => checked)?.value ?? selected
    try {
      const html = await load(addressOf(saved || chosen))
      if (!html) return
      wanted.current = { id: saved || chosen, isNew: saved !== undefined }
      setMarkup(html)
    } catch (error) {
      explainUntilOnline(error, t.failed, load.onceOnline, () => showAgain(saved))
    }
  }
  // After the fresh addresses are rendered: the saved one is chosen, also when it is the same one after editing.
  useLayoutEffect(() => {
    const choice = wanted.current
    wanted.current = undefined
    const radio = radios().find(({ value }) => value === choice?.id)
    if (!choice || !radio) return
    radio.checked = true
    if (choice.isNew) radio.dispatchEvent(new Event('change', { bubbles: true }))
  })

  // Every picker of the page shows the saved address; the picker that opened the modal chooses it.
  usePageEvent<CustomEvent<{ id: string }>>(document, 'address:saved', ({ detail }) => {
    const isOwn = modal.current !== undefined
    modal.current?.close()
    showAgain(isOwn ? detail.id : undefined)
  })
  const open = async (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement) || !clickedOn(event, '*')) return
    event.preventDefault()
    const label = link.textContent?.trim() ?? ''
    const onClose = () => {
      modal.current = undefined
    }
    modal.current = await openPage({ url: link.href, label, heading: label, size: 'medium', trigger: link, onClose })
  }
  return (
    <ServerMarkup<Tag>
      parts={{
        address: { onChange: ({ currentTarget }) => choose(currentTarget) },
        add: { hidden: !hasCreation, onClick: open },
        edit: { hidden: !hasEdit, onClick: open },
      }}
    />
  )
}
