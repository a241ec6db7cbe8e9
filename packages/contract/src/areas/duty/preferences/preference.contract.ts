import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { calendarDay, yearMonth } from '../../../kernel/text/text.ts'
import { DAY_CLASSES } from '../kinds/kind.contract.ts'
import { dutyPreferenceErrors as errors, dutyPreferencePermissions as may } from './access.ts'

const PATH = '/api/v1/dutyPreferences/own'

/** On duty on that day, or rather not. */
const preference = z.enum(['want', 'ratherNot']).nullable()

export type Preference = z.output<typeof preference>

const day = z.object({
  day: z.string(),
  dayClass: z.enum(DAY_CLASSES),
  preference,

  /** Whether the preference can still be changed. */
  isOpen: z.boolean(),

  /** What the published roster made of it; null: it is not published, or nothing was preferred. */
  isMet: z.boolean().nullable(),
})

export type PreferenceDay = z.output<typeof day>

export const listOwnPreferences = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'On which days of a month the reader would like to be on duty, or rather not',
  access: { permission: may.own },
  query: z.object({ month: yearMonth }),
  answer: z.object({ days: z.array(day) }),
  errors: [kernelErrors.notFound],
})

export const setOwnPreference = endpoint({
  method: 'PUT',
  path: `${PATH}/{day}`,
  summary: 'Preference to be on duty on a day, or rather not; null takes the preference back',
  access: { permission: may.own },
  params: z.object({ day: calendarDay }),
  body: z.object({ preference }),
  answer: z.object({ day: z.string(), preference }),
  errors: [kernelErrors.notFound, errors.preferenceClosed, errors.preferenceOutside],
})
