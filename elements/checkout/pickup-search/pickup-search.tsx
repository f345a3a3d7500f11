import { useState } from 'react'
import { openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { addressPart } from '../../../stores/checkout/form-address.ts'
import { $collector } from '../../../stores/checkout/pickup.ts'
import type { pickupSearch } from './definition.ts'
import { Search } from './search.tsx'

type Tag = typeof pickupSearch

/** The tag contains either a link that opens the search, or the search itself. */
export function PickupSearch(props: ViewProps<Tag>) {
  const [isSearch] = useState(() => props.host.querySelector('form[data-part=search]') !== null)
  return isSearch ? <Search {...props} /> : <Opener {...props} />
}

/** Opens the page of the search in a modal, for the present address in the form around it. */
function Opener(props: ViewProps<Tag>) {
  const { host, shippingMethodId, carrierGatewayId, countryId, city, postCode, address, t } = props
  const known = (name: string) => addressPart(host.closest('form'), 'Shipping', name)?.value

  const open = (event: MouseEvent & { currentTarget: HTMLAnchorElement }) => {
    const link = event.currentTarget
    if (!clickedOn(event, '*')) return
    event.preventDefault()
    const url = new URL(link.href)
    const query = {
      shippingMethodId,
      carrierGatewayId,
      countryId: known('CountryId') || countryId,
      city: known('City') ?? city,
      postCode: known('PostalCode') ?? postCode,
      address: known('Street1') ?? address,
    }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    $collector.set({ firstName: known('FirstName') ?? '', lastName: known('LastName') ?? '' })
    openPage({ url, label: t.title, size: 'large', trigger: link })
  }
  return <ServerMarkup<Tag> parts={{ open: { onClick: open } }} />
}
