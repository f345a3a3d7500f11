/** Digits are sent as a JSON number if JavaScript can represent it exactly. */
export const wireId = (id: string | number): string | number =>
  /^\d+$/.test(`${id}`) && Number.isSafeInteger(Number(id)) ? Number(id) : id
