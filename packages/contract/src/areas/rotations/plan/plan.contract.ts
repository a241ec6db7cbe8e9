import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { planErrors as errors, planPermissions as may } from './access.ts'
import { planFlow } from './plan.flow.ts'

const state = z.enum(planFlow.states)

/** The first day of a month, as an ISO day. */
const monthStart = calendarDay.refine((day) => day.endsWith('-01'))

const planHead = {
  name: requiredText(64),
  startsOn: monthStart,
  months: z.number().int().min(1).max(60),
  cohortIds: z.array(recordId).min(1).max(200),
}

export const newPlanForm = z.object({ baseId: recordId, ...planHead })
export type NewPlanForm = z.output<typeof newPlanForm>
const planForm = z.object({ name: requiredText(64), version: readVersion })

const id = z.coerce.number().pipe(recordId)

/** By what readers order the plans; without it the latest is first. */
export const planSorts = ['name', 'base', 'startsOn', 'traineeCount'] as const

const filters = searchQuery.extend({
  sort: sortBy(planSorts),
  baseId: emptyAsAbsent(id),
  state: emptyAsAbsent(state),
})
export type PlanFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  baseId: z.number(),
  base: z.string(),
  name: z.string(),
  edition: z.number(),
  startsOn: z.string(),
  months: z.number(),
  cohorts: z.array(z.string()),
  traineeCount: z.number(),

  /** Blocks without a place yet. */
  openCount: z.number(),
  state,

  /**
   * Sum over departments of the most trainees in one month; null as long as nothing was computed.
   */
  value: z.number().nullable(),
  bound: z.number().nullable(),
  isProven: z.boolean(),
  publishedAt: moment.nullable(),
  publishedBy: z.string().nullable(),
  updatedAt: moment,
  version: z.number(),
  actions: z.array(z.enum(['edit', 'publish', 'delete', 'copy'])),
})

export type PlanRow = z.output<typeof row>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans',
  summary: 'Plans of the bases in scope, the latest first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const listPlanChoices = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/choices',
  summary: 'Bases with the approved cohorts of which a plan can be made',
  access: { permission: may.list },
  answer: z.object({
    bases: z.array(
      recordOption.extend({
        cohorts: z.array(
          recordOption.extend({
            startsOn: z.string(),
            months: z.number(),
            traineeCount: z.number(),
            isPublished: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans',
  summary:
    'A draft with the blocks of all trainees of the cohorts; what has begun or is published stays where it is',
  access: { permission: may.manage },
  body: newPlanForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.baseUnknown, errors.cohortsUnknown, errors.nobodyToPlan, errors.startsAfterPlan],
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/{id}',
  summary: 'One plan',
  access: { permission: may.list },
  params: idParam,
  answer: row.extend({ isCurrent: z.boolean() }),
  errors: [kernelErrors.notFound],
})

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationPlans/{id}',
  summary: 'Rename a draft',
  access: { permission: may.manage },
  params: idParam,
  body: planForm,
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/v1/rotationPlans/{id}',
  summary: 'Delete a draft',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})

export const copyPlan = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/copy',
  summary: 'A draft that begins as this plan, with what has happened since',
  access: { permission: may.manage },
  params: idParam,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [kernelErrors.notFound, errors.nobodyToPlan, errors.startsAfterPlan],
})

export const refreshPlan = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/refresh',
  summary:
    'Take over what changed since: trainees, electives, facts and the plan that was published meanwhile; places are kept where they can be',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ version: z.number(), added: z.number(), removed: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.nobodyToPlan,
  ],
})

export const publishPlan = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/publish',
  summary:
    'Publish a draft without conflicts: trainees and departments see it, the plan before is superseded',
  access: { permission: may.publish },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ state, written: z.number(), kept: z.number(), removed: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.publishedMeanwhile,
    errors.notAllPlaced,
    errors.hasConflicts,
    errors.electivesOpen,
    errors.factsChanged,
    errors.swappedSince,
    errors.cohortNotApproved,
  ],
})

/** Somebody is elsewhere for so many months. */
export const planChange = z.object({
  traineeId: z.number(),
  trainee: z.string(),

  /** First day of the month. */
  month: z.string(),
  months: z.number(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** `moves`: how often trainees go from one site to another. */
const figures = z.object({
  value: z.number(),
  open: z.number(),
  conflicts: z.number(),
  moves: z.number(),
})

export const comparePlans = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/{id}/comparison',
  summary:
    'What differs between two plans of a base: who is elsewhere when, and the most trainees of each department',
  access: { permission: may.list },
  params: idParam,
  query: z.object({ with: id }),
  answer: z.object({
    left: figures.extend({ name: z.string(), edition: z.number() }),
    right: figures.extend({ name: z.string(), edition: z.number() }),

    /** Months in which somebody is elsewhere. */
    changedMonths: z.number(),
    changes: z.array(planChange),
    departments: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        left: z.number(),
        right: z.number(),
        seats: z.number(),
      }),
    ),
  }),
  errors: [kernelErrors.notFound],
})

export type PlanComparison = z.output<typeof comparePlans.answer>

export const exportPlan = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/_export',
  summary:
    'The timetable of a plan as .xlsx: trainees by months, and departments by months with their seats',
  access: { permission: may.export },
  query: z.object({ planId: id, reason: optionalText(200) }),
  limit: 'export',
  answer: 'binary',
  errors: [kernelErrors.notFound],
})
