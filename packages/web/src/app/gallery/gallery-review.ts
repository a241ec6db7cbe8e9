import { flow, reviewCalls } from '@residency/contract/kernel'

/**
 * A flow for the gallery alone: no server answers its calls, so a decision shows how a refusal
 * looks.
 */
const exampleFlow = flow({
  name: 'example',
  states: ['asked', 'passed', 'returned', 'rejected'],
  initial: 'asked',
  relations: [],
  actions: {
    pass: { kind: 'forward', from: ['asked'], to: 'passed', permission: 'zz:example:review' },
    return: {
      kind: 'back',
      from: ['asked'],
      to: 'returned',
      permission: 'zz:example:review',
      needs: ['reason'],
    },
    reject: {
      kind: 'end',
      from: ['asked'],
      to: 'rejected',
      permission: 'zz:example:review',
      needs: ['reason'],
    },
  },
})

export const REVIEW_CALLS = reviewCalls({
  path: '/api/v1/examples',
  what: 'examples',
  flow: exampleFlow,
  actions: ['pass', 'return', 'reject'],
  permission: 'zz:example:review',
})
