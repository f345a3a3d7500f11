import type { AnchorScroll } from './anchors.ts'

/** How the pages of a site load in place; read anew each time. Times in milliseconds. */
export type LoaderOptions = {
  readonly delay: number
  readonly slowAfter: number
  readonly timeOut: number
  readonly homeClass: string
  readonly loginMode: 'modal' | 'page'
  readonly anchors: AnchorScroll
  readonly sameOriginLinks: boolean
  readonly prefetch: boolean
  readonly viewTransitions: boolean
}
