// The search of the documentation: it answers the call of <product-search> with pages, in place of the shop's server.
document.addEventListener('api:request', (event) => {
  const { path, query } = event.detail
  const search = document.activeElement?.closest('.docs-search')
  if (!search || !path.endsWith('/catalog/search/suggestions')) return
  const address = new URL(search.querySelector('form').action)
  address.search = new URLSearchParams({ q: query.q, format: 'json' })
  event.respondWith(fetch(address))
})
