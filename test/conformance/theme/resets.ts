/** The first rules of themes, in the spirit of the ten commonest resets; outside layers, as they are linked. */
export const RESETS: Readonly<Record<string, string>> = {
  normalize: `
    body { margin: 0 } h1 { font-size: 2em; margin: .67em 0 } img { border-style: none }
    button, input, optgroup, select, textarea { font: inherit; line-height: 1.15; margin: 0 } button, input { overflow: visible }
    button, select { text-transform: none } button, [type=button], [type=submit] { -webkit-appearance: button }
    fieldset { padding: .35em .75em .625em } details { display: block } summary { display: list-item } [hidden], template { display: none }`,
  'modern-normalize': `
    *, ::before, ::after { box-sizing: border-box } html { line-height: 1.15; tab-size: 4 }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0 }
    legend { padding: 0 } progress { vertical-align: baseline } summary { display: list-item }`,
  sanitize: `
    *, ::before, ::after { box-sizing: border-box; background-repeat: no-repeat; text-decoration: inherit; vertical-align: inherit }
    audio, canvas, iframe, img, svg, video { vertical-align: middle } iframe, img { border-style: none; max-width: 100%; height: auto }
    svg:not([fill]) { fill: currentColor } button, input, select, textarea { margin: 0; background: transparent; border: 1px solid; color: inherit; font: inherit; letter-spacing: inherit; padding: .25em .375em }
    dialog { background: white; border: solid; color: black; inset: 0; margin: auto; padding: 1em; position: absolute; width: fit-content; height: fit-content }
    dialog:not([open]) { display: none } ol, ul { list-style: none; padding: 0 }`,
  reboot: `
    *, *::before, *::after { box-sizing: border-box } p { margin: 0 0 1rem } ol, ul { padding-left: 2rem; margin: 0 0 1rem }
    a { color: #0d6efd; text-decoration: underline } img, svg { vertical-align: middle } label { display: inline-block }
    button { border-radius: 0 } button:focus:not(:focus-visible) { outline: 0 } input, button, select, textarea { margin: 0; font: inherit }
    button:not(:disabled) { cursor: pointer } fieldset { min-width: 0; padding: 0; margin: 0; border: 0 } legend { float: left; width: 100%; padding: 0 }
    output { display: inline-block } iframe { border: 0 } [hidden] { display: none !important }`,
  preflight: `
    *, ::before, ::after, ::backdrop { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 }
    h1, h2, h3, h4 { font-size: inherit; font-weight: inherit } ol, ul, menu { list-style: none }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle } img, video { max-width: 100%; height: auto }
    button, input, select, textarea { font: inherit; color: inherit; background: transparent; border-radius: 0; opacity: 1 }
    a { color: inherit; text-decoration: inherit } [hidden]:where(:not([hidden=until-found])) { display: none !important }`,
  wordpress: `
    html :where(img[class*=wp-image-]) { height: auto; max-width: 100% } body { margin: 0; padding: 0 } .wp-site-blocks > * { margin-block: 24px 0 }
    img { height: auto; max-width: 100%; vertical-align: bottom } figure { margin: 0 0 1em } ul, ol { margin: 0 0 1.5em 1.5em; padding: 0 }
    a:where(:not(.wp-element-button)) { color: #111; text-decoration: underline } button, input, select, textarea { font-size: 100%; margin: 0; width: auto }
    button, input[type=submit] { background: #32373c; color: #fff; border-width: 0; padding: calc(.667em + 2px) calc(1.333em + 2px) }`,
  foundation: `
    *, ::before, ::after { box-sizing: inherit } html { box-sizing: border-box } img { display: inline-block; vertical-align: middle; max-width: 100%; height: auto; -ms-interpolation-mode: bicubic }
    button { padding: 0; appearance: none; border: 0; border-radius: 0; background: transparent; line-height: 1; cursor: auto }
    [type=text], [type=number], [type=search], [type=email], input:not([type]), textarea { display: block; width: 100%; height: 2.4375rem; margin: 0 0 1rem; padding: .5rem; appearance: none }
    select { width: 100%; height: 2.4375rem; margin: 0 0 1rem; appearance: none } label { display: block } ul, ol { margin: 0 0 1rem 1.25rem; list-style-position: outside }
    [data-whatinput=mouse] button { outline: 0 }`,
  meyer: `
    html, body, div, span, object, iframe, h1, h2, h3, p, blockquote, a, em, img, small, strong, b, dl, dt, dd, ol, ul, li, fieldset, form, label, legend,
    table, caption, tbody, thead, tr, th, td, article, details, figure, footer, header, nav, output, section, summary, time, mark, audio, video {
      margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline }
    article, aside, details, figcaption, figure, footer, header, nav, section { display: block } ol, ul { list-style: none } table { border-collapse: collapse; border-spacing: 0 }`,
  simple: `
    *, *::before, *::after { box-sizing: border-box } *:not(dialog) { margin: 0 } body { line-height: 1.5 }
    img, picture, video, canvas, svg { display: block; max-width: 100% } input, button, textarea, select { font: inherit }
    p, h1, h2, h3, h4 { overflow-wrap: break-word } #root { isolation: isolate }`,
  piccolo: `
    *, *::before, *::after { box-sizing: border-box } body, h1, h2, h3, h4, p, figure, blockquote, dl, dd { margin-block: 0 }
    ul[role=list], ol[role=list] { list-style: none } h1, h2, h3, button, input, label { line-height: 1.1; text-wrap: balance }
    a:not([class]) { text-decoration-skip-ink: auto; color: currentColor } img, picture { max-width: 100%; display: block; height: auto }
    input, button, textarea, select { font: inherit } :target { scroll-margin-block: 5ex }`,
}

/** Adds rules of a theme, outside layers; the returned function removes them. */
export function link(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
