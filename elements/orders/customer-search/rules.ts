/** Staff search customers from so many characters on (§5). */
export const MIN_LENGTH = 2

/** The fields of a form that take the choice, by their names (§3). */
export const ID_FIELD = 'CustomerId'
export const EMAIL_FIELD = 'Email'
