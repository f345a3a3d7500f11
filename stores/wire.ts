import { coerce, integer, number, string } from 'superstruct'

/** A text that is no number remains one, so that the message of the failure names it. */
const fromText = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text))

/** A number; some servers send numbers as texts. */
export const Num = coerce(number(), string(), fromText)

/** A whole number, for example of an amount in minor units. */
export const Whole = coerce(integer(), string(), fromText)

/** An id is a number or a text; the page compares texts. */
export const Id = coerce(string(), number(), String)
