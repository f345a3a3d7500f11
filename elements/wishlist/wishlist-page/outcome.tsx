/** What was done to a list, what could not be had, and whether the cart has something of it. */
export type Outcome = { id: string; text: string; messages?: readonly string[]; isOrdered?: boolean }

/** The outcome as text, each refusal in a line of its own. */
export function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null
  const { text, messages = [] } = outcome
  return (
    <>
      <p>{text}</p>
      {messages.length > 0 && (
        <ul>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike, and none has state.
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
    </>
  )
}
