import { useStepper } from '../../../runtime/ui/stepper/stepper.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { numberInput } from './definition.ts'
import { boundsOf, LOWEST, numberRules } from './rules.ts'

export function NumberInput({ step, t }: ViewProps<typeof numberInput>) {
  const { element, part } = useServerMarkup<typeof numberInput>()
  const field = part('field')
  const { parts } = useStepper({ rules: numberRules(() => boundsOf(element('field'), step)), labels: t })
  if (!field) return <ServerMarkup<typeof numberInput> />
  // The tag counts the steps; the browser would count its own from `min` and set others invalid.
  const own = { step: 'any', min: field.attributes.min || String(LOWEST) }
  return <ServerMarkup<typeof numberInput> parts={{ ...parts, field: { ...parts.field, ...own } }} />
}
