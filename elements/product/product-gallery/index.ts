import { registerView } from '../../../runtime/view/register-view.tsx'
import { productGallery } from './definition.ts'
import { ProductGallery } from './product-gallery.tsx'

registerView(productGallery, ProductGallery)
