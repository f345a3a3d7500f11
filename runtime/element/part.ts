/** Where the view creates a part that the theme's HTML lacks. */
export type Missing = {
  /**
   * At the end or at the start of the host, or of the part named by `within`; `after` that part, or after the label
   * around it; one `before` each part of that name; `view`: the view renders it itself. By default it is never created.
   */
  without: 'append' | 'prepend' | 'after' | 'before' | 'view'
  /** The element that is created; a `span` by default. */
  tag?: keyof HTMLElementTagNameMap
  /** The part in which the new element is placed, or before or after which it is. */
  within?: string
}

/** An element of the theme's HTML on which a view sets props. */
export type Part<S extends string = string> = Partial<Missing> & {
  selector: S
  doc: string
  /**
   * An attribute whose value names a repeated part, such as `data-item-id`. The part keeps its identity through fresh
   * HTML.
   */
  key?: string
  /** Script may add or replace such parts in a hydrated tag: the tag is then hydrated anew. */
  grows?: boolean
  /**
   * The tag does nothing useful without this part of the server's HTML: the doctor and `npx vitrine check` report a tag
   * that lacks it. A selector says which of the tags need it. Not for a part that some pages rightly leave out, such as
   * the rows of an empty list. The build leaves it out of the code.
   */
  required?: true | string
}

/**
 * Declares a part: `part('input[name=CouponCode]', 'The field of the code.')`. The last tag name of the selector gives
 * the part its type. More than one part may match one selector; an element is the part that is declared first.
 */
export const part = <const S extends string>(
  selector: S,
  doc: string,
  options: Omit<Part, 'selector' | 'doc'> = {},
): Part<S> => ({ ...options, selector, doc })

/** Returns a selector of the tags that cannot do without a part; undefined for an optional part. */
export const neededBy = ({ required }: Part): string | undefined => (required === true ? '*' : required)

/** Returns the sentence of a part, in both forms of its declaration. */
export const partDoc = (declared: string | Part): string => (typeof declared === 'string' ? declared : declared.doc)

/**
 * Returns the parts on which a view can set props. Parts that are declared by a sentence alone are hooks for themes.
 */
export const viewParts = (parts: Readonly<Record<string, string | Part>> = {}): [name: string, part: Part][] =>
  Object.entries(parts).filter((entry): entry is [string, Part] => typeof entry[1] !== 'string')
