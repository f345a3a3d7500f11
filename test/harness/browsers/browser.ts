/**
 * What Playwright turns off in a Chromium by itself. A list that is given replaces Playwright's, so that it is repeated here:
 * no page is fetched over HTTPS first, none waits for a paint, none asks Google for anything.
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
 * The browser's own interface, which nobody sees here: with each new window it loads two pages for the popup of its address
 * bar, and a process in reserve for a next site. They took more of the processor than the shop's page did.
 */
const OWN_INTERFACE = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

/** How every suite starts its Chromium: nothing in the background, no imitation of a graphics card, no pages of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OWN_INTERFACE].join(',')}`,
]

/** What Playwright starts: the browser that the task of the journeys has found; else Playwright's own. */
export const launchOptions = (program = process.env.SHELL_CHROMIUM ?? process.env.CHROMIUM) => ({
  ...(program && { executablePath: program }),
  args: CHROMIUM_ARGUMENTS,
})
