import { Hono } from 'hono'
import { demoMapsKey } from '../../data/seed/content/stores.ts'
import type { Shop } from '../context.ts'

export const settingCalls = new Hono<Shop>()

settingCalls.get('/GoogleFrontAPIKey', (c) => c.json(c.get('mapsKey') ?? demoMapsKey))
