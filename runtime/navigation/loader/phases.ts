import { setPageState } from '../page-state.ts'

export type PhaseTimes = {
  /** Milliseconds of the out-animation and of the in-animation; 0: none. */
  delay: number
  /** Milliseconds after which the visit counts as slow. */
  slowAfter: number
  slow(): void
}

/** The phases of one visit (§4): leaving, out-animation, loader, swap, in-animation. */
export type Phases = {
  /** Settles when the out-animation has ended. */
  left: Promise<void>
  /** Call it before the new content is shown. */
  enter(): void
  /** The page is shown, or could not be loaded. `isOver` false: another visit continues from here. */
  end(isOver: boolean): void
}

/** Shows on the page that a visit is in progress. */
export function beginPhases(area: HTMLElement, url: string, { delay, slowAfter, slow }: PhaseTimes): Phases {
  const { body, documentElement } = document
  let isLoading = true
  body.classList.remove('loaded')
  area.ariaBusy = documentElement.ariaBusy = 'true'
  if (delay > 0) show(area, 'leaving', delay)

  let goOn = () => {}
  const left = new Promise<void>((done) => {
    goOn = done
  })
  const out = setTimeout(() => {
    setPageState({ state: 'loading', url, isSlow: false })
    goOn()
  }, delay)
  const slowTimer = setTimeout(() => {
    setPageState({ state: 'loading', url, isSlow: true })
    body.classList.add('long-loading')
    slow()
  }, slowAfter)

  return {
    left,
    enter() {
      if (delay === 0) return
      show(area, 'entering', delay)
      setTimeout(() => showNoMore(area, 'entering'), delay)
    },
    end(isOver) {
      if (!isLoading) return
      isLoading = false
      clearTimeout(out)
      clearTimeout(slowTimer)
      goOn()
      if (!isOver) return
      setPageState({ state: 'ready' })
      area.ariaBusy = documentElement.ariaBusy = null
      showNoMore(area, 'leaving')
      body.classList.remove('long-loading')
      body.classList.add('loaded')
    },
  }
}

type Phase = 'leaving' | 'entering'

/** Sets the phase for the style sheet. The duration is not inherited, so that a large page is not restyled for it. */
function show(area: HTMLElement, phase: Phase, delay: number): void {
  area.style.setProperty('--vt-visit-time', `${delay}ms`)
  area.dataset.visit = phase
}

function showNoMore(area: HTMLElement, phase: Phase): void {
  if (area.dataset.visit !== phase) return
  delete area.dataset.visit
  area.style.removeProperty('--vt-visit-time')
}
