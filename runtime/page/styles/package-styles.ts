const added = new Set<string>()

/**
 * Adds the style sheet of a package to the page, once, for code that only few pages load. Its rules are in the weakest
 * layer, so that those of the library and of themes win.
 */
export function addPackageStyles(css: string): void {
  if (added.has(css)) return
  added.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer vitrine.base { ${css} }`)
  document.adoptedStyleSheets.push(sheet)
}
