/** An id of digits is sent as a JSON number that has the same digits: `007` and 2⁵³ + 1 remain texts. */
export function wireId(id: string | number): string | number {
  const number = Number(id)
  return /^\d+$/.test(`${id}`) && Number.isSafeInteger(number) && `${number}` === `${id}` ? number : id
}
