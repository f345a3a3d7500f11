import { t } from '../text/strings.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

type ButtonProps = { name: string; icon: IconName; label: string; onClick(): void }

const Button = ({ name, icon, label, onClick }: ButtonProps) => (
  <button type="button" data-part={`picture-${name}`} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

type Props = {
  index: number
  count: number
  hasFailed: boolean
  isPlaying: boolean
  onStep(direction: 1 | -1): void
  onPlay(): void
  onClose(): void
}

export function ViewerBar({ index, count, hasFailed, isPlaying, onStep, onPlay, onClose }: Props) {
  const status = [t('Content.ImageOf', { number: index + 1, count })]
  if (hasFailed) status.push(t('Content.ImageNotLoaded'))
  return (
    <div data-part="picture-bar">
      <p data-part="picture-count" role="status" aria-live={isPlaying ? 'off' : 'polite'}>
        <span aria-hidden="true" dir="ltr">{`${index + 1} / ${count}`}</span>
        <span className="vt-hidden">{status.join('. ')}</span>
      </p>
      {count > 1 && (
        <>
          <Button name="previous" icon="previous" label={t('Content.PreviousImage')} onClick={() => onStep(-1)} />
          <Button name="next" icon="next" label={t('Content.NextImage')} onClick={() => onStep(1)} />
          <Button
            name="play"
            icon={isPlaying ? 'pause' : 'play'}
            label={t(isPlaying ? 'Content.PauseImages' : 'Content.PlayImages')}
            onClick={onPlay}
          />
        </>
      )}
      <Button name="close" icon="close" label={t('Core.Close')} onClick={onClose} />
    </div>
  )
}
