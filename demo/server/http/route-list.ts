import type { Hono } from 'hono'
import { inspectRoutes } from 'hono/dev'
import type { Shop } from '../context.ts'

/** All routes of the shop, without middleware, as `GET /fr/…` with the patterns of their registration. */
export const routeList = (shop: Hono<Shop>): string[] => [
  ...new Set(
    inspectRoutes(shop)
      .filter(({ isMiddleware }) => !isMiddleware)
      .map(({ method, path }) => `${method} ${path}`),
  ),
]
