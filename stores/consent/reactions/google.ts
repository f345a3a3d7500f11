import { track } from '../../../runtime/page/analytics.ts'
import { ownGlobal } from '../../../runtime/page/own-global.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { type Choice, choiceOfAll } from '../record/setting.ts'

/** The last update that was sent to each data layer; '' when only the defaults were sent. */
const sent = new WeakMap<object, string>()

/** A command of Google's Consent Mode is an arguments object, not an array: tag managers distinguish them. */
function gtag(..._command: [command: 'consent', kind: 'default' | 'update', signals: object]): void {
  // biome-ignore lint/complexity/noArguments: see above
  track(arguments as unknown as Record<string, unknown>)
}

/** The signals of Consent Mode v2 for the three categories. */
export function signalsOf({ preferences, statistics, marketing }: Choice): Record<string, 'granted' | 'denied'> {
  const signal = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(statistics),
    functionality_storage: signal(preferences),
    personalization_storage: signal(preferences),
  }
}

const isDefault = (entry: unknown): boolean => {
  const [command, kind] = Array.from((entry ?? []) as ArrayLike<unknown>)
  return command === 'consent' && kind === 'default'
}

/**
 * Sends the consent to the page's data layer, if it has one: everything is denied until the visitor chooses, then each
 * change follows. The page's own snippet may have sent the defaults already.
 */
export function signalConsent(choice: Choice | undefined): void {
  const layer = ownGlobal(settings().dataLayer)
  if (!Array.isArray(layer)) return
  if (!sent.has(layer) && !layer.some(isDefault)) gtag('consent', 'default', signalsOf(choiceOfAll(false)))
  const before = sent.get(layer) ?? ''
  const signals = signalsOf(choice ?? choiceOfAll(false))
  const now = JSON.stringify(signals)
  const isNews = (choice !== undefined || before !== '') && now !== before
  if (isNews) gtag('consent', 'update', signals)
  sent.set(layer, isNews ? now : before)
}
