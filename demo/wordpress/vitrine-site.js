/** The rules of the page loader for WordPress. The library is the one that the page names. */
const { content: library } = document.querySelector('meta[name="vitrine-library"]')
const { linkRules } = await import(`${library}/vitrine.js`)

/** Pages of WordPress itself, files of its folders, feeds and previews are the browser's. */
const OWN = /\/(wp-admin|wp-content|wp-includes|wp-json|feed)(\/|$)|\/wp-[a-z-]+\.php$/

linkRules.wordpress = ({ element, url }) =>
  OWN.test(url.pathname) ||
  ['preview', 'customize_changeset_uuid', 'replytocom', 'feed'].some((name) => url.searchParams.has(name)) ||
  element.closest('#wpadminbar') !== null

// A new admin bar has no listeners: it opens its menus by the style sheet, as without scripts.
document.addEventListener('page:loaded', () => document.getElementById('wpadminbar')?.classList.add('nojs'))
