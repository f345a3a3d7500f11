/** The page itself does not scroll. */
export function scrollWithin(host: HTMLElement, item: HTMLElement | undefined): void {
  for (let around = item?.parentElement; item && around && host.contains(around); around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    const [box, inner] = [around.getBoundingClientRect(), item.getBoundingClientRect()]
    if (inner.top < box.top) around.scrollTop -= box.top - inner.top
    else if (inner.bottom > box.bottom) around.scrollTop += Math.min(inner.bottom - box.bottom, inner.top - box.top)
    return
  }
}
