/** How a form is sent: by its own attributes, or those of the pressed button. */
export type FormWay = { url: URL; method: string; enctype: string; target: string }

/** Attributes, not properties: a field named "action" would hide the form's own property. */
export function wayOf(form: HTMLFormElement, submitter: HTMLElement | null): FormWay {
  const chosen = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  return {
    url: new URL(chosen('action') || location.href, document.baseURI),
    method: chosen('method').toLowerCase() || 'get',
    enctype: chosen('enctype').toLowerCase(),
    target: chosen('target'),
  }
}

/** The fields as the browser would send them: line ends as CRLF, and only the name of a file. */
export const urlEncoded = (data: FormData): URLSearchParams =>
  new URLSearchParams([...data].map(([name, value]) => [crlf(name), crlf(value instanceof File ? value.name : value)]))

const crlf = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')
