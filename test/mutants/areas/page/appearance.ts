import type { Subject } from '../../mutant.ts'

export const appearance: readonly Subject[] = [
  {
    file: 'elements/shell/main-nav/rules.ts',
    tests: ['elements/shell/main-nav/rules.node.test.ts'],
    faults: [
      ['OFFSET = 60', 'OFFSET = 61', 'LIMIT-072'],
      ['Math.abs(at - furthest) > JITTER', 'Math.abs(at - furthest) > 0'],
      ['if (!best || length > best.length)', 'if (!best || length < best.length)'],
      ['path !== trimmed(root) &&', ''],
      ['origin !== here.origin || !isAsked', '!isAsked'],
      ['isHidden ? Math.max(turn, at) : Math.min(turn, at)', 'isHidden ? Math.min(turn, at) : Math.max(turn, at)'],
    ],
  },
  {
    file: 'elements/shell/copy-button/rules.ts',
    tests: ['elements/shell/copy-button/copy-button.test.tsx'],
    faults: [
      ['appears: 100', 'appears: 99', 'LIMIT-019'],
      ['hides: 2_000', 'hides: 2_100', 'LIMIT-020'],
      ['leaves: 2_500', 'leaves: 2_600', 'LIMIT-021'],
    ],
  },
  {
    file: 'elements/shell/tab-set/rules.ts',
    tests: ['elements/shell/tab-set/rules.node.test.ts'],
    faults: [
      ['+ count) % count', ') % count'],
      ['!== (list.isRightToLeft && !list.isVertical)', '!== list.isRightToLeft'],
    ],
  },
  {
    file: 'elements/shell/social-share/rules.ts',
    tests: ['elements/shell/social-share/rules.node.test.ts'],
    faults: [
      ['${name}=${encode(value)}', '${name}=${value}', 'SHELL-06'],
      ["value !== '')", 'value !== undefined)'],
      ['/^https?:$/.test(url.protocol) ? url.href : undefined', 'url.href'],
    ],
  },
  {
    file: 'elements/page/bigger-link/rules.ts',
    tests: ['elements/page/bigger-link/bigger-link.test.ts'],
    faults: [
      ['SCROLL_GUARD = 500', 'SCROLL_GUARD = 499', 'LIMIT-013'],
      ['owner !== host && ', ''],
      ["'a[href][data-main]'", "'a[href]'"],
    ],
  },
  {
    file: 'elements/page/initial-loader/rules.ts',
    tests: ['elements/page/initial-loader/initial-loader.test.ts'],
    faults: [
      ['HIDE_DELAY = 600', 'HIDE_DELAY = 601', 'LIMIT-060'],
      ["!image.complete && image.loading !== 'lazy'", '!image.complete'],
    ],
  },
  {
    file: 'elements/page/scroll-reveal/rules.ts',
    tests: ['elements/page/scroll-reveal/rules.node.test.ts'],
    faults: [
      ['VISIBLE_RATIO = 0.1', 'VISIBLE_RATIO = 0.15', 'LIMIT-015'],
      ['shown >= reachable - 0.001', 'shown >= reachable - 0.01', 'LIMIT-015'],
      ['Math.min(1, Math.max(0, ratio))', 'Math.max(0, ratio)'],
    ],
  },
  {
    file: 'elements/media/image-zoom/rules.ts',
    tests: ['elements/media/image-zoom/image-zoom.test.ts'],
    faults: [
      ['SCROLL_CLOSES = 40', 'SCROLL_CLOSES = 41', 'LIMIT-073'],
      ['TOUCH_CLOSES = 10', 'TOUCH_CLOSES = 13', 'LIMIT-074'],
      ['shownWidth >= viewportWidth - offset', 'shownWidth > viewportWidth - offset', 'LIMIT-075'],
      ['OFFSET = 80', 'OFFSET = 79', 'LIMIT-076'],
      ['Math.min(1, available(viewport.width)', 'Math.min(2, available(viewport.width)', 'LIMIT-076'],
      ['weight(b) - weight(a)', 'weight(a) - weight(b)'],
    ],
  },
  {
    file: 'elements/media/logo-carousel/rules.ts',
    tests: ['elements/media/logo-carousel/logo-carousel.test.ts'],
    faults: [
      ['SLIDES = 5', 'SLIDES = 6', 'LIMIT-077'],
      ['[sm, 4]', '[sm, 5]', 'LIMIT-078'],
      ['[xs, 2]', '[xs, 3]', 'LIMIT-079'],
      ['INTERVAL = 3_000', 'INTERVAL = 3_001', 'LIMIT-080'],
      ['SPEED = 1_500', 'SPEED = 1_499', 'LIMIT-081'],
    ],
  },
  {
    file: 'runtime/pictures/rules.ts',
    tests: ['elements/media/image-overlay/image-overlay.test.ts'],
    faults: [
      ['INTERVAL = 5_000', 'INTERVAL = 4_999', 'LIMIT-094'],
      ['\nexport const MOVE = 300', '\nexport const MOVE = 299', 'LIMIT-095'],
      ['SLIDESHOW_MOVE = 500', 'SLIDESHOW_MOVE = 499', 'LIMIT-096'],
      ['PRELOAD = 2', 'PRELOAD = 3', 'LIMIT-097'],
      ['SWIPE = 20', 'SWIPE = 26', 'LIMIT-098'],
      ['((index % count) + count) % count', 'Math.abs(index % count)'],
      ['((index % count) + count) % count', 'Math.min(index, count - 1)', 'CONTENT-38'],
    ],
  },
  {
    file: 'runtime/pictures/video/players.ts',
    tests: ['elements/media/banner-slider/site-video.test.tsx'],
    faults: [['QUALITY = 1080', 'QUALITY = 720', 'LIMIT-051']],
  },
  {
    file: 'runtime/page/scripts/load-api.ts',
    tests: ['elements/media/banner-slider/site-video.test.tsx'],
    faults: [['READY_POLL = 100', 'READY_POLL = 99', 'LIMIT-052']],
  },
  {
    file: 'runtime/page/window/resize.ts',
    tests: ['runtime/page/window/resize.test.ts'],
    faults: [
      ['RESIZE_SETTLES = 150', 'RESIZE_SETTLES = 149', 'LIMIT-093'],
      ['    clearTimeout(timer)\n    timer', '    timer', 'LIMIT-093'],
    ],
  },
]
