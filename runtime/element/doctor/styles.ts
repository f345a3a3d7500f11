/** The style sheet of the overlay, which is in a shadow root: the layers and tokens of the library do not apply there. */
export const STYLES = `
:host {
  color-scheme: light dark;
  inset-block-end: 0.5rem;
  inset-inline-end: 0.5rem;
  max-inline-size: calc(100vw - 1rem);
  position: fixed;
  z-index: 2147483647;
}

section {
  background: light-dark(#fff, #17191c);
  border: 2px solid #d6006c;
  border-radius: 0.5rem;
  box-sizing: border-box;
  color: light-dark(#17191c, #f3f4f6);
  font:
    13px / 1.5 system-ui,
    sans-serif;
  max-block-size: 60dvh;
  max-inline-size: 100%;
  overflow: auto;
  padding: 0.75rem;
}

section > details[open] {
  inline-size: min(30rem, calc(100vw - 3rem));
}

summary {
  cursor: pointer;
  font-weight: 600;
  padding-block: 0.4rem;
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
  padding-block: 0.3rem;
}

dt {
  font-weight: 600;
  padding-block-start: 0.3rem;
}

button {
  background: none;
  border: 1px solid currentcolor;
  border-radius: 0.25rem;
  color: inherit;
  cursor: pointer;
  font: inherit;
  min-block-size: 24px;
}

table {
  border-spacing: 0 0.1rem;
  font-size: 0.95em;
  inline-size: 100%;
  margin-block-start: 0.3rem;
}

th {
  font-weight: 400;
  text-align: start;
}

p {
  margin: 0.2rem 0 0;
}

[data-state="failed"],
[data-fault] {
  color: light-dark(#a4001d, #ff9aa8);
}

details details details {
  padding-inline-start: 0.75rem;
}

details details details > summary {
  font-weight: 400;
}
`
