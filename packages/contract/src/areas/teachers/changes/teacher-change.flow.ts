import { flow } from '../../../kernel/index.ts'
import { changePermissions as may } from './access.ts'

/**
 * A teacher asks to change reviewed facts; a reviewer applies the change or turns it down with a
 * reason.
 */
export const teacherChangeFlow = flow({
  name: 'teacherChange',
  states: ['submitted', 'passed', 'rejected', 'withdrawn'],
  initial: 'submitted',
  relations: ['owner', 'reviewer'],
  actions: {
    pass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'passed',
      permission: may.review,
      as: ['reviewer'],
    },
    reject: {
      kind: 'end',
      from: ['submitted'],
      to: 'rejected',
      permission: may.review,
      as: ['reviewer'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['submitted'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type TeacherChangeState = (typeof teacherChangeFlow.states)[number]
export type TeacherChangeRelation = (typeof teacherChangeFlow.relations)[number]
export const CHANGE_REVIEW_ACTIONS = ['pass', 'reject'] as const
