/** @jsxImportSource hono/jsx */
import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { queryFields } from '../../http/body.ts'
import { longestName, mostWished } from '../../shop/wishlists/changes.ts'
import { type ListKind, listsOf, listsWith, type Wishlist } from '../../shop/wishlists/lists.ts'
import { ownerOf } from '../../shop/wishlists/owner.ts'
import { Field, FieldMessage, Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { Photo } from '../layout/photo.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { Quantity } from '../product/quantity.tsx'
import { fullName, requestedVariant } from '../product/variants/variant-head.tsx'
import { listPath } from './wish-link.tsx'

/** The value of wishlistId for a new list. */
export const newList = 'new'

type PopupProps = {
  c: ShopContext
  kind: ListKind
  variant: NamedVariant
  lists: Wishlist[]
  present: Set<number>
  state: FormState
}

function Lists({ c, kind, lists, present, state }: PopupProps) {
  const t = c.get('t')
  const asked = state.values.wishlistId ?? String(queryFields(c).wishlistId ?? '')
  const isList = asked === newList || lists.some(({ id }) => String(id) === asked)
  const chosen = isList ? asked : String(lists.find(({ id }) => !present.has(id))?.id ?? newList)
  return (
    <fieldset class="form-part">
      <legend>{t(kind === 'birth' ? 'Pages.Wishlist.ChooseBirth' : 'Pages.Wishlist.Choose')}</legend>
      {lists.map(({ id, name }) => (
        <div class="wish-choice">
          <label class="tick choice">
            <input
              type="radio"
              name="wishlistId"
              value={id}
              checked={chosen === String(id)}
              data-present={present.has(id) ? '' : undefined}
            />
            <strong>
              {name}
              {present.has(id) && <span class="small soft">{` ${t('Pages.Wishlist.IsIn')}`}</span>}
            </strong>
          </label>
          {present.has(id) && (
            <a class="small wish-see" href={listPath(c, id)}>
              {t('Pages.Wishlist.See')}
              <span class="hidden-text"> {name}</span>
            </a>
          )}
        </div>
      ))}
      <label class="tick choice">
        <input type="radio" name="wishlistId" value={newList} checked={chosen === newList} />
        <strong>{t('Pages.Wishlist.NewList')}</strong>
      </label>
      <FieldMessage id="wish-wishlistId-message" name="wishlistId" text={state.errors.wishlistId} />
    </fieldset>
  )
}

function Form(props: PopupProps) {
  const { c, kind, variant, lists, state } = props
  const t = c.get('t')
  // The first list of a visitor has a default name.
  const isFirst = lists.length === 0 && kind === 'wish'
  const named = isFirst ? { ...state, values: { Name: t('Pages.Wishlist.FirstName'), ...state.values } } : state
  return (
    <wishlist-modal
      product-variant-id={variant.id}
      path={kind === 'birth' ? pagePath(c, '/catalog/birthlist/popup') : undefined}
      kind={kind === 'birth' ? kind : undefined}
    >
      <form method="post" action={pagePath(c, '/catalog/wishlist/add')} novalidate>
        <Summary c={c} state={state} />
        <input type="hidden" name="productVariantId" value={variant.id} />
        <input type="hidden" name="kind" value={kind} />
        <Lists {...props} />
        <div class="fields">
          <Field
            c={c}
            state={named}
            part="wish"
            name="Name"
            label={t('Pages.Wishlist.NewList')}
            required={false}
            maxlength={longestName}
          />
        </div>
        <div class="form-actions wish-actions">
          <Quantity
            rules={{ minQty: 1, maxQty: mostWished, stepQty: 1 }}
            name="quantity"
            value={Number(state.values.quantity) || 1}
            id="wish-quantity"
            label={t('Shop.Product.Quantity')}
          />
          <button class="button" type="submit">
            {t('Pages.Wishlist.Add')}
          </button>
        </div>
        <p data-part="state" role="status" />
        {props.present.size > 0 && <Removal c={c} />}
      </form>
    </wishlist-modal>
  )
}

function Removal({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <p class="wish-removal">
      <button class="button-link" type="submit" name="remove" value="one" data-part="remove">
        {t('Pages.Wishlist.RemoveFromThis')}
      </button>
      <button class="button-link" type="submit" name="remove" value="all" data-part="remove-all">
        {t('Pages.Wishlist.RemoveFromAll')}
      </button>
    </p>
  )
}

/** Replaces the form once the product is on the list. */
export const wishThanks = (c: ShopContext, text: string, listId: number) =>
  c.html(
    `${(
      <div role="status">
        <p class="lead">{text}</p>
        <p>
          <a href={listPath(c, listId)}>{c.get('t')('Pages.Wishlist.See')}</a>
        </p>
      </div>
    )}`,
  )

/**
 * The form that adds a variant to a list (§2): for a modal and as a page. A birth list is chosen in the same form. 422
 * with the errors.
 */
export async function wishPopupPage(
  c: ShopContext,
  { kind = 'wish', state = freshForm() }: { kind?: ListKind; state?: FormState } = {},
): Promise<Response> {
  const [db, t] = [c.get('db'), c.get('t')]
  const variant = await requestedVariant(c, state.values.productVariantId ?? queryFields(c).productVariantId)
  if (!variant) return notFoundPage(c)
  const owner = ownerOf(c)
  const lists = (await listsOf(db, owner)).filter((list) => list.kind === kind)
  const present = await listsWith(db, owner, variant.id)
  const title = t('Pages.Wishlist.Add')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <div class="line-piece" data-product-variant-id={variant.id}>
        <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />
        <p>{fullName(variant)}</p>
      </div>
      <Form c={c} kind={kind} variant={variant} lists={lists} present={present} state={state} />
    </section>
  )
  const isRefused = Object.keys(state.errors).length > 0
  return answerPage(c, { title, body }, isRefused ? 422 : 200)
}
