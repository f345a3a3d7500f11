import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<product-reviews>`: the reviews of a product, filtered, sorted and paged in their place, and votes for them. */
export const productReviews = defineElement({
  tag: 'product-reviews',
  summary: 'Filters, sorts and pages the reviews of a product in their place, and counts who finds one helpful.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    productId: text('The product.'),
    src: text(
      'Address of the reviews, in this site; the query of the pressed link is added. Default: `{culture}/widget/catalog/ProductReviews`.',
    ),
  },
  events: {
    'reviews:before-show': event('Before other reviews are loaded. Cancel it to leave the link to the browser.', {
      url: text('The address of the link.'),
    }),
    'reviews:shown': event('Other reviews are shown, and their address is in the history.', {
      url: text('The address of the link.'),
    }),
    'review:helpful': event('The shop has counted the vote for a review.', {
      reviewId: text('The review.'),
      count: number('The number of visitors who find it helpful, with this one.'),
    }),
  },
  parts: {
    link: part(
      'a[data-part=link]',
      'A filter or an order: its address has the query of the reviews, its `data-key` names it. The chosen one has `aria-current`.',
      { key: 'data-key' },
    ),
    page: part('a[data-part=page]', 'A page of the reviews; the focus moves from it to the heading of the list.', {
      key: 'data-key',
    }),
    heading: part('[data-part=heading]', 'Says which reviews are shown, such as their number.'),
    list: part('[data-part=list]', 'The shown reviews.'),
    vote: part('form[data-part=vote]', 'Posts a vote without JavaScript. The review is in its `data-review-id`.', {
      key: 'data-review-id',
    }),
    helpful: part('[data-part=helpful]', 'The button of the vote; `aria-pressed` once the visitor has voted.'),
    count: part('[data-part=count]', 'The number of votes; it follows the vote.'),
    status: part('[data-part=status]', 'Says what is shown, and that a vote counts.', { without: 'append' }),
  },
  strings: {
    shown: message('product-reviews.Shown', 'name'),
    thanks: 'product-reviews.Thanks',
    notLoaded: 'product-reviews.NotLoaded',
    notCounted: 'product-reviews.NotCounted',
  },
})
