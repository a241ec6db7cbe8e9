import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, textOfOurs } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { sessionPermissions } from '../sessions/access.ts'
import { planErrors as errors, planPermissions as may } from './access.ts'
import { LEARNING_PLAN_ACTIONS, learningPlanFlow } from './learning-plan.flow.ts'

/** Why a plan was opened. */
export const PLAN_KINDS = ['support', 'learning'] as const

/** From what a goal was made: what completion lacks, a level, a decision, or nothing of these. */
export const GOAL_ORIGINS = ['missing', 'level', 'decision', 'free'] as const
export const GOAL_RESULTS = ['reached', 'partly', 'missed'] as const

export const goalForm = z.object({
  goal: requiredText(200),
  measure: requiredText(500),
  ownerId: recordId,
  dueOn: calendarDay,
})

export type GoalForm = z.output<typeof goalForm>

/** What a mentor does about a learning plan that waits. */
export const PLAN_WAITS = ['agree', 'look'] as const

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
  origin: z.enum(GOAL_ORIGINS),
  originKey: z.string().nullable(),

  /** What it was made from, in words. */
  originLabel: z.string().nullable(),
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

const look = z.object({
  id: z.number(),
  lookedOn: z.string(),
  note: z.string(),
  name: z.string(),
})

/** A plan in lists; what only learning plans have is null or empty for others. */
export const listedPlan = progressPlan.extend({
  state: z.enum(learningPlanFlow.states).nullable(),

  /** The mentor of today. */
  mentor: z.string().nullable(),
  returnReason: z.string().nullable(),
  endedOn: z.string().nullable(),
  endNote: z.string().nullable(),
  nextLookOn: z.string().nullable(),
  isLookDue: z.boolean(),
  looks: z.array(look),
  version: z.number(),
  actions: z.array(z.enum([...LEARNING_PLAN_ACTIONS, 'look'])),
})

export type ListedPlan = z.output<typeof listedPlan>

/** By what readers order the plans; without it those that wait are first. */
export const planSorts = ['name', 'openedOn', 'nextLookOn'] as const

const filters = searchQuery.extend({
  sort: sortBy(planSorts),

  /** 1: only plans with goals that have no result yet. */
  open: emptyAsAbsent(z.enum(['1'])),
  kind: emptyAsAbsent(z.enum(PLAN_KINDS)),

  /** Learning plans that wait for the reader, to agree to or to look at. */
  waits: emptyAsAbsent(z.enum(PLAN_WAITS)),
})

export type PlanFilters = z.output<typeof filters>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/progressPlans',
  summary: 'Plans of the reader’s mentees, committees and bases, and those with own goals',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(listedPlan),
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
