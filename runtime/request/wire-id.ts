/** Ids of digits are sent as JSON numbers if JavaScript can represent them exactly. */
export const wireId = (id: string | number): string | number =>
  /^\d+$/.test(`${id}`) && Number.isSafeInteger(Number(id)) ? Number(id) : id
