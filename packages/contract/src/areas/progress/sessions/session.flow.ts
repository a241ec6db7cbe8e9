import { flow } from '../../../kernel/flows/flow.ts'
import { sessionPermissions as may } from './access.ts'

/**
 * A session: planned by the office, prepared when the packets are made, held while decisions are
 * recorded, and closed with minutes. `office`: plans sessions. `leader`: the chair of the committee,
 * or the office. `begun`: its day has come.
 */
export const sessionFlow = flow({
  name: 'progressSession',
  states: ['planned', 'prepared', 'held', 'closed', 'cancelled'],
  initial: 'planned',
  relations: ['office', 'leader', 'begun'],
  actions: {
    prepare: {
      kind: 'forward',
      from: ['planned'],
      to: 'prepared',
      permission: may.plan,
      as: ['office'],
    },
    open: {
      kind: 'forward',
      from: ['prepared'],
      to: 'held',
      permission: may.decide,
      as: ['leader', 'begun'],
    },
    close: {
      kind: 'end',
      from: ['held'],
      to: 'closed',
      permission: may.decide,
      as: ['leader'],
    },
    cancel: {
      kind: 'end',
      from: ['planned', 'prepared', 'held'],
      to: 'cancelled',
      permission: may.plan,
      as: ['office'],
      needs: ['reason'],
    },
  },
})

export type SessionRelation = (typeof sessionFlow.relations)[number]
export const SESSION_ACTIONS = ['prepare', 'open', 'close', 'cancel'] as const
