import './notice-stack.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { noticeStack } from './definition.ts'
import { connect } from './notice-stack.ts'

behaviour(noticeStack, connect)
