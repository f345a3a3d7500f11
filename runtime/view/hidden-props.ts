/** Props that hide a part, also where a theme gives it a `display` of its own; none for a part that is shown as the server sent it. */
export const hiddenProps = (isHidden: boolean) => (isHidden ? { hidden: true, style: { display: 'none' } } : {})
