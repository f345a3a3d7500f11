import { useRef, useState } from 'react'
import { modals, openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { say } from '../../../runtime/text/say.ts'
import { usePrefetch } from '../../../runtime/ui/use-deferred.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { Asset } from '../../../stores/assets/asset.ts'
import { folderPath } from '../../../stores/assets/paths.ts'
import { beginPicking, handPicked } from '../../../stores/assets/picking.ts'
import type { assetPicker } from './definition.ts'
import { Library } from './library.tsx'

type Tag = typeof assetPicker

/** The tag contains either a link that opens the library, or the library itself. */
export function AssetPicker(props: ViewProps<Tag>) {
  const [isLibrary] = useState(() => props.host.querySelector('[data-part=assets]') !== null)
  return isLibrary ? <Library {...props} /> : <Opener {...props} />
}

function Opener({ host, rootFolderId, for: forId, emit, t }: ViewProps<Tag>) {
  const [chosen, setChosen] = useMarkupState<Asset | undefined>(undefined)
  const isOpening = useRef(false)
  usePrefetch(modals)

  const open = async (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (!clickedOn(event, '*')) return
    event.preventDefault()
    if (isOpening.current) return
    isOpening.current = true
    const trigger = event.currentTarget
    const url = trigger instanceof HTMLAnchorElement ? trigger.href : cultureUrl(folderPath(rootFolderId))
    let close = () => {}
    const end = beginPicking({
      forId,
      pick(asset) {
        close()
        setChosen(asset)
        handPicked(forId, asset)
        const { id, name, url, thumbnail } = asset
        emit('asset:picked', { id, name, url, thumbnail })
        say(t.picked({ name }), host)
      },
    })
    const modal = await openPage({ url, label: t.library, size: 'large', trigger, onClose: end })
    isOpening.current = false
    if (modal) close = modal.close
  }
  const name = chosen?.name
  return (
    <ServerMarkup<Tag>
      parts={{
        open: { onClick: open },
        ...(chosen && {
          assetId: { value: chosen.id },
          assetName: { value: chosen.name },
          assetLoaded: { value: 'true' },
          newName: { value: chosen.name },
          picked: { children: name },
        }),
      }}
    />
  )
}
