/**
 * The style sheet of the overlay, which is in a shadow root: the layers and tokens of the library do not apply there. Its
 * important rules for the host win over all rules of the page, also over important ones. Lengths are in pixels, since
 * the page may have another size of its root.
 */
export const STYLES = `
:host {
  all: initial !important;
  color-scheme: light dark !important;
  direction: ltr !important;
  display: block !important;
  inset: auto 8px 8px auto !important;
  max-inline-size: calc(100vw - 16px) !important;
  position: fixed !important;
  unicode-bidi: isolate !important;
  -webkit-user-select: text !important;
  user-select: text !important;
  z-index: 2147483647 !important;
}

:host::backdrop,
:host::before,
:host::after {
  display: none !important;
}

@media print {
  :host {
    display: none !important;
  }
}

[data-mark] {
  outline: 3px solid #d6006c;
  pointer-events: none;
  position: fixed;
}

section {
  background: light-dark(#fff, #17191c);
  border: 2px solid #d6006c;
  border-radius: 8px;
  box-sizing: border-box;
  color: light-dark(#17191c, #f3f4f6);
  font:
    13px / 1.5 system-ui,
    sans-serif;
  max-block-size: 60dvh;
  max-inline-size: 100%;
  overflow: auto;
  padding: 12px;
}

section > details[open] {
  inline-size: min(480px, calc(100vw - 48px));
}

summary {
  cursor: pointer;
  font-weight: 600;
  padding-block: 6px;
}

ul {
  list-style: none;
  margin: 0;
  padding: 0;
}

li,
dd {
  border-block-end: 1px solid light-dark(#d5d8dd, #3a3f46);
  margin: 0;
  overflow-wrap: anywhere;
  padding-block: 5px;
}

dt {
  font-weight: 600;
  padding-block-start: 5px;
}

button {
  background: none;
  border: 1px solid currentcolor;
  border-radius: 4px;
  color: inherit;
  cursor: pointer;
  font: inherit;
  min-block-size: 24px;
}

table {
  border-spacing: 0 2px;
  font-size: 0.95em;
  inline-size: 100%;
  margin-block-start: 5px;
}

th {
  font-weight: 400;
  overflow-wrap: normal;
  text-align: start;
}

p {
  margin: 3px 0 0;
}

[data-state="failed"],
[data-fault] {
  color: light-dark(#a4001d, #ff9aa8);
}

details details details {
  padding-inline-start: 12px;
}

details details details > summary {
  font-weight: 400;
}
`
