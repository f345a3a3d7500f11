import { html, nothing, type TemplateResult } from 'lit-html'
import type { Call, Log, Sent } from './log.ts'
import type { Found, TagState } from './tags.ts'

export type Shown = {
  tags: ReadonlyMap<string, readonly Found[]>
  warnings: readonly string[]
  log: Log
  /** The values of the stores, as text, by their names. */
  stores: readonly (readonly [name: string, value: string])[]
  /** Scrolls to an element of the page and marks it. */
  point: (element: Element) => void
  close: () => void
}

const STATES: readonly TagState[] = ['failed', 'waiting', 'loaded', 'hydrated']

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`

const nameOf = (element: Element) => `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`

function foundIn({ count, created, isLacking }: Found['parts'][number]): unknown {
  if (isLacking) return html`<strong data-fault>missing</strong>`
  return count || (created ? 'the tag creates it' : 'none, optional')
}

const partRow = (part: Found['parts'][number]) =>
  html`<tr>
    <th scope="row">${part.name}</th>
    <td><code>${part.selector}</code></td>
    <td>${foundIn(part)}</td>
  </tr>`

const partTable = (parts: Found['parts']) =>
  html`<table>
    <thead><tr><th scope="col">Part</th><th scope="col">Selector</th><th scope="col">Found</th></tr></thead>
    <tbody>${parts.map(partRow)}</tbody>
  </table>`

const foundTag = ({ element, state, unknown, parts }: Found, point: Shown['point']) =>
  html`<li>
    <button type="button" @click=${() => point(element)}>${nameOf(element)}</button>
    <span data-state=${state}>${state}</span>
    ${unknown.length > 0 ? html`<p data-fault>No attribute of the tag: ${unknown.join(', ')}</p>` : nothing}
    ${parts.length > 0 ? partTable(parts) : nothing}
  </li>`

function tagGroup(tag: string, found: readonly Found[], point: Shown['point']): TemplateResult {
  const states = STATES.map((state) => [found.filter((each) => each.state === state).length, state] as const)
    .filter(([count]) => count > 0)
    .map(([count, state]) => html`<span data-state=${state}>${count > 1 ? `${count} ` : ''}${state}</span> `)
  const hasUnknown = found.some(({ unknown }) => unknown.length > 0)
  const isLacking = found.some(({ parts }) => parts.some((part) => part.isLacking))
  return html`<details>
    <summary>
      <code>&lt;${tag}&gt;</code> ${found.length > 1 ? `×${found.length}` : ''} ${states}
      ${hasUnknown ? html`<strong data-fault>unknown attributes</strong>` : nothing}
      ${isLacking ? html`<strong data-fault>missing parts</strong>` : nothing}
    </summary>
    <ul>${found.map((each) => foundTag(each, point))}</ul>
  </details>`
}

const sent = ({ at, name, target, detail }: Sent) =>
  html`<li><code>${name}</code> ${target} <small>${seconds(at)}</small><br /><code>${detail}</code></li>`

const called = ({ at, method, address, took, outcome }: Call) =>
  html`<li>
    <code>${method} ${address}</code> <small>${seconds(at)}</small><br />
    ${took === undefined ? 'no answer yet' : `${outcome}, ${Math.round(took)} ms`}
  </li>`

const section = (heading: string, count: number, content: unknown, isOpen = false) =>
  html`<details ?open=${isOpen}><summary>${heading} (${count})</summary>${content}</details>`

/** The overlay, which folds so that it covers less of the page. It is in English: it is for developers. */
export function panel({ tags, warnings, log, stores, point, close }: Shown): TemplateResult {
  const all = [...tags.values()].flat()
  return html`<section aria-label="Vitrine doctor">
    <details open>
    <summary>Vitrine doctor</summary>
    <button type="button" @click=${close}>Close</button>
    ${section(
      'Warnings',
      warnings.length,
      html`<ul>${warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`,
      true,
    )}
    ${section(
      'Tags',
      all.length,
      [...tags].map(([tag, found]) => tagGroup(tag, found, point)),
      true,
    )}
    ${section('Events', log.events.length, html`<ul>${log.events.map(sent)}</ul>`)}
    ${section('Calls', log.calls.length, html`<ul>${log.calls.map(called)}</ul>`)}
    ${section(
      'Stores',
      stores.length,
      html`<dl>${stores.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl>`,
    )}
    </details>
  </section>`
}
