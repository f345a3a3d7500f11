import './product-slider.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productSlider } from './definition.ts'
import { connectProductSlider } from './product-slider.ts'

behaviour(productSlider, connectProductSlider)
