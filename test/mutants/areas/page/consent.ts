import type { Subject } from '../../mutant.ts'

export const consent: readonly Subject[] = [
  {
    file: 'stores/consent/record/record.ts',
    tests: ['stores/consent/consent.test.ts'],
    faults: [
      ['CONSENT_HOURS = 8760', 'CONSENT_HOURS = 8736', 'LIMIT-001'],
      ['setting?.stamp === stamp', 'setting !== undefined', 'CONSENT-13'],
      ['settings().consentCookieName', "'consent'", 'CONSENT-09'],
      ['else refused.set(name, setting)', 'else refused.delete(name)'],
      ["writeCookie(cookieName(), '', -1)", "writeCookie(cookieName(), '', 1)"],
      ['settings.findLast(', 'settings.find('],
    ],
  },
  {
    file: 'stores/consent/record/record.ts',
    tests: ['elements/consent/consent-banner/consent-banner.test.tsx'],
    faults: [
      ["ofTags('cookie-name') ||", "'' ||", 'CONSENT-08'],
      ["ofTags('stamp') ||", "'' ||", 'CONSENT-13'],
    ],
  },
  {
    file: 'stores/consent/record/setting.ts',
    tests: ['stores/consent/consent.test.ts'],
    faults: [
      ["typeof rest[category] === 'boolean'", 'category in rest'],
      ["CATEGORIES.some((category) => choice[category]) ? 'partial'", "choice.marketing ? 'partial'", 'CONSENT-21'],
      ['statistics: isAllowed', 'statistics: true', 'CONSENT-15'],
    ],
  },
  {
    file: 'stores/consent/cookie-law.ts',
    tests: ['elements/consent/cookie-law/cookie-law.test.tsx'],
    faults: [
      ['COOKIE_LAW_HOURS = 8760', 'COOKIE_LAW_HOURS = 8759', 'LIMIT-003'],
      ["writeCookie(cookieName, 'true'", "writeCookie('cookie-law', 'true'"],
    ],
  },
  {
    file: 'stores/consent/reactions/announce.ts',
    tests: ['stores/consent/consent.test.ts'],
    faults: [['? onConsentDecline : onConsentAccept', '? onConsentAccept : onConsentDecline', 'CONSENT-21']],
  },
]
