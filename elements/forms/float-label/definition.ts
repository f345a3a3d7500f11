import { defineElement } from '../../../runtime/element/define.ts'

/** `<float-label>`: the label of a field lies in it while it is empty and rises above it when it is focused or filled (§5). */
export const floatLabel = defineElement({
  tag: 'float-label',
  summary: 'A label that lies in its field while that is empty, and rises above it when it is focused or filled.',
  mount: 'enhance',
  load: 'visible',
  together: 'fields',
})
