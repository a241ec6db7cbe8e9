import { flow } from '../../../kernel/flows/flow.ts'
import { answerPermissions } from '../answers/access.ts'
import { requestPermissions as may } from './access.ts'

/**
 * A trainee asks a supervisor for an evaluation. `lasting`: the time to answer is not over; `over`:
 * it is.
 */
export const requestFlow = flow({
  name: 'evaluationRequest',
  states: ['asked', 'answered', 'declined', 'lapsed', 'withdrawn'],
  initial: 'asked',
  relations: ['owner', 'supervisor', 'lasting', 'over'],
  actions: {
    answer: {
      kind: 'forward',
      from: ['asked'],
      to: 'answered',
      permission: answerPermissions.bedside,
      as: ['supervisor', 'lasting'],
    },
    decline: {
      kind: 'end',
      from: ['asked'],
      to: 'declined',
      permission: answerPermissions.bedside,
      as: ['supervisor', 'lasting'],
    },
    withdraw: {
      kind: 'end',
      from: ['asked'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner', 'lasting'],
      ownAllowed: true,
    },
    lapse: {
      kind: 'end',
      from: ['asked'],
      to: 'lapsed',
      permission: answerPermissions.bedside,
      as: ['over'],
    },
  },
})

export type RequestState = (typeof requestFlow.states)[number]
export type RequestRelation = (typeof requestFlow.relations)[number]

/** What the supervisor decides. */
export const REQUEST_ANSWERS = ['answer', 'decline'] as const
