import { flow } from '../../../kernel/flows/flow.ts'
import { indicatorPermissions as may } from './access.ts'

/**
 * A base enters a yearly figure; the office checks it or sends it back; a second person checks it.
 * `firstPerson`: who entered it. A checked figure changes only when sent back.
 */
export const baseFigureFlow = flow({
  name: 'baseFigure',
  states: ['entered', 'checked', 'returned'],
  initial: 'entered',
  relations: ['firstPerson'],
  secondPerson: 'baseFigure',
  actions: {
    check: { kind: 'forward', from: ['entered'], to: 'checked', permission: may.check },
    return: {
      kind: 'back',
      from: ['entered', 'checked'],
      to: 'returned',
      permission: may.check,
      needs: ['reason'],
    },
    correct: {
      kind: 'forward',
      from: ['entered', 'returned'],
      to: 'entered',
      permission: may.enter,
      firstAllowed: true,
    },
  },
})

export type BaseFigureState = (typeof baseFigureFlow.states)[number]
export type BaseFigureRelation = (typeof baseFigureFlow.relations)[number]
export const FIGURE_REVIEW_ACTIONS = ['check', 'return'] as const
