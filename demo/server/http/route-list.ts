import type { Hono } from 'hono'
import { inspectRoutes } from 'hono/dev'
import type { Shop } from '../context.ts'

/** Every route of the shop as `GET /fr/…`, by the patterns that they were added with, without middleware. */
export const routeList = (shop: Hono<Shop>): string[] => [
  ...new Set(
    inspectRoutes(shop)
      .filter(({ isMiddleware }) => !isMiddleware)
      .map(({ method, path }) => `${method} ${path}`),
  ),
]
