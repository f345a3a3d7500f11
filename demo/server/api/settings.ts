import { Hono } from 'hono'
import { demoMapsKey } from '../../data/seed/content/stores.ts'
import type { Shop } from '../context.ts'

/** The settings of the shop's services that scripts of the page need (§7). */
export const settingCalls = new Hono<Shop>()

settingCalls.get('/GoogleFrontAPIKey', (c) => c.json(c.get('mapsKey') ?? demoMapsKey))
