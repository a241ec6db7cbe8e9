import { flow } from '../../../kernel/flows/flow.ts'
import { changePermissions as may } from './access.ts'

/**
 * A trainee asks for another mentor; the new mentor answers, then the office or the base decides.
 */
export const changeFlow = flow({
  name: 'mentorChange',
  states: [
    'requested',
    'newMentorPassed',
    'newMentorRejected',
    'adminPassed',
    'adminRejected',
    'withdrawn',
  ],
  initial: 'requested',
  relations: ['owner', 'newMentor', 'office'],
  actions: {
    passByMentor: {
      kind: 'forward',
      from: ['requested'],
      to: 'newMentorPassed',
      permission: may.answer,
      as: ['newMentor'],
    },
    rejectByMentor: {
      kind: 'end',
      from: ['requested'],
      to: 'newMentorRejected',
      permission: may.answer,
      as: ['newMentor'],
      needs: ['reason'],
    },
    passByOffice: {
      kind: 'forward',
      from: ['newMentorPassed'],
      to: 'adminPassed',
      permission: may.decide,
      as: ['office'],
    },
    rejectByOffice: {
      kind: 'end',
      from: ['newMentorPassed'],
      to: 'adminRejected',
      permission: may.decide,
      as: ['office'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['requested', 'newMentorPassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type ChangeState = (typeof changeFlow.states)[number]
export type ChangeRelation = (typeof changeFlow.relations)[number]

export const CHANGE_REVIEW_ACTIONS = [
  'passByMentor',
  'rejectByMentor',
  'passByOffice',
  'rejectByOffice',
] as const
