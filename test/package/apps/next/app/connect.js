import { connectVendure } from 'vitrine/adapters/vendure.js'

const endpoint = process.env.NEXT_PUBLIC_VENDURE
if (endpoint && typeof document === 'object') connectVendure({ endpoint, languages: ['en'] })
