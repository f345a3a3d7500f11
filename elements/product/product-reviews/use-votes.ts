import { useRef, useState } from 'react'
import { postHelpful } from '../../../stores/product/reviews.ts'

/** A vote of the visitor: on its way, or counted by the shop. */
type Vote = 'sending' | number

type Outcome = { counted(reviewId: string, count: number): void; failed(error: unknown): void }

/** The votes that the visitor gives in this page. A review gets one, however often its button is pressed. */
export function useVotes({ counted, failed }: Outcome) {
  const given = useRef(new Map<string, Vote>())
  const [, setTurn] = useState(0)
  const set = (id: string, vote: Vote | undefined) => {
    if (vote === undefined) given.current.delete(id)
    else given.current.set(id, vote)
    setTurn((turn) => turn + 1)
  }

  const give = async (id: string): Promise<void> => {
    if (id === '' || given.current.has(id)) return
    set(id, 'sending')
    try {
      const count = await postHelpful(id)
      set(id, count)
      counted(id, count)
    } catch (error) {
      set(id, undefined)
      failed(error)
    }
  }
  const voteOf = (id: string) => given.current.get(id)
  return {
    give,
    has: (id: string) => voteOf(id) !== undefined,
    isSending: (id: string) => voteOf(id) === 'sending',
    countOf: (id: string) => {
      const vote = voteOf(id)
      return typeof vote === 'number' ? vote : undefined
    },
    /** Fresh HTML of the shop has the counted votes. */
    forget() {
      for (const [id, vote] of given.current) if (vote !== 'sending') given.current.delete(id)
    },
  }
}
