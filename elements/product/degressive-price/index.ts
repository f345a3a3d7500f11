import './degressive-price.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { degressivePrice } from './definition.ts'
import { connectDegressivePrice } from './degressive-price.ts'

behaviour(degressivePrice, connectDegressivePrice)
