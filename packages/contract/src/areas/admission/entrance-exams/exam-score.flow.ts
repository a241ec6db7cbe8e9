import { flow } from '../../../kernel/flows/flow.ts'
import { examsPermissions as may } from './access.ts'

/**
 * The scores of one exam session, as a review: they wait until a second person has entered each
 * again. `office`: may check scores at all; `firstPerson`: has entered every score that waits;
 * `owner`: the only scores that wait are the own ones.
 */
export const examScoreFlow = flow({
  name: 'examScore',
  states: ['entered', 'checked'],
  initial: 'entered',
  relations: ['owner', 'firstPerson', 'office'],
  secondPerson: 'examScore',
  actions: {
    check: {
      kind: 'forward',
      from: ['entered'],
      to: 'checked',
      permission: may.check,
      as: ['office'],
    },
  },
})

export type ExamScoreRelation = (typeof examScoreFlow.relations)[number]
