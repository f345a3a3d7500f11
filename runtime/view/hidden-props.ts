/**
 * Props that hide a part, also if a theme gives it a `display` of its own; empty for a part that is shown as the server
 * sent it.
 */
export const hiddenProps = (isHidden: boolean) => (isHidden ? { hidden: true, style: { display: 'none' } } : {})
