import { useEffect, useState } from 'react'
import { explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import { type OpenModal, openModal } from '../../../runtime/dialogs/modal.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { appUrl } from '../../../runtime/page/paths.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { Dialog } from '../../../runtime/ui/dialog.tsx'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { applyCoupon } from '../../../stores/cart/coupon.ts'
import { type CustomerCoupon, getCustomerCoupons } from '../../../stores/cart/customer-coupons.ts'
import { reportCoupon } from '../../../stores/cart/reactions/say-coupon.ts'
import { isShopperBusy } from '../../../stores/content/popups.ts'
import { Coupons } from './coupons.tsx'
import type { couponList } from './definition.ts'

type Tag = typeof couponList

const FIELD = 'CouponCode'

/** Opens the codes of the customer, or the shop's own list of codes (§2, §7). */
export function CouponList({ userId, host, emit, t }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()
  const [coupons, setCoupons] = useState<readonly CustomerCoupon[]>([])
  const [isOpen, setOpen] = useState(false)
  const [ask] = useState(() => latest(getCustomerCoupons))
  useEffect(() => ask.abort, [ask])

  const choose = async (code: string) => {
    emit('coupon:select', { code })
    reportCoupon(await applyCoupon(code), t)
  }

  const openOwn = async () => {
    try {
      const found = await ask(userId)
      if (!found) return
      setCoupons(found)
      setOpen(true)
    } catch (error) {
      // The dialog must not open while the shopper is busy elsewhere.
      explainUntilOnline(error, t.notLoaded, ask.onceOnline, () => isShopperBusy() || openOwn())
    }
  }

  const openList = (trigger: HTMLElement) => {
    const url = appUrl('/widget/couponcodes/list')
    const modal = openModal({ url, heading: t.heading, size: 'large', trigger })
    onChoice(modal, (code) => {
      modal.close()
      choose(code)
    })
  }

  useHostEvent<MouseEvent>('click', (event) => {
    const trigger = clickedOn(event, 'a[href], button')
    if (!trigger || trigger !== element('trigger')) return
    event.preventDefault()
    if (userId !== '') openOwn()
    else openList(trigger)
  })

  return (
    <>
      <ServerMarkup<Tag> parts={{ trigger: { 'aria-haspopup': 'dialog' } }} />
      <Dialog
        isOpen={isOpen}
        heading={t.heading}
        size="large"
        host={host}
        trigger={element('trigger')}
        onClose={() => setOpen(false)}
      >
        <Coupons
          coupons={coupons}
          t={t}
          choose={(code) => {
            setOpen(false)
            choose(code)
          }}
        />
      </Dialog>
    </>
  )
}

/** Calls back with the code of the button that is pressed in the shop's list. The form of the list is not sent. */
function onChoice({ element }: OpenModal, chosen: (code: string) => void): void {
  element.addEventListener('click', (event) => {
    const button = clickedOn<HTMLButtonElement>(event, `button[name=${FIELD}], [data-coupon-code]`)
    const code = button?.dataset.couponCode ?? button?.value
    if (!code) return
    event.preventDefault()
    chosen(code)
  })
}
