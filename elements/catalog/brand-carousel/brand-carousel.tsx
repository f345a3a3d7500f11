import { Slider } from '../../../runtime/sliders/slider.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { brandCarousel } from './definition.ts'
import { SPEED, sideBySide } from './rules.ts'

export function BrandCarousel({ host, items, emit, t }: ViewProps<typeof brandCarousel>) {
  const options = { ...sideBySide(items), speed: SPEED }
  return <Slider host={host} t={t} options={options} onReady={(count) => emit('slider:ready', { count })} />
}
