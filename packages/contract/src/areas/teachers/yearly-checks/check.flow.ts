import { flow } from '../../../kernel/flows/flow.ts'
import { libraryPermissions as mayInLibrary } from '../library/access.ts'
import { checkPermissions as may } from './access.ts'

/**
 * One teacher in a yearly check. The department passes or objects; the office decides an objection
 * by overruling it or by removing the teacher from the library. An undecided teacher who has left
 * the library lapses when the check is closed.
 */
export const checkFlow = flow({
  name: 'teacherCheck',
  states: ['undecided', 'passed', 'objected', 'overruled', 'removed', 'lapsed'],
  initial: 'undecided',
  relations: ['owner', 'reviewer', 'office', 'system'],
  actions: {
    pass: {
      kind: 'forward',
      from: ['undecided'],
      to: 'passed',
      permission: may.review,
      as: ['reviewer'],
    },
    object: {
      kind: 'back',
      from: ['undecided'],
      to: 'objected',
      permission: may.review,
      as: ['reviewer'],
      needs: ['reason'],
    },
    overrule: {
      kind: 'forward',
      from: ['objected'],
      to: 'overruled',
      permission: may.manage,
      as: ['office'],
      needs: ['reason'],
    },
    remove: {
      kind: 'end',
      from: ['objected'],
      to: 'removed',
      permission: mayInLibrary.manage,
      as: ['office'],
    },
    lapse: {
      kind: 'end',
      from: ['undecided'],
      to: 'lapsed',
      permission: may.manage,
      as: ['system'],
      ownAllowed: true,
    },
  },
})

export type CheckState = (typeof checkFlow.states)[number]
export type CheckRelation = (typeof checkFlow.relations)[number]

/** Decisions, through the one review screen. */
export const CHECK_ACTIONS = ['pass', 'object', 'overrule', 'remove'] as const
