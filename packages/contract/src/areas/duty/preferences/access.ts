import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'

export const dutyPreferencePermissions = {
  own: 'duty:preference:own',
} as const satisfies Record<string, Permission>

export const dutyPreferenceErrors = errorsOf('duty', {
  /** The roster of the department in which the reader is on {day} is published. */
  preferenceClosed: { status: 409, code: 'B0001', field: 'day' },

  /** Preferences are for the days from {from} until {until}. */
  preferenceOutside: { status: 400, code: 'A0400', field: 'day' },
})
