import { ASK_TEXTS, ASKED } from '../../../runtime/consent/ask-texts.ts'
import { choice, flag, json, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { DEFAULT_ZOOM, MAP_TYPES, MAPS_SCRIPT } from '../../../runtime/maps/map.ts'
import { message } from '../../../runtime/text/strings.ts'
import type { MapMarker } from './rules.ts'

/** `<shop-map>`: places on a map, and the same places in the page's own list (§3, §7, §9). */
export const shopMap = defineElement({
  tag: 'shop-map',
  summary: 'Shows places on a map beside the page’s own list of them; each shows the choice of the other.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    center: text('The middle of the map: `45.764,4.8357`. Without it, the first place is.'),
    type: choice('The kind of map: streets, satellite photos or terrain.', MAP_TYPES, 'roadmap'),
    zoom: number('How near the map is.', DEFAULT_ZOOM),
    icon: text('The address of the picture of all markers that have none of their own.'),
    markers: json<readonly MapMarker[]>(
      'The places, instead of those in the list. `content` is shown as text.',
      [],
      '{ id: string; coors: { lat: number; lng: number }; title: string; icon?: string; content?: string }[]',
    ),
    fitBounds: flag('Shows all places at once, if there is more than one.'),
    controls: text(
      'The controls on the map: `zoom`, `type`, `scale`, `fullscreen`, and with a key also `street-view` and `rotate`.',
      'zoom',
    ),
    tiles: text('The address of the map’s tiles, with `{z}`, `{x}`, `{y}`, and perhaps `{type}`.'),
    tilesAttribution: text('The attribution on the map, which the owner of the tiles requires.'),
    provider: choice('The provider of the map: tiles, or the service with a key.', ['leaflet', 'google'], 'leaflet'),
    mapsKey: text('The key that is used when the shop’s call has none, or fails.'),
    mapsScript: text('The address of the script of the service with a key.', MAPS_SCRIPT),
    consent: choice('The category that the service with a key waits for; empty for none.', ASKED, 'marketing'),
  },
  events: {
    'map:ready': event('The map is shown.', { provider: text('The provider: `leaflet` or `google`.') }),
    'marker:click': event('A place was chosen, on the map or in the list.', { id: text('Which.') }),
  },
  parts: {
    map: part('[data-part=map]', 'Where the map is; give it a height.', { required: true }),
    place: part(
      '[data-marker-id]',
      'A place in the list, with `data-lat`, `data-lng` and `data-title`, and perhaps `data-icon` and `data-content`. `data-active` when it is chosen.',
      { key: 'data-marker-id' },
    ),
    show: part('[data-marker-id] button[data-part=show]', 'Shows its place on the map. Send it with `hidden`.'),
    locate: part('button[data-part=locate]', 'Chooses the place nearest to the shopper, whom the browser asks first.'),
    status: part('[data-part=status]', 'Says which place is the nearest, politely.', { without: 'append' }),
    'map-lost': 'The message that is shown instead of a map that could not be loaded.',
    'map-pin': 'A marker.',
    'map-icon': 'A marker with a picture.',
    'map-cluster': 'Markers that lie together.',
    'map-info': 'The title and the content of the chosen place.',
  },
  cssProperties: { '--vt-map-size': 'The height of the map.' },
  strings: {
    map: 'Media.Map',
    mapKeys: 'Media.MapKeys',
    closer: 'Media.Closer',
    farther: 'Media.Farther',
    fullscreen: 'Media.Fullscreen',
    type: 'Media.MapType',
    roadmap: 'Media.Roadmap',
    satellite: 'Media.Satellite',
    hybrid: 'Media.Hybrid',
    terrain: 'Media.Terrain',
    cluster: message('Media.Cluster', 'count'),
    nearest: message('Media.Nearest', 'name', 'distance'),
    lost: 'Media.MapLost',
    ...ASK_TEXTS,
  },
})
