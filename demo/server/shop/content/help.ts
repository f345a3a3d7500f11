import { foldText } from '../../../data/fold.ts'
import type { Translate } from '../../context.ts'

/** The topics of the help, in their order on the page. */
const topics = [
  ...['Track', 'Change', 'Return', 'Broken', 'Pay', 'Coupon'],
  ...['Gift', 'Lists', 'Password', 'Close', 'Care', 'Stock'],
]

/** `id` is the anchor in the page. */
export type HelpTopic = { id: string; question: string; answer: string }

/** Characters. */
export const longestSearch = 100

export const helpTopics = (t: Translate): HelpTopic[] =>
  topics.map((name) => ({
    id: name.toLowerCase(),
    question: t(`Content.Help.Topics.${name}.Question`),
    answer: t(`Content.Help.Topics.${name}.Answer`),
  }))

/**
 * The topics that contain all terms of a text, in any letter case and without accents; those with a match in the
 * question are the first.
 */
export function searchHelp(all: HelpTopic[], text: string): HelpTopic[] {
  const terms = foldText(text).split(' ').filter(Boolean)
  const inQuestion = (topic: HelpTopic) => terms.some((term) => foldText(topic.question).includes(term))
  return all
    .filter(({ question, answer }) => terms.every((term) => foldText(`${question} ${answer}`).includes(term)))
    .toSorted((one, other) => Number(inQuestion(other)) - Number(inQuestion(one)))
}
