import './copy-button.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './copy-button.ts'
import { copyButton } from './definition.ts'

behaviour(copyButton, connect)
