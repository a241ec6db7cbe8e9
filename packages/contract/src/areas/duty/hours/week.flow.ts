import { flow } from '../../../kernel/flows/flow.ts'
import { hoursPermissions as may } from './access.ts'

/**
 * The hours of a trainee in a week, Monday to Sunday. The trainee confirms them once the week is
 * over. The department asks where they look wrong, and may take the question back; the trainee
 * answers by confirming again. What changes afterwards, a correction or another shift, opens the
 * week again (`changed`).
 */
export const dutyWeekFlow = flow({
  name: 'dutyWeek',
  states: ['unconfirmed', 'confirmed', 'questioned'],
  initial: 'unconfirmed',
  relations: ['owner', 'over', 'department', 'changed'],
  actions: {
    confirm: {
      kind: 'forward',
      from: ['unconfirmed', 'questioned'],
      to: 'confirmed',
      permission: may.own,
      as: ['owner', 'over'],
      ownAllowed: true,
    },
    question: {
      kind: 'back',
      from: ['confirmed'],
      to: 'questioned',
      permission: may.question,
      as: ['department'],
      needs: ['reason'],
    },
    retract: {
      kind: 'back',
      from: ['questioned'],
      to: 'unconfirmed',
      permission: may.question,
      as: ['department'],
    },
    reopen: {
      kind: 'back',
      from: ['confirmed'],
      to: 'unconfirmed',
      permission: may.own,
      as: ['changed'],
    },
  },
})

export type DutyWeekRelation = (typeof dutyWeekFlow.relations)[number]
