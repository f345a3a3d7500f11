import type { Subject } from '../../mutant.ts'

export const news: readonly Subject[] = [
  {
    file: 'stores/news/api.ts',
    tests: ['stores/news/day.test.ts'],
    faults: [['.filter((id) => /^\\d+$/.test(id))\n', '\n']],
  },
  {
    file: 'stores/news/day.ts',
    tests: ['stores/news/day.test.ts'],
    faults: [
      ['(lists.get(ids) ?? 0) - 1)', '0)'],
      ["idsOf(categoryIds) !== '' && ", ''],
    ],
  },
  {
    file: 'stores/news/api.ts',
    tests: ['elements/content/news-calendar/news-calendar.test.tsx'],
    faults: [['${posts}/${month}/${year}', '${posts}/${year}/${month}', 'CONTENT-10']],
  },
  {
    file: 'stores/news/api.ts',
    tests: ['elements/content/news-list/news-list.test.tsx'],
    faults: [['${displayChildren}/${posts}/${day}', '${displayChildren}/${day}/${posts}', 'CONTENT-11']],
  },
  {
    file: 'stores/news/day.ts',
    tests: ['elements/content/news-list/news-list.test.tsx'],
    faults: [
      ["    $value.set({ state: 'failed', categoryIds, day })\n", '', 'ERROR-43'],
      ['day.categoryIds === idsOf(categoryIds)', 'day.categoryIds !== undefined'],
    ],
  },
  {
    file: 'elements/content/news-calendar/rules.ts',
    tests: ['elements/content/news-calendar/rules.node.test.ts'],
    faults: [
      ['[chosen, today].find', '[today, chosen].find'],
      ['Number(month) <= 12', 'Number(month) <= 13'],
    ],
  },
  {
    file: 'elements/content/news-calendar/rules.ts',
    tests: ['elements/content/news-calendar/news-calendar.test.tsx'],
    faults: [['POSTS = 3', 'POSTS = 4', 'LIMIT-055']],
  },
  {
    file: 'elements/content/news-list/rules.ts',
    tests: ['elements/content/news-list/news-list.test.tsx'],
    faults: [
      ['Math.min(...tops)', 'Math.max(...tops)'],
      ['tops[column] = top + height', 'tops[column] = height'],
    ],
  },
  {
    file: 'elements/content/news-ticker/rules.ts',
    tests: ['elements/content/news-ticker/news-ticker.test.ts'],
    faults: [['INTERVAL = 6_000', 'INTERVAL = 60_000', 'LIMIT-057']],
  },
  {
    file: 'stores/content/popups.ts',
    tests: ['elements/content/popup-modal/popup-modal.test.tsx'],
    faults: [
      ['POPUP_HOURS = 9999', 'POPUP_HOURS = 9975', 'LIMIT-007'],
      ["POPUP_COOKIE = 'notShow'", "POPUP_COOKIE = 'popups'", 'CONTENT-30'],
      ['Date.parse(endDatetime) <= Date.now()', 'Date.parse(endDatetime) > Date.now()', 'CONTENT-35'],
      ['each.id !== id && !isOver', 'each.id === id && !isOver', 'CONTENT-34'],
      ['!isDismissed(id) && !isOver(endDatetime)', '!isOver(endDatetime)', 'CONTENT-34'],
      ['if ($shown.get() === undefined) $shown.set(owner)', '$shown.set(owner)'],
      ['.slice(-MOST)', '.slice(0, MOST)'],
    ],
  },
  {
    file: 'elements/content/shop-map/rules.ts',
    tests: ['elements/content/shop-map/shop-map.test.tsx'],
    faults: [
      ['<= 90 &&', '<= 180 &&'],
      ['positionOf(lat, lng)\n  if (text', 'positionOf(lng, lat)\n  if (text'],
      ["value === '' || value == null ? Number.NaN", 'value == null ? Number.NaN'],
    ],
  },
  {
    file: 'elements/content/popup-modal/rules.ts',
    tests: ['elements/content/popup-modal/popup-modal.test.tsx'],
    faults: [['POPUP_DELAY = 3000', 'POPUP_DELAY = 2999', 'LIMIT-062']],
  },
  {
    file: 'runtime/maps/map.ts',
    tests: ['elements/content/shop-map/shop-map.test.tsx'],
    faults: [['DEFAULT_ZOOM = 13', 'DEFAULT_ZOOM = 14', 'LIMIT-067']],
  },
]
