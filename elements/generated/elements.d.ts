// Generated from the definitions of the tags by `npm run docs`. Do not edit.
/** A number field with minus and plus buttons; its value never goes below 0. */
export interface NumberInputElement extends HTMLElement {
  /** By how much a button changes the value. */
  step: number
}

declare global {
  interface HTMLElementTagNameMap {
    'number-input': NumberInputElement
  }
  interface HTMLElementEventMap {
  }
  interface DocumentEventMap {
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'number-input': React.DetailedHTMLProps<React.HTMLAttributes<NumberInputElement>, NumberInputElement> & Partial<Pick<NumberInputElement, 'step'>>
    }
  }
}
