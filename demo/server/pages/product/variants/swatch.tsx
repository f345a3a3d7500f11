/** @jsxImportSource hono/jsx */

/** The corners of a round swatch's sectors: halves for two glazes, thirds for three. */
const sectors: Record<number, string[]> = {
  2: ['M12 12V0A12 12 0 0 1 12 24Z', 'M12 12V24A12 12 0 0 1 12 0Z'],
  3: ['M12 12V0A12 12 0 0 1 22.4 18Z', 'M12 12 22.4 18A12 12 0 0 1 1.6 18Z', 'M12 12 1.6 18A12 12 0 0 1 12 0Z'],
}

/** One to three glazes as a disc. It has SVG attributes only, because the page's CSP allows no style attribute. */
export function Swatch({ colors }: { colors: string[] }) {
  return (
    <svg class="swatch" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {colors.length < 2 ? (
        <circle cx="12" cy="12" r="12" fill={colors[0] ?? 'none'} />
      ) : (
        sectors[colors.length]?.map((path, index) => <path d={path} fill={colors[index] ?? 'none'} />)
      )}
    </svg>
  )
}
