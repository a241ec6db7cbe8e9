import { flow } from '../../../kernel/flows/flow.ts'
import { recordPermissions as may } from './access.ts'

/**
 * A mentor logs a meeting; the trainee confirms it, or disputes it with a reason, and the mentor
 * corrects it. Only confirmed ones count.
 */
export const meetingFlow = flow({
  name: 'mentorMeeting',
  states: ['submitted', 'confirmed', 'disputed', 'withdrawn'],
  initial: 'submitted',
  relations: ['owner', 'trainee'],
  actions: {
    confirm: {
      kind: 'forward',
      from: ['submitted'],
      to: 'confirmed',
      permission: may.own,
      as: ['trainee'],
    },
    dispute: {
      kind: 'back',
      from: ['submitted'],
      to: 'disputed',
      permission: may.own,
      as: ['trainee'],
      needs: ['reason'],
    },
    resubmit: {
      kind: 'forward',
      from: ['disputed'],
      to: 'submitted',
      permission: may.log,
      as: ['owner'],
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['submitted', 'disputed'],
      to: 'withdrawn',
      permission: may.log,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type MeetingState = (typeof meetingFlow.states)[number]
export type MeetingRelation = (typeof meetingFlow.relations)[number]

/** What the trainee answers; the other steps are the mentor's. */
export const MEETING_ANSWERS = ['confirm', 'dispute'] as const
