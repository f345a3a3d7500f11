import './dots.css'
import type { Engine } from './engine.ts'

type DotsProps = { engine: Engine; label: string; dot(number: number): string }

/** A button for each slide; `dot` names them, counted from 1. */
export const SliderDots = ({ engine, label, dot }: DotsProps) => (
  <fieldset data-part="slider-dots" aria-label={label}>
    {Array.from({ length: engine.count }, (_, index) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
        key={index}
        type="button"
        data-part="slider-dot"
        aria-label={dot(index + 1)}
        aria-current={index >= engine.first && index < engine.last ? 'true' : undefined}
        onClick={() => engine.go(index)}
      />
    ))}
  </fieldset>
)
