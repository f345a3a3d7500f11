/** §9: the list for one choice has a search field from a threshold on, and none without a threshold. */
export const hasSearchField = (options: number, threshold: number | undefined): boolean =>
  threshold !== undefined && options >= threshold
