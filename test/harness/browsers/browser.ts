/**
 * The features that Playwright disables in Chromium. A list of ours replaces Playwright's own, so that it is repeated
 * here: pages are not fetched over HTTPS first, paints are not delayed, Google is not called.
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * The browser's own interface, which is not visible here: each new window would load two pages for the popup of its
 * address bar, and start a spare process. They used more of the processor than the shop's page.
 */
const OWN_INTERFACE = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

/** The arguments of every suite's Chromium: no background work, no software graphics, no pages of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OWN_INTERFACE].join(',')}`,
]

/** The browser for Playwright: the one that the task of the journeys has found; else Playwright's own. */
export const launchOptions = (program = process.env.SHELL_CHROMIUM ?? process.env.CHROMIUM) => ({
  ...(program && { executablePath: program }),
  args: CHROMIUM_ARGUMENTS,
})
