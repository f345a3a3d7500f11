import { Undo } from '../../../runtime/ui/undo.tsx'

/** `messages`: one for each unavailable product. `isOrdered`: products were added to the cart. */
export type Outcome = {
  id: string
  text: string
  undo?: () => void
  messages?: readonly string[]
  isOrdered?: boolean
}

/** The outcome as text, with each refusal in a line of its own. */
export function OutcomeText({ outcome, undo: label }: { outcome: Outcome | undefined; undo: string }) {
  if (!outcome) return null
  const { text, undo, messages = [] } = outcome
  return (
    <>
      <p>{undo ? <Undo text={text} label={label} restore={undo} /> : text}</p>
      {messages.length > 0 && (
        <ul>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be equal, and none has state.
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
    </>
  )
}
