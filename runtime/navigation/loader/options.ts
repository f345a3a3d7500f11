import { settings } from '../../page/settings.ts'

/** The attributes of the page loader. Times in milliseconds. */
export type LoaderOptions = {
  readonly delay: number | undefined
  readonly slowAfter: number
  readonly timeOut: number
  readonly homeClass: string
  readonly loginMode: 'settings' | 'modal' | 'page'
  readonly anchorDuration: number
  readonly anchorOffset: number
  readonly sameOriginLinks: boolean
  readonly prefetch: boolean
  readonly viewTransitions: boolean
}

/** Of the old page's out-animation and of the new one's in-animation. */
export const delayOf = ({ delay }: LoaderOptions): number => delay ?? settings().animationDelay

export const homeClassOf = ({ homeClass }: LoaderOptions): string => homeClass || settings().homeClass
