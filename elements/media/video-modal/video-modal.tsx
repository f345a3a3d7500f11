import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useAsked } from '../../../runtime/consent/use-asked.tsx'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { readVideo, siteOf, type VideoSource } from '../../../runtime/pictures/video/source.ts'
import { Dialog } from '../../../runtime/ui/dialog.tsx'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $consent, saveConsent } from '../../../stores/consent/consent.ts'
import type { videoModal } from './definition.ts'
import { VideoPlayer } from './video-player.tsx'

type Tag = typeof videoModal
type Opened = { source: VideoSource; trigger: HTMLElement; title: string }

/** The browser follows a link that is not a video. */
export function VideoModal(props: ViewProps<Tag>) {
  const { host, src, provider, heading, emit, t } = props
  const { part } = useServerMarkup<Tag>()
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setOpen] = useState(false)

  const open = (event: MouseEvent) => {
    const trigger = clickedOn(event, 'a[href], button')
    if (!trigger) return
    const address = src || trigger.getAttribute('href') || ''
    const source = readVideo(address, provider)
    if (!source) {
      warn(`<video-modal> cannot play "${address}".`, 'Its link is followed.', 'Give it the address of a video.')
      return
    }
    event.preventDefault()
    setOpened({ source, trigger, title: heading || part('trigger')?.text || t.video })
    setOpen(true)
    emit('video:open', { src: source.address, provider: source.provider })
  }
  const close = () => {
    setOpen(false)
    emit('video:close', {})
  }
  return (
    <ServerMarkup<Tag> parts={{ trigger: { onClick: open, 'aria-haspopup': 'dialog' } }}>
      {opened && (
        <Dialog {...{ isOpen, host, size: 'large', trigger: opened.trigger, heading: opened.title, onClose: close }}>
          <AskedPlayer {...props} {...opened} />
        </Dialog>
      )}
    </ServerMarkup>
  )
}

/** The shop's own files play at once, those of another site after the visitor has consented. */
function AskedPlayer(props: ViewProps<Tag> & Opened) {
  const { source, title, consent, t } = props
  const { setting } = useStore($consent)
  const category = source.provider === 'file' ? '' : consent
  const { isAllowed, ask } = useAsked({
    ...{ choice: setting, category, name: title, address: siteOf(source), t, save: saveConsent },
  })
  if (isAllowed) return <VideoPlayer {...props} />
  return (
    <div data-part="embed-stage" data-kind="iframe" data-state="closed">
      {ask}
    </div>
  )
}
