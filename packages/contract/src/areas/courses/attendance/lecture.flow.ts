import { flow } from '../../../kernel/flows/flow.ts'
import { attendancePermissions as may } from './access.ts'

/**
 * A lecture is planned and, once it is over, closed: its list is final then. `over`: its end has
 * passed.
 */
export const lectureFlow = flow({
  name: 'lecture',
  states: ['planned', 'closed', 'cancelled'],
  initial: 'planned',
  relations: ['over', 'ahead'],
  actions: {
    close: {
      kind: 'forward',
      from: ['planned'],
      to: 'closed',
      permission: may.manage,
      as: ['over'],
      ownAllowed: true,
    },
    reopen: {
      kind: 'back',
      from: ['closed'],
      to: 'planned',
      permission: may.manage,
      needs: ['reason'],
      ownAllowed: true,
    },
    cancel: {
      kind: 'end',
      from: ['planned'],
      to: 'cancelled',
      permission: may.manage,
      as: ['ahead'],
      needs: ['reason'],
      ownAllowed: true,
    },
  },
})

export type LectureState = (typeof lectureFlow.states)[number]
export type LectureRelation = (typeof lectureFlow.relations)[number]
