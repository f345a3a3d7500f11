/** True for a visit to the same list with other settings or another page, not to another page of the shop. */
export const isSameList = (target: string, present: string): boolean => {
  if (!URL.canParse(target, present)) return false
  const [to, from] = [new URL(target, present), new URL(present)]
  return to.origin === from.origin && to.pathname === from.pathname
}
