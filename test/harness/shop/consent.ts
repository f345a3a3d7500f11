const DECLINED = { stamp: '2026-11', preferences: false, statistics: false, marketing: false }

/** The cookie of a visitor who has declined everything: no banner is in the way. */
export const declinedConsent = (url: string) => ({
  name: 'cookie-consent',
  value: encodeURIComponent(JSON.stringify(DECLINED)),
  url: new URL(url).origin,
})
