export const SEARCH_FIELD = 'input:is([type=search], [type=text], [type=email], :not([type]))'
