/** @jsxImportSource hono/jsx */
import { type NamedVariant, namedVariants } from '../../../../data/catalogue/cart-variants.ts'
import type { ShopContext } from '../../../context.ts'
import { wholeNumber } from '../../../http/body.ts'
import { productPath } from '../../layout/links.ts'
import { Photo } from '../../layout/photo.tsx'

export const requestedVariant = async (c: ShopContext, id: unknown): Promise<NamedVariant | undefined> =>
  (await namedVariants(c.get('db'), [wholeNumber(id) ?? 0], c.var)).values().next().value

/** A product's name with the attribute values of the variant. */
export const fullName = ({ name, choice }: NamedVariant): string => (choice === '' ? name : `${name}, ${choice}`)

type HeadProps = { c: ShopContext; title: string; variant: NamedVariant; text?: string }

export function VariantHead({ c, title, variant, text }: HeadProps) {
  return (
    <>
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <div class="line-piece">
        <Photo c={c} photo={variant.photo} alt="" sizes="96px" priority="low" />
        <p>
          {text && `${text} `}
          <a href={productPath(c, { id: variant.productId, slug: variant.slug }, variant.id)}>
            {text ? variant.name : fullName(variant)}
          </a>
        </p>
      </div>
    </>
  )
}
