import { flow } from '../../../kernel/flows/flow.ts'
import { rejectSubmitted } from '../../../kernel/flows/submitted-steps.ts'
import { libraryPermissions as may } from './access.ts'

/**
 * A teacher offers to be mentor at a base in a year; the department decides. `free`: nobody is
 * guided from the entry. `enter`: the person who is responsible for the department enters a
 * teacher, which is its consent.
 */
export const mentorEntryFlow = flow({
  name: 'mentorEntry',
  states: ['draft', 'submitted', 'departmentPassed', 'rejected', 'withdrawn'],
  initial: 'draft',
  relations: ['owner', 'reviewer', 'free'],
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft', 'rejected', 'withdrawn'],
      to: 'submitted',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    enter: {
      kind: 'forward',
      from: ['draft', 'rejected', 'withdrawn'],
      to: 'departmentPassed',
      permission: may.manage,
      as: ['reviewer'],
    },
    pass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'departmentPassed',
      permission: may.review,
      as: ['reviewer'],
    },
    reject: rejectSubmitted(may.review),
    withdraw: {
      kind: 'end',
      from: ['submitted', 'departmentPassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner', 'free'],
      ownAllowed: true,
    },
  },
})

export type MentorEntryState = (typeof mentorEntryFlow.states)[number]
export type MentorEntryRelation = (typeof mentorEntryFlow.relations)[number]

/** Decisions of the department, through the one review screen. */
export const ENTRY_REVIEW_ACTIONS = ['pass', 'reject'] as const
