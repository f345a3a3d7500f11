import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/**
 * Emits `changed` for each move to another slide, with its number, counted from 0, and whether the shopper made it.
 * After a shopper's move, the slides no longer move by themselves.
 */
export const ShopperMoves: ComponentConstructor = (splide, { Autoplay, Controller }) => {
  const { on, emit } = EventInterface(splide)
  let isByItself = false
  let last = Controller.getIndex()
  // Before the components are mounted: Autoplay moves when its progress is full, and restarts with the move.
  on('autoplay:playing', (progress: number) => {
    isByItself = progress >= 1
  })
  on('move', (index: number) => {
    const isByShopper = !isByItself
    if (isByShopper) Autoplay.pause()
    if (index !== last) emit('changed', index, isByShopper)
    last = index
  })
  return {}
}
