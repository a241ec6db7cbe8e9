import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import {
  INTAKE_ACTIONS,
  type IntakeRelation,
  type IntakeState,
  intakeFlow,
} from '@residency/contract/areas/intakes/intake/intake.flow'
import {
  allowedActions,
  type FlowActor,
  holds,
  permittedActions,
  startsFrom,
} from '@residency/contract/kernel'
import type { OfferRights } from './offers/offer.rules.ts'

/** The relation of a person to an intake: whether a seat of it is reserved. */
export const relationsToIntake = (intake: { isPlaced: boolean }): ReadonlySet<IntakeRelation> =>
  new Set(intake.isPlaced ? [] : (['nobodyPlaced'] as const))

/** Planned, and never opened. */
export const isDraft = (state: string) => state === intakeFlow.initial

/** It has not been closed yet: what is under way into it would be cut off. */
export const mayBeClosed = (state: string) => startsFrom(intakeFlow, 'close', state)

/** It is open, and now is between the first and the last moment to register. */
export const takesRegistrations = (
  intake: { state: string; signUpFrom: Date; signUpUntil: Date },
  now: Date,
) => intake.state === 'open' && intake.signUpFrom <= now && now < intake.signUpUntil

/**
 * What the reader may do with an intake: steps of its flow (publishing belongs to the admission
 * run), edit, requirements, copy, delete.
 */
export function actionsOnIntake(
  actor: FlowActor,
  intake: { state: IntakeState; isPlaced: boolean; isUsed: boolean },
): string[] {
  const steps = allowedActions(intakeFlow, intake.state, actor, relationsToIntake(intake))
  return [
    ...steps.filter((step) => (INTAKE_ACTIONS as readonly string[]).includes(step)),
    ...permittedActions(actor, { edit: intake.state !== 'finished' && may.intakeEdit }),
    'requirements',
    ...permittedActions(actor, {
      copy: may.intakeAdd,
      delete: isDraft(intake.state) && !intake.isUsed && may.intakeDelete,
    }),
  ]
}

export const mayEditRequirements = (actor: FlowActor, state: string) =>
  isDraft(state) && holds(actor, may.intakeEdit)

/** What the reader may do with an offer. */
export const actionsOnOffer = (actor: FlowActor, rights: OfferRights): string[] =>
  permittedActions(actor, {
    edit: rights.seats && may.offerEdit,
    delete: rights.remove && may.offerDelete,
  })

export const actionsOnBar = (actor: FlowActor): string[] =>
  permittedActions(actor, { edit: may.barEdit, reveal: may.barReveal, delete: may.barDelete })
