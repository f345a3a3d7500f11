/** Identities of digits go as JSON numbers, as long as JavaScript can hold them exactly. */
export const wireId = (id: string | number): string | number =>
  /^\d+$/.test(`${id}`) && Number.isSafeInteger(Number(id)) ? Number(id) : id
