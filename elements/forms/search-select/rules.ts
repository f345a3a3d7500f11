/** §9: the search field of a list for one choice is there from a threshold on, and never without one. */
export const hasSearchField = (options: number, threshold: number | undefined): boolean =>
  threshold !== undefined && options >= threshold
