import { encode } from 'uqr'
import { logOnly } from '../../../runtime/page/warn.ts'

/** The width of the light margin that scanners need, in modules. */
const MARGIN = 4

type Modules = { path: string; size: number }

/** Each run of dark modules in a row is a rectangle of the path. Undefined for a text that is too long. */
function modulesOf(text: string): Modules | undefined {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    const runs = data.flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    return { path: runs.join(''), size }
  } catch (error) {
    logOnly('<authenticator-qr> could not render its address.', error)
    return undefined
  }
}

type QrCodeProps = { text: string; label: string; failed: string }

export function QrCode({ text, label, failed }: QrCodeProps) {
  const modules = modulesOf(text)
  if (!modules) return <span data-part="failed">{failed}</span>
  const whole = modules.size + 2 * MARGIN
  return (
    <svg
      data-part="code"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      {/* Scanners need a dark code on a light ground, in every theme. */}
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="white" />
      <path d={modules.path} fill="black" />
    </svg>
  )
}
