import { useState } from 'react'
import { text } from '../../runtime/element/attributes.ts'
import { defineElement, event } from '../../runtime/element/define.ts'
import { part } from '../../runtime/element/part.ts'
import { stopped } from '../../runtime/view/hooks.ts'
import { registerView, type ViewProps } from '../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../runtime/view/server-markup.tsx'
import { useField } from '../../runtime/view/use-field.ts'

let count = 0

const sample = () =>
  defineElement({
    tag: `vt-hydrated-${++count}` as const,
    summary: 'A view of the tests.',
    mount: 'enhance',
    load: 'eager',
    attributes: { label: text('Some text.') },
    events: { 'thing:chosen': event('Chosen.', { id: text('An id.') }) },
    parts: {
      form: part('form', 'The form.'),
      field: part('input[type=text]', 'A field.'),
      area: part('textarea', 'An area.'),
      row: part('[data-item-id]', 'A row.', { key: 'data-item-id' }),
      remove: part('button[name=remove]', 'Removes a row.'),
      tick: part('input[type=checkbox]', 'A tick.'),
      nested: part('vt-nested', 'A tag inside.'),
      status: part('[data-part=status]', 'Says what happened.', { without: 'append' }),
    },
  })

export type Sample = ReturnType<typeof sample>
export type Hydrated = HTMLElement & { label: string; markup: Node | string }

/** Registers a view under its own tag. */
export const defined = (View: (props: ViewProps<Sample>) => React.ReactNode): Sample => {
  const definition = sample()
  registerView(definition, View)
  return definition
}

export function Basket({ label, emit }: ViewProps<Sample>) {
  const [said, setSaid] = useState('')
  const field = useField<Sample>('field')
  return (
    <ServerMarkup<Sample>
      parts={{
        form: { onSubmit: stopped(() => setSaid(`sent ${field.value}`)) },
        field: field.props,
        row: (row) => ({ 'aria-busy': said === `removed ${row.key}` }),
        remove: (remove) => ({
          onClick: stopped(() => {
            setSaid(`removed ${remove.within('row')?.key}`)
            emit('thing:chosen', { id: remove.within('row')?.key ?? '' })
          }),
        }),
        status: { role: 'status', children: said || label },
      }}
    />
  )
}

/** A theme's cart, with a comment, white space and a form. */
export const ROWS = `<form><!-- the theme's --><p>Text <b>stays</b></p>
  <table><tbody>
    <tr data-item-id="a" class="one"><td>A</td><td><button name="remove">x</button></td></tr>
    <tr data-item-id="b"><td>B</td><td><button name="remove">x</button></td></tr>
  </tbody></table>
  <input type="text" name="code" value="server"><br></form>`

/** All nodes inside an element, in the page's order. */
export const nodesOf = (element: Element): Node[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

/** A test runner that compares the nodes themselves would print the whole page. */
export const isSame = (before: Node[], after: Node[]) => before.every((node, index) => node === after[index])

export const field = (element: Element) => element.querySelector('input') as HTMLInputElement
export const said = (element: Element) => element.querySelector('[data-part=status]')?.textContent

/** How often a hydration found HTML that differs from the one that was read. */
export const recovered = () => (globalThis as { vitrineRecovered?: number }).vitrineRecovered ?? 0

/** Each test of a suite hydrates the server's HTML: React never has to render it again. */
export function expectNoRecovery(): void {
  let before = 0
  beforeEach(() => {
    before = recovered()
  })
  afterEach(() => {
    if (recovered() !== before) throw new Error('React rendered the HTML of the server anew.')
  })
}
