import { z } from 'zod'
import {
  calendarDay,
  emptyAsAbsent,
  endpoint,
  idParam,
  kernelErrors,
  pageOf,
  readVersion,
  recordId,
  requiredText,
  searchQuery,
  textOfOurs,
} from '../../../kernel/index.ts'
import { sessionPermissions } from '../sessions/access.ts'
import { planErrors as errors, planPermissions as may } from './access.ts'

/** Why a plan was opened. */
const PLAN_KINDS = ['support'] as const
export const GOAL_RESULTS = ['reached', 'partly', 'missed'] as const

export const goalForm = z.object({
  goal: requiredText(200),
  measure: requiredText(500),
  ownerId: recordId,
  dueOn: calendarDay,
})

export type GoalForm = z.output<typeof goalForm>

const planGoal = z.object({
  id: z.number(),
  goal: z.string(),
  measure: z.string(),
  ownerId: z.number(),
  owner: z.string(),
  dueOn: z.string(),
  result: z.enum(GOAL_RESULTS).nullable(),
  resultText: z.string().nullable(),
  resultedOn: z.string().nullable(),
  isLate: z.boolean(),
  version: z.number(),
  actions: z.array(z.enum(['result'])),
})

export type PlanGoal = z.output<typeof planGoal>

export const progressPlan = z.object({
  id: z.number(),
  kind: z.enum(PLAN_KINDS),
  name: z.string(),
  number: z.string(),
  openedOn: z.string(),
  goals: z.array(planGoal),
})

export type ProgressPlan = z.output<typeof progressPlan>

const filters = searchQuery.extend({
  /** 1: only plans with goals that have no result yet. */
  open: emptyAsAbsent(z.enum(['1'])),
})

export type PlanFilters = z.output<typeof filters>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/progressPlans',
  summary: 'Plans of the reader’s mentees, committees and bases, and those with own goals',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(progressPlan),
})

export const setGoalResult = endpoint({
  method: 'PUT',
  path: '/api/v1/progressGoals/{id}/result',
  summary: 'Record the result of a goal that the reader answers for',
  access: { permission: [sessionPermissions.own, may.list] },
  params: idParam,
  body: z.object({
    result: z.enum(GOAL_RESULTS),
    text: textOfOurs(500),
    version: readVersion,
  }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.goalHasResult,
    errors.goalTextMissing,
  ],
})
