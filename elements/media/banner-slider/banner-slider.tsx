import { useState } from 'react'
import { Slider } from '../../../runtime/sliders/slider.tsx'
import { useIsSeen } from '../../../runtime/ui/motion.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { BannerVideo } from './banner-video.tsx'
import type { bannerSlider } from './definition.ts'

export function BannerSlider(props: ViewProps<typeof bannerSlider>) {
  const { host, autoplay, speed, emit, t } = props
  const { element } = useServerMarkup<typeof bannerSlider>()
  const isSeen = useIsSeen(host)
  const [banners, setBanners] = useState<readonly HTMLElement[]>([])
  const [shown, setShown] = useState(0)

  const onReady = (count: number, index: number) => {
    setBanners([...(element('list')?.children ?? [])] as HTMLElement[])
    setShown(index)
    emit('slider:ready', { count })
  }
  const onMove = (index: number) => {
    setShown(index)
    emit('slider:change', { index })
  }
  return (
    <>
      <Slider {...{ host, t, options: { speed }, autoplay, onReady, onMove }} />
      {banners.map((banner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners are the page's nodes, in its order
        <BannerVideo key={index} {...props} banner={banner} isShown={isSeen && index === shown} />
      ))}
    </>
  )
}
