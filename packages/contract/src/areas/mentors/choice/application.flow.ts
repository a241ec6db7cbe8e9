import { flow } from '../../../kernel/flows/flow.ts'
import { mentorChoicePermissions as may } from './access.ts'

/**
 * A trainee's choice of a mentor. First come: the mentor accepts or refuses. Match: the mentor may
 * refuse, the office's published run places. A trainee with a mentor has no open choices: the
 * placing lapses them (`system`).
 */
export const mentorApplicationFlow = flow({
  name: 'mentorApplication',
  states: ['applied', 'accepted', 'refused', 'revoked', 'lapsed'],
  initial: 'applied',
  relations: ['owner', 'mentor', 'system'],
  actions: {
    accept: {
      kind: 'forward',
      from: ['applied'],
      to: 'accepted',
      permission: may.answer,
      as: ['mentor'],
    },
    refuse: {
      kind: 'end',
      from: ['applied'],
      to: 'refused',
      permission: may.answer,
      as: ['mentor'],
      needs: ['reason'],
    },
    match: {
      kind: 'forward',
      from: ['applied'],
      to: 'accepted',
      permission: may.match,
      as: ['system'],
    },
    revoke: {
      kind: 'end',
      from: ['applied'],
      to: 'revoked',
      permission: may.choose,
      as: ['owner'],
      ownAllowed: true,
    },
    lapse: { kind: 'end', from: ['applied'], to: 'lapsed', permission: may.answer, as: ['system'] },
  },
})

export type MentorApplicationState = (typeof mentorApplicationFlow.states)[number]
export type MentorApplicationRelation = (typeof mentorApplicationFlow.relations)[number]
export const MENTOR_ANSWERS = ['accept', 'refuse'] as const
