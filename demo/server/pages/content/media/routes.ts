import { Hono } from 'hono'
import type { Shop } from '../../../context.ts'
import { landingPage } from './landing-page.tsx'
import { pointsPage } from './points-page.tsx'
import { storesPage } from './stores-page.tsx'

export const mediaPages = new Hono<Shop>()

mediaPages.get('/pages/stores', (c) => storesPage(c))
mediaPages.get('/pages/pickuppoints', (c) => pointsPage(c))
mediaPages.get('/pages/landing', (c) => landingPage(c))
