import { t } from '../text/strings.ts'
import type { Picture } from './picture.ts'
import type { PictureShow } from './picture-show.ts'

export type PictureState = 'loading' | 'ready' | 'error'

type Props = {
  /** Undefined if it is too far from the shown one to be fetched. */
  picture: Picture | undefined
  state: PictureState
  isFirst: boolean
  slideProps: ReturnType<PictureShow['slideProps']>
  onState(state: PictureState): void
}

/** Until the picture is loaded, its small version is shown. */
export function ViewerSlide({ picture, state, isFirst, slideProps, onState }: Props) {
  return (
    <li data-part="picture-slide" data-state={picture && state} {...slideProps}>
      {picture && state === 'error' && <p data-part="picture-message">{t('Content.ImageNotLoaded')}</p>}
      {picture && state !== 'error' && (
        <img
          data-part="picture"
          alt={picture.alt}
          draggable={false}
          decoding="async"
          fetchPriority={isFirst ? 'high' : 'low'}
          style={
            state === 'loading' && picture.preview
              ? { backgroundImage: `url(${JSON.stringify(picture.preview)})` }
              : undefined
          }
          {...(picture.srcset && { sizes: 'min(100vw, 100vh)', srcSet: picture.srcset })}
          src={picture.src}
          onLoad={() => onState('ready')}
          onError={() => onState('error')}
        />
      )}
    </li>
  )
}
