/** The responses of each operation to a failure. */
export const failures = {
  '401': { $ref: '#/components/responses/SignIn' },
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Failure' },
}

export const REFUSAL = { $ref: '#/components/schemas/Refusal' }

/** A refusal has those of these fields that the call needs. */
export const refusalSchema = {
  type: 'object',
  properties: {
    Message: { type: 'string', description: 'Shown to the shopper.' },
    Available: { type: 'number', description: 'For a refused quantity (400 or 409): the one that is possible.' },
    Stock: { type: 'number', description: 'For a quantity above the stock (409): the stock.' },
    Errors: {
      description: 'With 422: the messages of the fields of a form, by their names.',
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
    Error: { type: 'string', description: 'For a crop, in place of `Message`.' },
  },
}

const refusal = (description: string, example: object) => ({
  description,
  content: { 'application/json': { schema: REFUSAL, example } },
})

/** The responses that `failures` refers to. */
export const failureResponses = {
  SignIn: refusal('The visitor must sign in; the library opens the sign-in.', { Message: 'Please sign in.' }),
  Refusal: refusal('The shop refuses the call.', { Message: 'Only 3 are left.', Available: 3, Stock: 3 }),
  Failure: refusal('The shop has failed; an error is shown.', { Message: 'Try again in a moment.' }),
}
