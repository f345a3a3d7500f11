import { registerView } from '../../../runtime/view/register-view.tsx'
import { newsGallery } from './definition.ts'
import { NewsGallery } from './news-gallery.tsx'

registerView(newsGallery, NewsGallery)
