import type { R2WCRenderer } from '@r2wc/core'
import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ownGlobal } from '../../page/own-global.ts'
import type { Instance } from '../instance.ts'
import { keepComments, withPlainForms } from './renderer.ts'
import { keepTypedTexts } from './restore.ts'

/** The props that r2wc gives to the root of a view. */
export type RootProps = { model: { instance: Instance; values: object }; container?: HTMLElement }

type Context = { root: Root; Root: ComponentType<RootProps> }

/** The renderer of r2wc for views with parts: it hydrates the server's HTML, where r2wc's own would remove it. */
export const hydratingRenderer: R2WCRenderer<RootProps, Context> = {
  mount(host, Root, props) {
    const { instance } = props.model
    const root = hydrateRoot(host, createElement(Root, props), {
      onRecoverableError: (error) => reportRecovery(host, error),
      // The boundary reports errors of a view.
      onCaughtError: () => {},
      // A node that another script has removed is missing when the view is unmounted.
      onUncaughtError(error) {
        if (!instance.isEnding || !(error instanceof DOMException)) reportError(error)
      },
    })
    return { root, Root }
  },
  update: ({ root, Root }, props) => root.render(createElement(Root, props)),
  unmount: ({ root }) => root.unmount(),
}

/** Hydrates an element by `render`, with the theme's comments and the texts that were typed before. */
export function hydrating({ host, markup }: Instance, render: () => void): void {
  const restore = [keepTypedTexts(host), keepComments(markup.comments)]
  withPlainForms(host, render)
  for (const each of restore) each()
}

/** React found other HTML than was read and has rendered it anew: nothing is lost, but it should not happen. */
function reportRecovery(host: Element, error: unknown): void {
  Object.assign(globalThis, { vitrineRecovered: (ownGlobal<number>('vitrineRecovered') ?? 0) + 1 })
  console.error(`[vitrine] <${host.localName}> was rendered anew: its HTML changed while it was hydrated.`, error)
}
