import { flow } from '../../../kernel/flows/flow.ts'
import { examinePermissions as may } from './access.ts'

/**
 * A teacher examines a trainee in practice. The trainee confirms the marks, or objects with a
 * reason and they are given again.
 */
export const examineFlow = flow({
  name: 'evaluationExamination',
  states: ['planned', 'taken', 'scored', 'confirmed', 'objected', 'cancelled'],
  initial: 'planned',
  relations: ['examiner', 'trainee', 'planner'],
  actions: {
    take: {
      kind: 'forward',
      from: ['planned'],
      to: 'taken',
      permission: may.own,
      as: ['examiner'],
      ownAllowed: true,
    },
    score: {
      kind: 'forward',
      from: ['taken', 'objected'],
      to: 'scored',
      permission: may.own,
      as: ['examiner'],
      ownAllowed: true,
    },
    confirm: {
      kind: 'forward',
      from: ['scored'],
      to: 'confirmed',
      permission: may.own,
      as: ['trainee'],
      ownAllowed: true,
    },
    object: {
      kind: 'back',
      from: ['scored'],
      to: 'objected',
      permission: may.own,
      as: ['trainee'],
      needs: ['reason'],
      ownAllowed: true,
    },
    cancel: {
      kind: 'end',
      from: ['planned'],
      to: 'cancelled',
      permission: may.plan,
      as: ['planner'],
      ownAllowed: true,
    },
  },
})

export type ExamineState = (typeof examineFlow.states)[number]
export type ExamineRelation = (typeof examineFlow.relations)[number]
