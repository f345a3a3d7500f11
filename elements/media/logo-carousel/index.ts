import './logo-carousel.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { logoCarousel } from './definition.ts'
import { connectLogoCarousel } from './logo-carousel.ts'

behaviour(logoCarousel, connectLogoCarousel)
