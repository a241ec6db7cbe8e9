import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId, recordOption, textOfOurs } from '../../../kernel/calls/record.ts'
import { calendarDay, requiredText } from '../../../kernel/text/text.ts'
import { sessionPermissions } from '../sessions/access.ts'
import { planErrors as errors, planPermissions as may } from './access.ts'
import { LEARNING_PLAN_ACTIONS, learningPlanFlow } from './learning-plan.flow.ts'
import { GOAL_ORIGINS, goalForm, listedPlan } from './plan.contract.ts'

const PATH = '/api/v1/progressPlans'

/** The mentor looks at an agreed plan after so many months. */
export const LOOK_MONTHS = 3
export const MAX_GOALS = 15

/** From what a goal can be made, but for one that the trainee thinks of. */
const suggestion = z.object({
  origin: z.enum(GOAL_ORIGINS).exclude(['free']),

  /** Names it among those of the same origin. */
  key: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
})

export type GoalSuggestion = z.output<typeof suggestion>

export const getOwnLearningPlan = endpoint({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The reader’s learning plan, those that ended, and what goals can be made from',
  access: { permission: sessionPermissions.own },
  answer: z.object({
    plan: listedPlan.nullable(),
    ended: z.array(listedPlan),

    /** The mentor of today. */
    mentor: z.string().nullable(),

    /** Whether the reader is in training. */
    isInTraining: z.boolean(),

    /** Whether goals may be written now. */
    mayWrite: z.boolean(),
    owners: z.array(recordOption),
    suggestions: z.array(suggestion),
  }),
})

export type OwnLearningPlan = z.output<typeof getOwnLearningPlan.answer>

export const learningGoalForm = goalForm.extend({
  /** Null: a new goal. */
  id: recordId.nullable(),
  origin: z.enum(GOAL_ORIGINS),

  /** Of the suggestion it is made from; null: a free goal. */
  originKey: textOfOurs(100),
})

export type LearningGoalForm = z.output<typeof learningGoalForm>

export const saveLearningPlan = endpoint({
  method: 'PUT',
  path: `${PATH}/own`,
  summary: 'Save the draft with exactly these goals without a result; the first time begins a plan',
  access: { permission: sessionPermissions.own },
  body: z.object({
    goals: z.array(learningGoalForm).max(MAX_GOALS),

    /** Null: there was no plan when it was opened. */
    version: readVersion.nullable(),
  }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [
    kernelErrors.changedMeanwhile,
    errors.planNotInTraining,
    errors.planWithoutMentor,
    errors.planNotDraft,
    errors.planGoalUnknown,
    errors.planGoalOwner,
    errors.planGoalPast,
    errors.planOriginUnknown,
    errors.goalHasResult,
  ],
})

export const stepLearningPlan = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/steps`,
  summary: 'Propose a learning plan, agree to it, return it, open it again or end it',
  access: { permission: [sessionPermissions.own, may.guide] },
  params: idParam,
  body: z.object({
    action: z.enum(LEARNING_PLAN_ACTIONS),
    reason: textOfOurs(500),
    version: readVersion,
  }),
  answer: z.object({ version: z.number(), state: z.enum(learningPlanFlow.states) }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    kernelErrors.reasonNeeded,
    errors.planNotInTraining,
    errors.planWithoutMentor,
    errors.planWithoutGoals,
    errors.planGoalPast,
  ],
})

export const lookForm = z.object({ lookedOn: calendarDay, note: requiredText(1000) })

export const lookAtLearningPlan = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/looks`,
  summary: 'Record that the mentor looked at an agreed plan; the next look is due in three months',
  access: { permission: may.guide },
  params: idParam,
  body: lookForm.extend({ version: readVersion }),
  once: true,
  answer: z.object({ version: z.number(), nextLookOn: z.string() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.lookAhead,
    errors.lookTooEarly,
  ],
})

export const getPlanSuggestions = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/suggestions`,
  summary: 'What the trainee of a plan still lacks: completion, levels, open goals',
  access: { permission: may.list },
  params: idParam,
  answer: z.object({ list: z.array(suggestion) }),
  errors: [kernelErrors.notFound],
})
