/** Thrown by what reads or renders a page that cannot be shown faithfully in place: the browser is to load it. */
export class NeedsFullLoad extends Error {
  override readonly name = 'NeedsFullLoad'
}
