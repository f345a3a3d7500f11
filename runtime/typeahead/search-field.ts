/** The text fields that suggestions are shown for. */
export const SEARCH_FIELD = 'input:is([type=search], [type=text], [type=email], :not([type]))'
