import type { Permission } from '../../../kernel/index.ts'

export const mentorChoicePermissions = {
  /** Trainees choose mentors. */
  choose: 'mentors:choice:choose',
  /** Mentors rank, refuse and accept those who applied to them. */
  answer: 'mentors:choice:answer',
  /** The office matches, and places by hand. */
  match: 'mentors:choice:match',
} as const satisfies Record<string, Permission>
