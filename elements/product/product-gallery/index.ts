import './product-gallery.css'
import './reserve.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productGallery } from './definition.ts'
import { connectProductGallery } from './product-gallery.ts'

behaviour(productGallery, connectProductGallery)
