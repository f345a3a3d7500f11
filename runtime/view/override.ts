import { warn } from '../page/warn.ts'

/* A registry without React: the entry exports `overrideView` from here, and the renderer, which is loaded later,
   reads it. */

/**
 * A component of React or Preact, of any tag and with the props of that tag. Named without React: the types of
 * `vitrine` are also for pages that do not have React's.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyView = ((props: any) => any) | (new (props: any) => any)
type Override = (View: AnyView) => AnyView

const overrides = new Map<string, Override>()
const chosen = new Map<string, AnyView>()

/**
 * Replaces a tag's view by a component of the theme: `overrideView('coupon-form', (View) => MyView)`. It gets the same
 * props, and may render `View`. Call it before the first element of the tag is hydrated: in a module script that
 * precedes the one of vitrine.js in the page. A component imports React's functions from `view.js`.
 */
export function overrideView(tag: string, override: Override): void {
  if (chosen.has(tag)) {
    warn(
      `overrideView('${tag}') came after a <${tag}> had been hydrated.`,
      'Its own view stays in the page.',
      'Call it in a module script before vitrine.js.',
    )
    return
  }
  overrides.set(tag, override)
}

/** Returns the component that a tag renders: the tag's own, or the theme's. */
export function overridden<V extends AnyView>(tag: string, View: V): V {
  const known = chosen.get(tag) ?? overrides.get(tag)?.(View) ?? View
  chosen.set(tag, known)
  return known as V
}
