import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Shop } from '../context.ts'

/** The sites of the players that a visitor may start; nothing of them loads before. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The sources that the maps service with a key needs, by its documentation; only for a shop that has a key. */
const keyedMaps = {
  img: ' https://*.googleapis.com https://*.gstatic.com',
  connect: ' https://*.googleapis.com https://*.gstatic.com',
  style: ' https://fonts.googleapis.com',
  font: ' https://fonts.gstatic.com',
  types: ' google-maps-api-loader google-maps-api#html',
}
const noMaps: typeof keyedMaps = { img: '', connect: '', style: '', font: '', types: '' }

const policy = (nonce: string, tiles: string | undefined, maps: typeof keyedMaps) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${maps === keyedMaps ? " 'strict-dynamic'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'${maps.style}`,
    `img-src 'self' data: blob:${tiles ? ` ${originOf(tiles)}` : ''}${maps.img}`,
    "media-src 'self'",
    `font-src 'self'${maps.font}`,
    `connect-src 'self'${maps.connect}`,
    `frame-src 'self' ${players.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types vitrine dompurify lit-html${maps.types}`,
  ].join('; ')

/** The origin of tiles; `{s}` in it represents one of multiple subdomains. */
const originOf = (address: string) => address.replace('{s}', '*').replace(/^(https?:\/\/[^/]+).*$/, '$1')

/**
 * The policy of answers that are not pages: a JSON or an image that is opened as a document may load and run nothing.
 */
const closedPolicy = "default-src 'none'; frame-ancestors 'self'"

const yearSeconds = 365 * 24 * 60 * 60

/** Pages of one visitor: they are never cached, so that the next user of the computer cannot reach them by Back. */
const privatePaths =
  /\/(account|security|checkout|shoppingcarts|sales|wishlist|birthlist|customerref|customers?|orders?|assets|assetslibrary)(\/|$)|\/pages\/mailbox$/i

/** Creates the nonce of the request and sets the security headers of every answer. */
export const safetyHeaders: MiddlewareHandler<Shop> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)')
  if (c.get('site')?.startsWith('https:')) headers.set('Strict-Transport-Security', `max-age=${yearSeconds}`)
  if (privatePaths.test(c.req.path) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (headers.has('Content-Security-Policy')) return
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set(
    'Content-Security-Policy',
    isPage ? policy(nonce, c.get('mapTiles')?.address, c.get('mapsKey') ? keyedMaps : noMaps) : closedPolicy,
  )
  if (isPage && !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
}
