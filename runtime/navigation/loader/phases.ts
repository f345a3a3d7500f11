import { setPageState } from '../page-state.ts'

export type PhaseTimes = {
  /** Milliseconds of the out-animation and of the in-animation; 0: none. */
  delay: number
  /** Milliseconds after which the visit counts as slow. */
  slowAfter: number
  /** Called when it does. */
  slow(): void
}

/** The phases of one visit (§4): leaving, out-animation, loader, swap, in-animation. */
export type Phases = {
  /** Settles when the out-animation has ended. */
  left: Promise<void>
  /** The new content comes now. */
  enter(): void
  /** The page stands, or does not come. `isOver` false: another visit goes on from here. */
  end(isOver: boolean): void
}

/** Shows on the page that a visit is under way. */
export function beginPhases(area: HTMLElement, url: string, { delay, slowAfter, slow }: PhaseTimes): Phases {
  const { body, documentElement } = document
  let isLoading = true
  body.classList.remove('loaded')
  area.ariaBusy = documentElement.ariaBusy = 'true'
  if (delay > 0) area.dataset.visit = 'leaving'

  let goOn = () => {}
  const left = new Promise<void>((done) => {
    goOn = done
  })
  const out = setTimeout(() => {
    setPageState({ state: 'loading', url, isSlow: false })
    goOn()
  }, delay)
  const late = setTimeout(() => {
    setPageState({ state: 'loading', url, isSlow: true })
    body.classList.add('long-loading')
    slow()
  }, slowAfter)

  return {
    left,
    enter() {
      if (delay === 0) return
      area.dataset.visit = 'entering'
      setTimeout(() => area.dataset.visit === 'entering' && delete area.dataset.visit, delay)
    },
    end(isOver) {
      if (!isLoading) return
      isLoading = false
      clearTimeout(out)
      clearTimeout(late)
      goOn()
      if (!isOver) return
      setPageState({ state: 'ready' })
      area.ariaBusy = documentElement.ariaBusy = null
      if (area.dataset.visit === 'leaving') delete area.dataset.visit
      body.classList.remove('long-loading')
      body.classList.add('loaded')
    },
  }
}
