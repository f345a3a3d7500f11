/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'

/**
 * Messages with a button that solves the problem: order the available quantity, remove an item. Only without
 * JavaScript.
 */
export function Remedies({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <>
      {c.get('flash').map(
        ({ key, values, remedy }) =>
          remedy && (
            <form class="remedy" method="post" action={pagePath(c, remedy.path)}>
              <p class="remedy-text" role="status">
                {t(key, values)}
              </p>
              {Object.entries(remedy.fields).map(([name, value]) => (
                <input type="hidden" name={name} value={value} />
              ))}
              <button class="button" data-quiet data-small type="submit">
                {t(remedy.key, remedy.values)}
              </button>
            </form>
          ),
      )}
    </>
  )
}
