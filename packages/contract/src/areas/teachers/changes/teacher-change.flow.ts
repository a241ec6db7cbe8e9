import { flow } from '../../../kernel/flows/flow.ts'
import {
  passSubmitted,
  rejectSubmitted,
  withdrawSubmitted,
} from '../../../kernel/flows/submitted-steps.ts'
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
    pass: passSubmitted(may.review),
    reject: rejectSubmitted(may.review),
    withdraw: withdrawSubmitted(may.own),
  },
})

export type TeacherChangeState = (typeof teacherChangeFlow.states)[number]
export type TeacherChangeRelation = (typeof teacherChangeFlow.relations)[number]
export const CHANGE_REVIEW_ACTIONS = ['pass', 'reject'] as const
