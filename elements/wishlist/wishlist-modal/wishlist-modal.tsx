import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { clearMark, markWrong } from '../../../runtime/forms/field-message.ts'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import { stopped, useHostAttributes, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { addToWishlist, removeFromAllWishlists, removeFromWishlist } from '../../../stores/wishlist/wishlist.ts'
import type { wishlistModal } from './definition.ts'
import { useFreshLists } from './use-fresh-lists.ts'
import { NEW, usePresence } from './use-presence.ts'

type Tag = typeof wishlistModal

export function WishlistModal({ host, productVariantId, path, kind, emit, t }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const busy = useRef(false)
  const { chosen, presence, isIn, check, note } = usePresence(productVariantId, () => choiceIn(host))
  const showLists = useFreshLists(path, productVariantId)
  // The button that removes the variant is hidden after the removal; focus moves to the chosen list.
  useKeptFocus(host, [], 'input[name=wishlistId]:checked')
  useHostAttributes({ 'aria-busy': isBusy || undefined })
  useEffect(() => {
    check()
  }, [check])
  useEffect(() => {
    // The outcome is shown below the lists, which may be long.
    if (news !== '') element('state')?.scrollIntoView({ block: 'nearest' })
  })
  const made = useRef('')
  // A new list can be chosen only after its radio button is rendered.
  useLayoutEffect(() => {
    if (made.current === '' || !choose(host, made.current)) return
    made.current = ''
    check()
  })

  const change = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      explainFailure(error, t.failed)
    }
    busy.current = false
    setBusy(false)
  }
  const add = () => {
    const name = element('name')
    const wishlistId = choiceIn(host)
    const isNew = wishlistId === NEW
    const newName = name?.value.trim() ?? ''
    if (isNew && name && newName === '') {
      markWrong(name, t.nameNeeded, false)
      return name.focus()
    }
    const list = isNew ? { name: newName, ...(kind && { kind }) } : { wishlistId }
    return change(async () => {
      const added = await addToWishlist({ productVariantId, quantity: quantityIn(host), ...list })
      note({ ...presence, [added.wishlistId]: true })
      setNews(added.message || t.isIn)
      emit('wishlist:added', { productVariantId, wishlistId: added.wishlistId })
      if (name && isNew) {
        name.value = ''
        made.current = added.wishlistId
      }
      await showLists(added.wishlistId)
    })
  }
  const remove = () =>
    change(async () => {
      const wishlistId = choiceIn(host)
      const rest = { ...presence, [wishlistId]: false }
      await removeFromWishlist(productVariantId, wishlistId, Object.values(rest).includes(true))
      note(rest)
      setNews(t.removed)
      emit('wishlist:removed', { productVariantId, wishlistId })
      await showLists(wishlistId)
    })
  const removeAll = () =>
    change(async () => {
      await removeFromAllWishlists(productVariantId)
      note({})
      setNews(t.removedFromAll)
      emit('wishlist:removed', { productVariantId, wishlistId: '' })
      await showLists(choiceIn(host))
    })

  useHostEvent<SubmitEvent>(
    'submit',
    stopped(() => void add()),
  )
  const onChoice = () => {
    setNews('')
    if (element('name')) clearMark(element('name') as HTMLInputElement)
    check()
  }
  return (
    <ServerMarkup<Tag>
      parts={{
        list: () => ({ onChange: onChoice }),
        // Typing a name chooses the new list.
        name: { onInput: () => choose(host, NEW) && onChoice() },
        remove: { hidden: !isIn, onClick: stopped(() => void remove()) },
        removeAll: { hidden: !Object.values(presence).includes(true), onClick: stopped(() => void removeAll()) },
        state: { role: 'status', children: news || (isIn && chosen !== NEW ? t.isIn : '') },
      }}
    />
  )
}

const radiosIn = (host: Element) => [...host.querySelectorAll<HTMLInputElement>('input[type=radio][name=wishlistId]')]

/** Returns '' if no list is chosen. */
const choiceIn = (host: Element): string => radiosIn(host).find(({ checked }) => checked)?.value ?? ''

/** Chooses a list. Returns true if another one was chosen before. */
function choose(host: Element, value: string): boolean {
  const radio = radiosIn(host).find((radio) => radio.value === value)
  if (!radio || radio.checked) return false
  radio.checked = true
  return true
}

const quantityIn = (host: Element): number =>
  Math.max(1, Math.trunc(Number(host.querySelector<HTMLInputElement>('input[name=quantity]')?.value)) || 1)
