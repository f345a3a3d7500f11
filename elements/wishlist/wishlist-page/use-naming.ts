import { ShopError } from '../../../runtime/request/errors.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import { noteListName } from '../../../stores/wishlist/known.ts'
import { type ListTexts, postListDescription, postListName } from '../../../stores/wishlist/lists-api.ts'
import type { wishlistPage } from './definition.ts'
import { textOf } from './use-call.ts'

export function useNaming(id: string) {
  const { part } = useServerMarkup<typeof wishlistPage>()
  const [texts, setTexts] = useMarkupState<ListTexts | undefined>(undefined)
  const [refusal, setRefusal] = useMarkupState('')
  const printed = { name: part('name')?.text ?? '', description: part('description')?.text ?? '' }
  const known = texts ?? printed

  /** Returns false if the shop refused the texts. */
  const keep = async (form: FormData): Promise<boolean> => {
    const [name, description] = [textOf(form, 'Name'), textOf(form, 'Description')]
    setRefusal('')
    try {
      if (name !== known.name) setTexts(await postListName(id, name))
      if (description !== known.description) setTexts(await postListDescription(id, description))
    } catch (reason) {
      const error = ShopError.of(reason)
      if (error.kind !== 'refused' || !error.serverMessage) throw error
      setRefusal(error.serverMessage)
      return false
    }
    noteListName(id, name)
    return true
  }
  return {
    name: known.name,
    keep,
    parts: {
      name: texts ? { children: texts.name } : {},
      description: texts ? { hidden: texts.description === '', children: texts.description } : {},
      refusal: refusal ? ({ role: 'alert', children: refusal } as const) : undefined,
    },
  }
}
