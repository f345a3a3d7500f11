import { expect } from '@open-wc/testing'
import { React, ServerMarkup, stopped, useField, type ViewProps } from '../../elements/entries/view.ts'
import { mount, rendered, until, hydrated as untilHydrated, warningsOf } from '../../test/harness/component.ts'
import {
  Basket,
  defined,
  expectNoRecovery,
  field,
  ROWS,
  type Sample,
  said,
} from '../../test/harness/hydrated-sample.tsx'
import { overrideView } from './override.ts'

const html = (tag: string) => `<${tag} label="ours">${ROWS}</${tag}>`

/** A theme's component: without JSX, and with imports only from `view.js`. */
function Theirs({ label, emit }: ViewProps<Sample>) {
  const [sent, setSent] = React.useState('')
  const code = useField<Sample>('field')
  return React.createElement(ServerMarkup<Sample>, {
    parts: {
      field: code.props,
      form: { onSubmit: stopped(() => setSent(code.value)) },
      remove: { onClick: stopped(() => emit('thing:chosen', { id: 'theirs' })) },
      status: { children: `${label}, theirs, ${sent}` },
    },
  })
}

describe('overrideView', () => {
  expectNoRecovery()

  it('renders the component of a theme in place of a view, written without JSX and with the same props', async () => {
    const { tag } = defined(Basket)
    overrideView(tag, () => Theirs)
    const element = await untilHydrated(await mount(html(tag)))
    const chosen: string[] = []
    element.addEventListener('thing:chosen', (event) => chosen.push((event as CustomEvent).detail.id))
    field(element).value = 'typed'
    field(element).dispatchEvent(new Event('input', { bubbles: true }))
    await rendered()
    element.querySelector('form')?.requestSubmit()
    await until(() => said(element) === 'ours, theirs, typed')
    element.querySelector('button')?.click()
    expect(chosen).to.deep.equal(['theirs'])
  })

  it('gives the component the view that it replaces', async () => {
    const { tag } = defined(Basket)
    overrideView(tag, (View) => (props) => React.createElement(View, { ...props, label: `${props.label} and theirs` }))
    const element = await untilHydrated(await mount(html(tag)))
    await until(() => said(element) === 'ours and theirs')
  })

  it('replaces the view in all elements of the tag, and in no other tag', async () => {
    const [one, other] = [defined(Basket), defined(Basket)]
    overrideView(one.tag, (View) => (props) => React.createElement(View, { ...props, label: 'theirs' }))
    for (const [tag, label] of [
      [one.tag, 'theirs'],
      [one.tag, 'theirs'],
      [other.tag, 'ours'],
    ] as const) {
      const element = await untilHydrated(await mount(html(tag)))
      await until(() => said(element) === label)
    }
  })

  it('warns if it is called after the first element has been hydrated, and changes nothing', async () => {
    const { tag } = defined(Basket)
    await untilHydrated(await mount(html(tag)))
    const warnings = await warningsOf(() => overrideView(tag, () => () => null))
    expect(warnings).to.deep.equal([
      `[vitrine] overrideView('${tag}') came after a <${tag}> had been hydrated. Its own view stays in the page. ` +
        'Call it in a module script before vitrine.js.',
    ])
    const element = await untilHydrated(await mount(html(tag)))
    await until(() => said(element) === 'ours')
  })
})
