import { flow } from '../../../kernel/flows/flow.ts'
import { mentorChoicePermissions as may } from './access.ts'

/** A run is looked at before it is published; a later preview discards an earlier one. */
export const mentorMatchRunFlow = flow({
  name: 'mentorMatchRun',
  states: ['previewed', 'published', 'discarded'],
  initial: 'previewed',
  relations: [],
  actions: {
    publish: { kind: 'forward', from: ['previewed'], to: 'published', permission: may.match },
    discard: { kind: 'end', from: ['previewed'], to: 'discarded', permission: may.match },
  },
})
