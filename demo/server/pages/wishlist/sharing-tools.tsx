/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import type { Wishlist } from '../../shop/wishlists/lists.ts'
import { loginPath } from '../layout/links.ts'
import { sharedPath } from './shared-paths.ts'

type Props = { c: ShopContext; list: Wishlist }

function Choices({ c, list }: Props) {
  const t = c.get('t')
  return (
    <>
      <label class="tick">
        <input type="checkbox" name="ShowsOwner" value="true" checked={list.showsOwner} />
        <span>{t('Pages.Sharing.ShowsOwner')}</span>
      </label>
      {list.kind === 'birth' && (
        <label class="tick">
          <input type="checkbox" name="HidesGiven" value="true" checked={list.hidesGiven} />
          <span>{t('Pages.Sharing.HidesGiven')}</span>
        </label>
      )}
    </>
  )
}

function ShareForm({ c, list }: Props) {
  const t = c.get('t')
  return (
    <form method="post" action={pagePath(c, '/catalog/wishlist/share')} data-part="share">
      <input type="hidden" name="Id" value={list.id} />
      <Choices c={c} list={list} />
      <p class="form-actions">
        <button class="button" data-quiet data-small type="submit" name="share" value="on">
          {t(list.key ? 'Pages.Wishlist.Save' : 'Pages.Sharing.Share')}
        </button>
      </p>
    </form>
  )
}

function Link({ c, list, address }: Props & { address: string }) {
  const t = c.get('t')
  return (
    <>
      <p>{t('Pages.Sharing.IsShared')}</p>
      <p class="wish-address">
        <a href={address}>{`${new URL(c.get('site')).origin}${address}`}</a>{' '}
        <copy-button text={`${new URL(c.get('site')).origin}${address}`}>
          <button class="button-link" type="button">
            {t('Pages.Sharing.Copy')}
          </button>
        </copy-button>
      </p>
      <ShareForm c={c} list={list} />
      <confirm-dialog message={t('Pages.Sharing.RevokeAsk')} confirm-label={t('Pages.Sharing.Revoke')}>
        <form method="post" action={pagePath(c, '/catalog/wishlist/share')} data-part="share">
          <input type="hidden" name="Id" value={list.id} />
          <button class="button-link" type="submit" name="share" value="off">
            {t('Pages.Sharing.Revoke')}
          </button>
        </form>
      </confirm-dialog>
    </>
  )
}

export function Sharing({ c, list }: Props) {
  const [customer, t] = [c.get('customer'), c.get('t')]
  const address = sharedPath(c, list)
  return (
    <details id={`share-${list.id}`} class="wish-sharing" open={list.kind === 'birth' || undefined}>
      <summary>{t(address ? 'Pages.Sharing.TitleShared' : 'Pages.Sharing.Title')}</summary>
      {!customer && (
        <p>
          <a href={loginPath(c)}>{t('Pages.Sharing.SignInFirst')}</a>
        </p>
      )}
      {customer && !address && (
        <>
          <p>{t('Pages.Sharing.Explain')}</p>
          <ShareForm c={c} list={list} />
        </>
      )}
      {customer && address && <Link c={c} list={list} address={address} />}
    </details>
  )
}
