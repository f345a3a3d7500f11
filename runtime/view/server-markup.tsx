import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react'
import type { Definition } from '../element/define.ts'
import type { Missing } from '../element/part.ts'
import { VOID } from '../page/html.ts'
import { useInstance } from './instance.ts'
import { fieldProps, mergedProps } from './markup/attributes.ts'
import { type AnyProps, type PartsOf, reactProps } from './markup/part-props.ts'
import { isOpaque, type MarkupElement, type MarkupNode, type ServerPart } from './read-markup.ts'

type Props<D extends Definition> = {
  /** The view's props for its parts: an object, or for repeated parts a function. */
  parts?: PartsOf<D>
  /** Content of the view after the server's. */
  children?: ReactNode
}

/** Marks a part that a view has created for style sheets: rules of a theme for its own parts do not apply to it. */
const OWN = 'data-vt-own'

type Written = [server: MarkupElement | undefined, path: string, props: AnyProps | undefined]

/**
 * Renders the server's HTML of a tag: the parts get the view's props, all else stays. It is hydrated as it was sent; in
 * the same frame the view's props are added.
 */
export function ServerMarkup<D extends Definition>({ parts = {} as PartsOf<D>, children }: Props<D>): ReactNode {
  const { markup, rendered, phase, parts: declared } = useInstance()
  const written: Written[] = []
  const isLive = phase === 'live'

  const propsOf = (part: ServerPart | undefined): AnyProps | undefined => {
    const given = part && isLive ? (parts as Record<string, unknown>)[part.name] : undefined
    return (typeof given === 'function' ? given(part) : given) as AnyProps | undefined
  }

  const isAnchor = (at: Missing['without'], part: ServerPart | undefined) =>
    declared.some(([, { without, within }]) => without === at && within === part?.name)

  /** Created parts are rendered after these: the element itself, or the parts in a label. */
  const followedPartsOf = ({ part, tag, children = [] }: MarkupElement, isInLabel = false): string[] => {
    const own = part?.index === 0 && isAnchor('after', part) ? [part.name] : []
    if (!isInLabel && tag !== 'label') return own
    return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : followedPartsOf(child, true)))]
  }

  const renderAll = (nodes: readonly MarkupNode[], isInLabel = false): ReactNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node
      const element = renderElement(node, isInLabel)
      const followed = isInLabel ? [] : followedPartsOf(node)
      const isPreceded = isAnchor('before', node.part)
      if (followed.length === 0 && !isPreceded) return element
      // One fragment in both phases: created parts must not shift the texts behind them.
      const before = isLive && isPreceded ? createMissing(node.part?.name, 'before', node.part) : null
      const created = isLive ? followed.flatMap((name) => createMissing(name, 'after')) : null
      return createElement(Fragment, { key: node.key }, before, element, created)
    })

  const renderElement = (node: MarkupElement, isInLabel: boolean): ReactNode => {
    const { tag, path, attributes, html } = node
    const given = propsOf(node.part)
    written.push([node, path, given])
    const own = given ? mergedProps(reactProps(given), attributes) : {}
    const props: Record<string, unknown> = {
      ...fieldProps(tag, attributes, html),
      ...own,
      key: node.key,
      ref: rendered.refOf(path, attributes, html),
    }
    if (VOID.test(tag) || tag === 'textarea') return createElement(tag, props)
    if (given && 'children' in given) {
      if (given.children !== undefined) return createElement(tag, props)
      delete props.children
    }
    const created = node.part && isLive ? createMissing(node.part.name) : []
    // One child in both phases: prepended parts must not shift the texts behind them.
    const before = node.part && isLive ? createMissing(node.part.name, 'prepend') : []
    const isLabelled = isInLabel || tag === 'label'
    if (node.children) return createElement(tag, props, before, ...renderAll(node.children, isLabelled), ...created)
    // A nested tag gets fresh HTML by its own property: React knows only its first HTML.
    props.dangerouslySetInnerHTML = rendered.htmlOf(path, html, isOpaque(tag))
    return createElement(tag, props)
  }

  const createMissing = (
    within: string | undefined,
    at: Missing['without'] = 'append',
    anchor?: ServerPart,
  ): ReactNode[] =>
    declared
      .filter(([name, part]) => part.without === at && part.within === within && isMissing(name))
      .map(([name, { tag = 'span' }]) => {
        const path = anchor ? `${anchor.path}/+${name}` : `+${name}`
        const own = (parts as Record<string, unknown>)[name]
        const given = (typeof own === 'function' ? anchor && own(createdPart(name, path, anchor)) : own) as
          | AnyProps
          | undefined
        if (!given) return null
        written.push([undefined, path, given])
        return createElement(tag, {
          'data-part': name,
          [OWN]: '',
          ...reactProps(given),
          key: path,
          ref: rendered.refOf(path, {}, ''),
        })
      })

  const isMissing = (name: string) => !markup.parts.some((part) => part.name === name)

  const nodes = renderAll(markup.nodes)
  const before = isLive ? createMissing(undefined, 'prepend') : []
  const after = isLive ? createMissing(undefined) : []

  useLayoutEffect(() => {
    for (const each of written) rendered.commit(...each)
    rendered.isHydrating = false
  })

  return createElement(Fragment, null, before, nodes, after, isLive ? children : null)
}

/** Makes the argument of a view's function for a created part. `anchor` is the part before which it is placed. */
const createdPart = (name: string, path: string, anchor: ServerPart): ServerPart => ({
  ...anchor,
  ...{ name, path, attributes: {}, data: {}, text: '', value: '', checked: false },
  within: (wanted) => (wanted === anchor.name ? anchor : anchor.within(wanted)),
})
