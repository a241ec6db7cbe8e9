import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, searchText } from '../../../kernel/text/text.ts'
import { LEAVE_STEPS } from '../leave-types/step-rule.contract.ts'
import { deputyErrors as errors, deputyPermissions as may } from './access.ts'

export const DEPUTY_PHASES = ['present', 'ahead', 'over', 'ended'] as const
const steps = z.array(z.enum(LEAVE_STEPS)).min(1, 'kernel.text.required').max(LEAVE_STEPS.length)

const row = z.object({
  id: z.number(),
  personId: z.number(),
  person: z.string(),
  deputyId: z.number(),
  deputy: z.string(),
  steps: z.array(z.enum(LEAVE_STEPS)),
  startsOn: z.string(),
  endsOn: z.string(),
  phase: z.enum(DEPUTY_PHASES),
  endedTime: z.string().nullable(),
  createdBy: z.string(),
  version: z.number(),
  actions: z.array(z.enum(['end'])),
})

export type Deputy = z.output<typeof row>

/** By what readers order the deputies; without it the latest period is first. */
export const deputySorts = ['deputy', 'person', 'startsOn'] as const

const filters = searchQuery.extend({
  sort: sortBy(deputySorts),
  phase: emptyAsAbsent(z.enum(DEPUTY_PHASES)),
})
export type DeputyFilters = z.output<typeof filters>

export const listDeputies = endpoint({
  method: 'GET',
  path: '/api/v1/deputies',
  summary:
    'Who decides absences for whom: the own deputies and those for whom one decides; the office all',
  access: { permission: [may.own, may.all] },
  query: filters,
  answer: pageOf(row),
})

export const deputyForm = z
  .object({
    /** Who is absent; nobody: the reader. Only the office names somebody else. */
    personId: recordId.nullish().transform((id) => id ?? null),
    deputyId: recordId,
    startsOn: calendarDay,
    endsOn: calendarDay,
    steps,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'absence.deputy.endsEarly',
  })

export type DeputyForm = z.output<typeof deputyForm>

export const createDeputy = endpoint({
  method: 'POST',
  path: '/api/v1/deputies',
  summary: 'Name who decides steps of absences in a period; both are notified',
  access: { permission: [may.own, may.all] },
  body: deputyForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.deputyIsPerson,
    errors.personUnknown,
    errors.deputyUnknown,
    errors.stepNotTheirs,
    errors.deputyCannot,
    errors.deputyOverlaps,
    errors.deputyInPast,
  ],
})

export const endDeputy = endpoint({
  method: 'POST',
  path: '/api/v1/deputies/{id}/end',
  summary: 'End it early, from now on; both are notified',
  access: { permission: [may.own, may.all] },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.deputyOver],
})

export const findDeputyPeople = endpoint({
  method: 'GET',
  path: '/api/v1/deputies/people',
  summary: 'People who decide steps of absences, by name or user name: twenty at most',
  access: { permission: [may.own, may.all] },
  unscoped: 'deputies come from every department: names only',
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(
    z.object({
      value: z.number(),
      label: z.string(),
      note: z.string().nullable(),
      steps: z.array(z.enum(LEAVE_STEPS)),
    }),
  ),
})

export type DeputyPerson = z.output<typeof findDeputyPeople.answer>[number]

/** The steps that the reader ever decides. */
export const getOwnDeputySteps = endpoint({
  method: 'GET',
  path: '/api/v1/deputies/ownSteps',
  summary: 'The steps that the reader ever decides and may hand to a deputy',
  access: { permission: [may.own, may.all] },
  answer: z.array(z.enum(LEAVE_STEPS)),
})
