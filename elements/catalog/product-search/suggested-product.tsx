import { useState } from 'react'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import type { Suggestion } from '../../../stores/search/api.ts'
import { PHOTO_SIZE, type PhotoSources, photoSources } from './rules.ts'

type Props = { suggestion: Suggestion; typed: string; photoUrl: string }

/** Spaces separate the parts in the accessible name. */
export function SuggestedProduct({ suggestion: { name, category, price, photo }, typed, photoUrl }: Props) {
  const sources = photo && photoSources(photo, photoUrl)
  return (
    <>
      <span data-part="photo">{sources && <Photo key={sources.src} {...sources} />}</span>{' '}
      <span data-part="words">
        <span data-part="name">
          <Marked text={name} typed={typed} />
        </span>
        {category !== '' && ' '}
        {category !== '' && <span data-part="category">{category}</span>}
      </span>
      {price !== '' && ' '}
      {price !== '' && <span data-part="price">{price}</span>}
    </>
  )
}

/** A photo that fails leaves its space empty. */
function Photo({ src, srcset }: PhotoSources) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  const size = { width: PHOTO_SIZE, height: PHOTO_SIZE }
  // A photo that has already loaded is shown in the same frame, since the list is rendered again at each key.
  return <img src={src} srcSet={srcset || undefined} {...size} alt="" decoding="sync" onError={() => setBroken(true)} />
}
