import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../../../runtime/ui/dialog.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import {
  $consent,
  acceptAll,
  CATEGORIES,
  type Choice,
  choiceOfAll,
  closeChoices,
  declineAll,
  saveConsent,
} from '../../../stores/consent/consent.ts'
import type { consentModal } from './definition.ts'

type Props = Pick<ViewProps<typeof consentModal>, 'host' | 't'>

type ChoicesProps = Props & { isOpen: boolean; trigger: Element | undefined }

/** Closing the dialog in another way than by its buttons changes nothing. */
export function Choices({ host, t, isOpen, trigger }: ChoicesProps) {
  return (
    <Dialog isOpen={isOpen} heading={t.heading} host={host} trigger={trigger} onClose={closeChoices}>
      <Introduction host={host} t={t} />
      <Form t={t} />
    </Dialog>
  )
}

const isOwnText = (node: Node) => node.textContent?.trim() && !(node instanceof Element && node.matches('[slot]'))

/** The server's own nodes are shown, below the library's text or instead of it. */
function Introduction({ host, t }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [hasText, setHasText] = useState(true)
  useLayoutEffect(() => {
    const nodes = [...host.childNodes].filter((node) => !(node instanceof HTMLDialogElement))
    place.current?.append(...nodes)
    setHasText(nodes.some(isOwnText))
    return () => host.append(...nodes)
  }, [host])
  return (
    <>
      {!hasText && <p data-part="text">{t.text}</p>}
      <div ref={place} />
    </>
  )
}

/** Before a choice no category is checked. */
function Form({ t }: Pick<Props, 't'>) {
  const { setting } = useStore($consent)
  const [choice, setChoice] = useState<Choice>(setting ?? choiceOfAll(false))
  const all = useRef<HTMLInputElement>(null)
  const ticked = CATEGORIES.filter((category) => choice[category]).length
  const isAll = ticked === CATEGORIES.length
  // Another tab may choose meanwhile.
  useLayoutEffect(() => setChoice(setting ?? choiceOfAll(false)), [setting])
  useLayoutEffect(() => {
    if (all.current) all.current.indeterminate = ticked > 0 && !isAll
  })

  const save = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const [preferences, statistics, marketing] = CATEGORIES.map((category) => data.has(category))
    saveConsent({ preferences, statistics, marketing } as Choice)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <Row part="category" name="necessary" label={t.necessary} explanation={t.necessaryText}>
        <input type="checkbox" id={idOf('necessary')} aria-describedby={`${idOf('necessary')}-text`} checked disabled />
      </Row>
      <Row part="all" name="all" label={t.all}>
        <input
          type="checkbox"
          id={idOf('all')}
          ref={all}
          checked={isAll}
          onChange={({ currentTarget }) => setChoice(choiceOfAll(currentTarget.checked))}
        />
      </Row>
      {CATEGORIES.map((name) => (
        <Row key={name} part="category" name={name} label={t[name]} explanation={t[`${name}Text`]}>
          <input
            type="checkbox"
            id={idOf(name)}
            name={name}
            aria-describedby={`${idOf(name)}-text`}
            checked={choice[name]}
            onChange={({ currentTarget }) => setChoice((before) => ({ ...before, [name]: currentTarget.checked }))}
          />
        </Row>
      ))}
      <div data-part="actions">
        <button type="button" data-part="accept" onClick={acceptAll}>
          {t.accept}
        </button>
        <button type="button" data-part="decline" onClick={declineAll}>
          {t.decline}
        </button>
        <button type="submit" data-part="save">
          {t.save}
        </button>
      </div>
    </form>
  )
}

/** One modal of a page is open at a time. */
const idOf = (name: string) => `vt-consent-${name}`

type RowProps = { part: string; name: string; label: string; explanation?: string; children: ReactNode }

function Row({ part, name, label, explanation, children }: RowProps) {
  return (
    <div data-part={part} data-category={name in choiceOfAll(false) ? name : undefined}>
      {children}
      <label htmlFor={idOf(name)}>{label}</label>
      {explanation && (
        <p data-part="explanation" id={`${idOf(name)}-text`}>
          {explanation}
        </p>
      )}
    </div>
  )
}
