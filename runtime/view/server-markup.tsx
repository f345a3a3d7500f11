import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react'
import type { Definition } from '../element/define.ts'
import { fieldProps, mergedProps } from './attributes.ts'
import { useInstance } from './instance.ts'
import { type AnyProps, type PartsOf, reactProps } from './part-props.ts'
import { isOpaque, type MarkupElement, type MarkupNode, type ServerPart } from './read-markup.ts'

const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

type Props<D extends Definition> = {
  /** What the view gives its parts: an object, or for repeated parts a function. */
  parts?: PartsOf<D>
  /** What the view renders itself, behind what the server sent. */
  children?: ReactNode
}

type Written = [server: MarkupElement | undefined, path: string, props: AnyProps | undefined]

/**
 * The server's HTML of a tag, in its place: the parts are given what the view says, all else stays untouched. It is
 * hydrated as it was sent; in the same frame the view's props come over it.
 */
export function ServerMarkup<D extends Definition>({ parts = {} as PartsOf<D>, children }: Props<D>): ReactNode {
  const { markup, rendered, phase, parts: declared } = useInstance()
  const written: Written[] = []
  const isLive = phase === 'live'

  const propsOf = (part: ServerPart | undefined): AnyProps | undefined => {
    const given = part && isLive ? (parts as Record<string, unknown>)[part.name] : undefined
    return (typeof given === 'function' ? given(part) : given) as AnyProps | undefined
  }

  const renderAll = (nodes: readonly MarkupNode[]): ReactNode[] =>
    nodes.map((node) => (typeof node === 'string' ? node : renderElement(node)))

  const renderElement = (node: MarkupElement): ReactNode => {
    const { tag, path, attributes, html } = node
    const given = propsOf(node.part)
    written.push([node, path, given])
    const own = given ? mergedProps(reactProps(given), attributes) : {}
    const props: Record<string, unknown> = {
      ...fieldProps(tag, attributes, html),
      ...own,
      key: node.key,
      ref: rendered.refOf(path, attributes, html),
      suppressHydrationWarning: true,
    }
    if (VOID.test(tag) || tag === 'textarea') return createElement(tag, props)
    if (given && 'children' in given) {
      if (given.children !== undefined) return createElement(tag, props)
      delete props.children
    }
    const made = node.part && isLive ? missingIn(node.part.name) : []
    // One child in both phases: what is prepended must not shift the texts behind it.
    const before = node.part && isLive ? missingIn(node.part.name, 'prepend') : []
    if (node.children) return createElement(tag, props, before, ...renderAll(node.children), ...made)
    // A nested tag takes fresh HTML by its own property: React knows only what it held first.
    props.dangerouslySetInnerHTML = rendered.htmlOf(path, html, isOpaque(tag))
    return createElement(tag, props)
  }

  const missingIn = (within: string | undefined, at: 'append' | 'prepend' = 'append'): ReactNode[] =>
    declared
      .filter(([name, part]) => part.without === at && part.within === within && isMissing(name))
      .map(([name, { tag = 'span' }]) => {
        const path = `+${name}`
        const given = (parts as Record<string, AnyProps | undefined>)[name]
        if (!given) return null
        written.push([undefined, path, given])
        return createElement(tag, {
          'data-part': name,
          ...reactProps(given),
          key: path,
          ref: rendered.refOf(path, {}, ''),
        })
      })

  const isMissing = (name: string) => !markup.parts.some((part) => part.name === name)

  const nodes = renderAll(markup.nodes)
  const before = isLive ? missingIn(undefined, 'prepend') : []
  const after = isLive ? missingIn(undefined) : []

  useLayoutEffect(() => {
    for (const each of written) rendered.commit(...each)
    rendered.isHydrating = false
  })

  return createElement(Fragment, null, before, nodes, after, isLive ? children : null)
}
