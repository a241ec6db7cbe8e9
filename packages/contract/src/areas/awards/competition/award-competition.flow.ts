import { flow } from '../../../kernel/flows/flow.ts'
import { awardCompetitionPermissions as may } from './access.ts'

/** One round of a competition. `ready`: there are criteria, two candidates and two reviewers. */
export const awardCompetitionFlow = flow({
  name: 'awardCompetition',
  states: ['preparing', 'scoring', 'closed', 'concluded'],
  initial: 'preparing',
  relations: ['office', 'ready'],
  actions: {
    open: {
      kind: 'forward',
      from: ['preparing'],
      to: 'scoring',
      permission: may.manage,
      as: ['office', 'ready'],
    },
    close: {
      kind: 'forward',
      from: ['scoring'],
      to: 'closed',
      permission: may.manage,
      as: ['office'],
    },
    conclude: {
      kind: 'forward',
      from: ['closed'],
      to: 'concluded',
      permission: may.manage,
      as: ['office'],
    },
  },
})

export type AwardCompetitionState = (typeof awardCompetitionFlow.states)[number]
