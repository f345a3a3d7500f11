import { connectVendure } from 'vitrine/adapters/vendure.js'

const endpoint = process.env.NEXT_PUBLIC_VENDURE
if (endpoint) connectVendure({ endpoint, languages: ['en'] })
