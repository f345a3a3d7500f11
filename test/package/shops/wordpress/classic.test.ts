import { examples, readTags } from './examples.ts'
import { expect, signIn, test } from './fixture.ts'

for (const account of ['author', 'admin'] as const)
  test(`the visual view of a classic post keeps each example as it is written by ${account} @registry`, async ({
    page,
    wordpress: { address, php },
    wordpress,
  }) => {
    const all = examples().map(({ html }) => html)
    const texts = [...all, ...all.map((html) => `[vitrine]${html}[/vitrine]`)]
    await signIn(page, wordpress, account)
    await page.goto(`${address}/wp-admin/post-new.php?classic-editor`)
    await page.locator('#title').fill(`Classic, by ${account}`)
    await page.locator('#content-html').click()
    await page.locator('#content').fill(['A text.', ...texts, 'The last.'].join('\n\n'))

    await page.locator('#content-tmce').click()
    const view = page.frameLocator('#content_ifr')
    await expect(view.locator('.vitrine-tag')).not.toHaveCount(0)
    await view.getByText('A text.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Typed.')
    // WordPress saves a draft meanwhile, and ignores the button.
    await expect(page.locator('#sample-permalink')).toBeVisible()
    await page.locator('#publish:not(.disabled)').click()
    await page.waitForURL(/message=/, { waitUntil: 'commit' })

    const [id = '', shown = ''] = JSON.parse(
      php(`
        $post = get_posts(['title' => 'Classic, by ${account}', 'post_status' => 'publish'])[0];
        echo json_encode([(string) $post->ID, apply_filters('the_content', $post->post_content)]);`),
    ) as string[]
    expect(shown).toContain('<p>A text. Typed.</p>')
    expect(readTags(shown)).toEqual([...all, ...all].flatMap(readTags))

    await page.goto(`${address}/wp-admin/post.php?action=edit&post=${id}&classic-editor`)
    await expect(view.getByText('A text. Typed.')).toBeVisible()
    const box = view.locator('.vitrine-tag', { hasText: 'coupon-form' }).first()
    await box.dblclick()
    const html = page.getByRole('textbox', { name: 'HTML' })
    await expect(html).toHaveValue(/^<coupon-form/)
    await html.fill('<coupon-form><p>Another text</p></coupon-form>')
    await page.getByRole('button', { name: 'OK' }).first().click()
    await page.locator('#content-html').click()
    await expect(page.locator('#content')).toHaveValue(/<coupon-form><p>Another text<\/p><\/coupon-form>/)
    await page.locator('#content-tmce').click()
    await expect(box).toBeVisible()
    php(`wp_delete_post(${id}, true);`)
  })
