import type { Answer, RenderOptions } from '../../runtime/navigation/render/render-options.ts'
import { renderPage } from '../../runtime/navigation/render/render-page.ts'
import { mount } from './component.ts'

export const mountArea = (content = '<p>old</p>'): Promise<HTMLElement> => mount(`<div id="page">${content}</div>`)

/** Text that arrives in chunks, one in each task. */
export async function* arriving(parts: readonly string[]): AsyncGenerator<string> {
  for (const part of parts) {
    await new Promise((next) => setTimeout(next))
    yield part
  }
}

/** Cuts a text into chunks of random length, as a network would. `random` returns 0 to 1. */
export function cut(text: string, most: number, random: () => number): string[] {
  const parts: string[] = []
  for (let begin = 0; begin < text.length; begin += parts.at(-1)?.length ?? 1) {
    parts.push(text.slice(begin, begin + 1 + Math.floor(random() * most)))
  }
  return parts
}

/** Renders an answer with the options of a plain visit. */
export function renderAnswer(
  area: HTMLElement,
  html: Answer['html'],
  options: Partial<RenderOptions> & { nonces?: Answer['nonces'] } = {},
): Promise<{ title: string }> {
  const { nonces, ...rest } = options
  return renderPage(
    { url: new URL('/page', location.href), html, nonces },
    {
      area,
      signal: new AbortController().signal,
      isStreamed: true,
      withTransition: false,
      keepsViews: false,
      runScripts: true,
      refuse: () => {},
      commit: async () => {},
      placed: () => {},
      ...rest,
    },
  )
}
