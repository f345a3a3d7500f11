/** The icons, made for this library: filled, or with lines of two pixels. All have the colour of the text. */
const SIGNS: Record<string, { fill?: string; line?: string }> = {
  facebook: {
    fill: 'M13.8 21v-7.9h2.7l.5-3.3h-3.2V7.9c0-1 .5-1.8 1.9-1.8h1.5V3.3A16 16 0 0 0 14.8 3c-2.7 0-4.3 1.6-4.3 4.5v2.3H7.6v3.3h2.9V21z',
  },
  x: { line: 'M5 4.5 19 19.5M18.5 4.5 5.5 19.5' },
  linkedin: {
    fill: 'M4.6 9.4h3.2V20H4.6zM6.2 4.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10 9.4h3v1.5c.6-1 1.8-1.8 3.4-1.8 2.9 0 3.9 1.8 3.9 4.7V20h-3.2v-5.6c0-1.5-.4-2.5-1.8-2.5-1.5 0-2.1 1.1-2.1 2.6V20H10z',
  },
  pinterest: {
    line: 'M9.6 21 12 10.2M8 12.4C6.5 8.4 8.9 5 12.5 5c3 0 5 2 5 4.8 0 3.2-1.8 5.7-4.3 5.7-1.3 0-2.3-.7-2.6-1.7',
  },
  whatsapp: {
    line: 'M4.2 19.8 5.4 16a8 8 0 1 1 2.9 2.7z',
    fill: 'M9.2 7.9 8.3 9c.1 3.5 3 6.4 6.4 6.5l1.2-.9-.4-1.4-1.9-.6-.9.9a5 5 0 0 1-2.6-2.5l.9-1-.6-1.8z',
  },
  email: { line: 'M3.5 6h17v12.5h-17zM3.8 6.6 12 13l8.2-6.4' },
  device: { line: 'M12 15V4M8 7.6 12 3.6l4 4M7 11H5v9h14v-9h-2' },
}

/** The icon is decoration, since the link has a text. */
export function Icon({ network }: { network: string }) {
  const { fill = '', line = '' } = SIGNS[network] ?? {}
  return (
    <svg data-part="share-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path data-ink="fill" d={fill} />
      <path data-ink="line" d={line} />
    </svg>
  )
}
