import { settings } from '../../page/settings.ts'

/** How the pages of a site load in place: the attributes of the page loader. Times in milliseconds. */
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

/** The duration of the out-animation of the old page and of the in-animation of the new one. */
export const delayOf = ({ delay }: LoaderOptions): number => delay ?? settings().animationDelay

export const homeClassOf = ({ homeClass }: LoaderOptions): string => homeClass || settings().homeClass
