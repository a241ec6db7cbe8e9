import { flow } from '../../../kernel/flows/flow.ts'
import { sessionPermissions } from '../sessions/access.ts'
import { planPermissions as may } from './access.ts'

/**
 * A learning plan: the trainee writes goals and proposes them, the mentor of today agrees or returns
 * them. An agreed plan is changed only by a new proposal, for which either of them opens it again.
 * `ender`: the mentor, or the office, which ends a plan whose mentor or trainee is not there any
 * more. A support plan has no flow: a committee decides on it.
 */
export const learningPlanFlow = flow({
  name: 'learningPlan',
  states: ['draft', 'proposed', 'agreed', 'ended'],
  initial: 'draft',
  relations: ['owner', 'mentor', 'ender'],
  actions: {
    propose: {
      kind: 'forward',
      from: ['draft'],
      to: 'proposed',
      permission: sessionPermissions.own,
      as: ['owner'],
      ownAllowed: true,
    },
    takeBack: {
      kind: 'back',
      from: ['proposed'],
      to: 'draft',
      permission: sessionPermissions.own,
      as: ['owner'],
      ownAllowed: true,
    },
    agree: {
      kind: 'forward',
      from: ['proposed'],
      to: 'agreed',
      permission: may.guide,
      as: ['mentor'],
    },
    return: {
      kind: 'back',
      from: ['proposed'],
      to: 'draft',
      permission: may.guide,
      as: ['mentor'],
      needs: ['reason'],
    },
    revise: {
      kind: 'back',
      from: ['agreed'],
      to: 'draft',
      permission: sessionPermissions.own,
      as: ['owner'],
      ownAllowed: true,
    },
    reopen: {
      kind: 'back',
      from: ['agreed'],
      to: 'draft',
      permission: may.guide,
      as: ['mentor'],
    },
    end: {
      kind: 'end',
      from: ['agreed'],
      to: 'ended',
      permission: may.guide,
      as: ['ender'],
      needs: ['reason'],
    },
  },
})

export type LearningPlanState = (typeof learningPlanFlow.states)[number]
export type LearningPlanRelation = (typeof learningPlanFlow.relations)[number]

export const LEARNING_PLAN_ACTIONS = [
  'propose',
  'takeBack',
  'agree',
  'return',
  'revise',
  'reopen',
  'end',
] as const

export type LearningPlanAction = (typeof LEARNING_PLAN_ACTIONS)[number]
