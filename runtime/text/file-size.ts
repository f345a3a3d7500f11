const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file in the notation of a language, in steps of a thousand: `1,2 Mo`. */
export function sizeText(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const options = { style: 'unit', unit: UNITS[step], unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, options as Intl.NumberFormatOptions).format(bytes / 1000 ** step)
}
