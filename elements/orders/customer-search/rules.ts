/** The number of characters from which on staff search customers (§5). */
export const MIN_LENGTH = 2

/** The names of the form's fields that receive the chosen customer (§3). */
export const ID_FIELD = 'CustomerId'
export const EMAIL_FIELD = 'Email'
