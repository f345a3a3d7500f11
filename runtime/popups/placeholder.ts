/**
 * Labels the option that stands for no choice, where the server left it without words: the browser then shows the label in the
 * select. Options of later are seen too. Answers the way to draw it anew.
 */
export function showPlaceholder(select: HTMLSelectElement, words: () => string, signal: AbortSignal): () => void {
  let labelled: HTMLOptionElement | undefined
  const takeBack = () => labelled?.removeAttribute('label')
  const draw = () => {
    if (signal.aborted) return
    const empty = [...select.options].find(
      (option) => option.value === '' && option.text === '' && (option === labelled || !option.hasAttribute('label')),
    )
    if (labelled !== empty) takeBack()
    labelled = empty
    if (words() === '') takeBack()
    else if (labelled && labelled.label !== words()) labelled.label = words()
  }
  const observer = new MutationObserver(draw)
  observer.observe(select, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    takeBack()
  })
  draw()
  return draw
}
