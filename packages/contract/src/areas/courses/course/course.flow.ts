import { flow } from '../../../kernel/flows/flow.ts'
import { coursePermissions as may } from './access.ts'

/**
 * A course is built, published to the people who are to take it, and withdrawn. `whole`: it has a
 * lesson; `answering`: for its people.
 */
export const courseFlow = flow({
  name: 'course',
  states: ['draft', 'published', 'withdrawn'],
  initial: 'draft',
  relations: ['whole', 'answering'],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft', 'withdrawn'],
      to: 'published',
      permission: may.publish,
      as: ['whole', 'answering'],
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['published'],
      to: 'withdrawn',
      permission: may.publish,
      as: ['answering'],
      ownAllowed: true,
    },
  },
})

export type CourseState = (typeof courseFlow.states)[number]
