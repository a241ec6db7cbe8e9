import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { daysBetween } from '../../../kernel/values/day.ts'
import { leavePermissions as may } from './access.ts'
import { ABSENCE_KINDS, HALVES } from './leave.contract.ts'
import { leaveFlow } from './leave.flow.ts'

/** People in one calendar; with more, the reader is asked to choose a department or a base. */
export const MAX_PEOPLE = 200

const entry = z.object({
  id: z.number(),
  kind: z.enum(ABSENCE_KINDS),
  type: z.string(),
  startsOn: z.string(),
  startsHalf: z.enum(HALVES),
  endsOn: z.string(),
  endsHalf: z.enum(HALVES),
  state: z.enum(leaveFlow.states),
})

export const getAbsenceCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/calendar',
  summary:
    'Who is away when: trainees of a department, a base or the hospital between two days, at most 62 days',
  access: { permission: may.list },
  query: z
    .object({
      from: calendarDay,
      until: calendarDay,
      departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
      baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    })
    .refine(({ from, until }) => from <= until && daysBetween(from, until) <= 61, {
      path: ['until'],
      message: 'absence.calendar.tooLong',
    }),
  answer: z.object({
    departments: z.array(recordOption),
    bases: z.array(recordOption),

    /** Days off; other Saturdays and Sundays are working days if listed as such. */
    daysOff: z.array(z.string()),
    people: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        number: z.string(),
        department: z.string().nullable(),
        absences: z.array(entry),
      }),
    ),
    total: z.number(),
  }),
})

export type AbsencePerson = z.output<typeof getAbsenceCalendar.answer>['people'][number]

export type AbsencePlaces = Pick<
  z.output<typeof getAbsenceCalendar.answer>,
  'departments' | 'bases'
>
