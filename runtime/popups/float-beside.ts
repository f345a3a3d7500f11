import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react-dom'

/** CSS pixels between a popup and its anchor, and between a popup and the edge of the screen. */
const GAP = 4
const EDGE = 8
/** With this many CSS pixels below its anchor, a popup is not placed above it. */
const ENOUGH = 192

/** `isWhole`: the popup covers its anchor if it would be cut otherwise. CSS uses `position-try-fallbacks`. */
export type Placing = { isWhole?: boolean }

/** Keeps a popup at its anchor, where CSS cannot do it. Returns a function that ends this. */
export function floatBeside(popup: HTMLElement, anchor: HTMLElement, { isWhole = false }: Placing = {}): () => void {
  // The rules for browsers that keep a popup at its anchor would move it once more.
  Object.assign(popup.style, { margin: '0', positionArea: 'none', positionTryFallbacks: 'none' })
  const place = async () => {
    const { x, y } = await computePosition(anchor, popup, {
      placement: 'bottom-start',
      strategy: 'fixed',
      middleware: [
        offset(GAP),
        size({
          padding: EDGE,
          apply({ rects, availableHeight }) {
            popup.style.setProperty('--vt-popup-width', `${rects.reference.width}px`)
            popup.style.setProperty('--vt-popup-height', `${Math.max(ENOUGH, availableHeight)}px`)
          },
        }),
        flip({ padding: EDGE }),
        shift({ padding: EDGE, crossAxis: isWhole }),
      ],
    })
    Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
  }
  // A header may move by itself, with an animation.
  return autoUpdate(anchor, popup, place, { animationFrame: true })
}
