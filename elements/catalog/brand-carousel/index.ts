import './brand-carousel.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectBrandCarousel } from './brand-carousel.ts'
import { brandCarousel } from './definition.ts'

behaviour(brandCarousel, connectBrandCarousel)
