import pico from '@picocss/pico/css/pico.css?raw'
import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import bulma from 'bulma/css/bulma.css?raw'
import modernNormalize from 'modern-normalize/modern-normalize.css?raw'
import openProps from 'open-props/normalize?raw'
import simple from 'simpledotcss/simple.css?raw'
import preflight from 'tailwindcss/preflight.css?raw'
import water from 'water.css/out/light.css?raw'

/** The first rules of a shop's theme, in the spirit of those of hosted shops. */
const SHOP_THEME = `
  *, *::before, *::after { box-sizing: inherit } html { box-sizing: border-box; font-size: 62.5% }
  body { margin: 0; font-size: 1.6rem; line-height: 1.8; letter-spacing: .06rem; color: #121212 }
  h1, h2, h3, h4, h5 { font-weight: 400; letter-spacing: .06rem; line-height: 1.3; color: #121212; word-break: break-word }
  ul { list-style: disc; padding-left: 4rem; margin: 1.5rem 0 } li { margin-bottom: .8rem } a { color: #334fb4 }
  button { background: #0d6efd; color: #fff; padding: 1.2rem 3rem; border: 0; min-width: 12rem; min-height: 4.5rem; text-transform: uppercase }
  button:hover { background: #0b5ed7 } img { max-width: 100%; height: auto; vertical-align: bottom } svg { width: 100% }
  table { border: .1rem solid #ddd; border-collapse: collapse; margin: 2rem 0 } td, th { border: .1rem solid #ddd; padding: 1em }
  fieldset { border: .1rem solid #ddd; padding: 2rem; margin: 2rem 0 } legend { padding: 0 1rem; font-size: 2rem }
  dialog { background: #222; color: #eee; padding: 4rem; border: .4rem solid #000; max-width: 30rem }
  input, select, textarea { width: 100%; padding: 1.5rem; border: .1rem solid #121212; background: #fafafa; color: #121212 }
  label { display: block; margin-bottom: 1rem } p { margin: 0 0 1.5rem } p:empty { display: none } mark { background: #ff0; color: #000 }`

/** Rules of elements in older themes of content systems: dark, with pairs that name one half only. */
const HALVES = `
  body { background: #fff; color: #222 } button { color: #fff; margin: 5px } a { background: #eee; color: #a00; padding: 2px }
  ul, ol { padding-left: 40px; margin-left: 20px } li { list-style: square inside; padding: 4px } img { width: 50%; border: 4px solid }
  dialog { color: #fff } table { width: auto; background: #333 } td { color: #ccc } th { background: #000 } select { color: #fff }
  p { margin: 2em 0; padding: 0 1em } span { letter-spacing: 0 } h2 { padding: 20px; border-bottom: 1px solid } svg { fill: red; height: auto }`

/** Rules of elements in a state, with an attribute or a pseudo-element: each is stronger than a rule for one attribute. */
const STATES = `
  a:link, a:visited { color: #24368c } a:not([class]):not([id]) { color: #0645ad } a[href]:hover { background: #ff0 } a::after { content: " ↗" }
  button:enabled { background: #222 } button:not(:disabled):hover { color: #fff } button[type="button"] { padding: 0 3em } button[type="button"]::before { content: "→ " }
  [type="button"]:not(:disabled) { letter-spacing: 2px } dialog[open] { background: #000; max-width: none } dialog:modal { margin: 0 }
  ul:not([class]) { padding-left: 3em } li:not([class])::before { content: "– " } img:not([hidden]) { border: 3px solid } input:not([type="radio"]) { width: 50% }`

/**
 * The style sheets that themes begin with, each as it is published, in no layer and in its light colours; and three of
 * our own.
 */
export const SHEETS: Readonly<Record<string, string>> = {
  Bootstrap: bootstrap,
  Bulma: bulma,
  Pico: pico,
  'Tailwind preflight': preflight,
  'Open Props normalize': openProps,
  'water.css': water,
  'Simple.css': simple,
  'modern-normalize': modernNormalize,
  'a theme of a hosted shop': SHOP_THEME,
  'halves of pairs': HALVES,
  'states and attributes': STATES,
}

/**
 * Links vitrine.css, and adds a place for the style sheet of a theme after it, as themes do. The returned function fills
 * this place.
 */
export async function themeSheet(): Promise<{ use: (css: string) => void; remove: () => void }> {
  const base = document.createElement('link')
  base.rel = 'stylesheet'
  base.href = `${document.documentElement.dataset.library}vitrine.css`
  const style = document.createElement('style')
  await new Promise((done) => {
    base.onload = done
    document.head.prepend(base, style)
  })
  return {
    use: (css) => {
      style.textContent = css
    },
    remove: () => {
      base.remove()
      style.remove()
    },
  }
}
