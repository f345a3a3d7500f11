/** The source of a video: a file on the web, or a video of a site, by its id there. */
export type VideoSource = { provider: 'file' | 'youtube' | 'vimeo'; address: string; id: string }

export const PROVIDERS = ['auto', 'file', 'youtube', 'vimeo'] as const
type Provider = (typeof PROVIDERS)[number]

const YOUTUBE = /^(www\.|m\.|music\.)?(youtube(-nocookie)?\.com|youtu\.be)$/
const VIMEO = /^(www\.|player\.)?vimeo\.com$/

function youtubeId({ hostname, pathname, searchParams }: URL): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const id = hostname.endsWith('youtu.be') ? first : (searchParams.get('v') ?? second)
  return /^[\w-]{6,20}$/.test(id) ? id : ''
}

/** The id, and for an unlisted video its key after a slash. */
const vimeoId = ({ pathname, searchParams }: URL): string => {
  const [, id = '', key = searchParams.get('h') ?? ''] = /\/(\d+)(?:\/(\w+))?/.exec(pathname) ?? []
  return key && id ? `${id}/${key}` : id
}

/** Reads the address of a video as people copy it; undefined for any other address. */
export function readVideo(address: string, provider: Provider = 'auto'): VideoSource | undefined {
  if (address === '' || !URL.canParse(address, document.baseURI)) return undefined
  const url = new URL(address, document.baseURI)
  if (!/^(https?|blob):$/.test(url.protocol)) return undefined
  const isSite = (name: Provider, hosts: RegExp) =>
    provider === name || (provider === 'auto' && hosts.test(url.hostname))
  for (const [name, id] of [
    ['youtube', isSite('youtube', YOUTUBE) && youtubeId(url)],
    ['vimeo', isSite('vimeo', VIMEO) && vimeoId(url)],
  ] as const) {
    if (id === false) continue
    return id ? { provider: name, id, address: url.href } : undefined
  }
  return { provider: 'file', id: '', address: url.href }
}

/** YouTube sets no cookies from this host before a video is played. */
export const YOUTUBE_HOST = 'https://www.youtube-nocookie.com'
export const VIMEO_HOST = 'https://player.vimeo.com'

/** The site of a video, for the question of consent; '' for the shop's own files. */
export const siteOf = ({ provider, address }: VideoSource): string =>
  ({ youtube: YOUTUBE_HOST, vimeo: VIMEO_HOST, file: address })[provider]

/** The address of a site's own player, which starts at once: it is shown only to shoppers who want to see the video. */
export function frameAddress({ provider, id }: VideoSource, culture: string): string {
  const [video = '', key = ''] = id.split('/')
  if (provider === 'youtube') return `${YOUTUBE_HOST}/embed/${video}?autoplay=1&rel=0&playsinline=1&hl=${culture}`
  return `${VIMEO_HOST}/video/${video}?autoplay=1&dnt=1${key && `&h=${key}`}`
}
