/** Thrown for a page that cannot be shown faithfully in place: the browser loads it. */
export class NeedsFullLoad extends Error {
  override readonly name = 'NeedsFullLoad'
}
