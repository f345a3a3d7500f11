import { mount, until } from '../../test/harness/component.ts'
import { defineElement } from '../element/define.ts'
import { part } from '../element/part.ts'
import { useMarkupState } from './markup-state.ts'
import { registerView } from './register-view.tsx'
import { ServerMarkup } from './server-markup.tsx'

const sample = defineElement({
  tag: 'vt-markup-state',
  summary: 'A view of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: { choose: part('button', 'Chooses.') },
})

function Choosing() {
  const [chosen, setChosen] = useMarkupState('none')
  return (
    <ServerMarkup<typeof sample>
      parts={{ choose: ({ text }) => ({ title: chosen, onClick: () => setChosen(text) }) }}
    />
  )
}

describe('useMarkupState()', () => {
  it('holds until the server sends fresh HTML', async () => {
    registerView(sample, Choosing)
    const element = await mount<HTMLElement & { markup: string }>(
      '<vt-markup-state><button>a</button></vt-markup-state>',
    )
    const button = element.querySelector('button') as HTMLButtonElement
    button.click()
    await until(() => button.title === 'a', 'the choice')
    element.markup = '<button>b</button>'
    await until(() => button.title === 'none', 'the fresh HTML')
    button.click()
    await until(() => button.title === 'b', 'the next choice')
  })
})
