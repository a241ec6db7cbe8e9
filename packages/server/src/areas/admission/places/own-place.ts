import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import {
  type OwnPlace,
  PLACE_ACTIONS,
} from '@residency/contract/areas/admission/run/own-place.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { labelIn, startsFrom, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { freeSeats } from '../../intakes/intakes.public.ts'
import { moveRegistrations, ownActions } from '../../signup/signup.public.ts'
import { offerNames } from '../run/offer-names.queries.ts'
import { presentOutcome } from '../run/present-outcome.ts'
import * as queries from './own-place.queries.ts'

type Action = (typeof PLACE_ACTIONS)[number]

const actionsOn = async (ctx: SignedCtx, { id }: queries.OwnRegistration): Promise<Action[]> => {
  const allowed = await ownActions(ctx, id)
  return PLACE_ACTIONS.filter((action) => allowed.includes(action))
}

const isOpenTo = (action: Action, state: string) => startsFrom(registrationFlow, action, state)

/** The latest outcome of each choice: the first run's, or the second's if it gave the seat. */
async function ownOutcomes(
  ctx: SignedCtx,
  id: number,
  names: Parameters<typeof presentOutcome>[1],
) {
  const runs = await queries.findPublishedOutcomes(ctx.db, id)
  const reasons = new Map(
    (await queries.findReasonsOf(ctx.db, id)).map((row) => [row.offerId, row.eligibilityReason]),
  )
  const latest = new Map((runs[0]?.outcomes ?? []).map((outcome) => [outcome.offer, outcome]))

  for (const run of runs.slice(1))
    for (const outcome of run.outcomes) if (run.poolId !== null) latest.set(outcome.offer, outcome)

  const outcomes = [...latest.values()].map((outcome) =>
    presentOutcome(outcome, names, reasons.get(outcome.offer) ?? null),
  )

  return { seed: runs[0]?.seed, outcomes: outcomes.sort((a, b) => a.rank - b.rank) }
}

/**
 * The result of the own registration with its reasons; null before publication: previews are not
 * shown.
 */
export async function getOwnPlace(ctx: SignedCtx): Promise<OwnPlace | null> {
  const registration = await queries.findOwnRegistration(ctx.db, ctx.actor.userId)
  if (!registration) return null

  const names = await offerNames(ctx.db, registration.intakeId, ctx.language)
  const place = await queries.findPlaceOf(ctx.db, registration.id)
  const { seed, outcomes } = await ownOutcomes(ctx, registration.id, names)
  if (!place && !seed) return null

  const isWaiting = startsFrom(registrationFlow, 'call', registration.state)
  const queues = isWaiting ? await queries.findQueuesOf(ctx.db, registration.id) : []
  const committedAt = registration.seedCommittedAt && minuteInChina(registration.seedCommittedAt)

  return {
    id: registration.id,
    intake: labelIn(ctx.language, registration.name, registration.nameEn),
    state: registration.state,
    version: registration.version,
    confirmUntil: toMoment(registration.confirmUntil),
    place: place
      ? {
          offer: names.get(place.offerId)?.offer ?? '',
          base: names.get(place.offerId)?.base ?? '',
          origin: place.origin as NonNullable<OwnPlace['place']>['origin'],
          total: place.total,
        }
      : null,
    outcomes,
    waiting: queues.map((queue) => ({
      offer: names.get(queue.offerId)?.offer ?? '',
      before: queue.before,
    })),
    acceptsAdjustment: registration.acceptsAdjustment,
    lots: seed ? { seed, commitment: registration.seedCommitment, committedAt } : null,
    actions: await actionsOn(ctx, registration),
  }
}

async function decide(
  ctx: SignedCtx,
  { id, action, version }: { id: number; action: Action; version?: number | undefined },
) {
  await inTransaction(ctx, async (tx) => {
    const registration = found(
      await queries.findOwnRegistrationForUpdate(tx.db, tx.actor.userId, id),
    )
    if (!isOpenTo(action, registration.state)) throw fail(errors.placeSettled)

    mustMatchVersion(registration, version)

    const { moved } = await moveRegistrations(
      tx,
      action,
      [id],
      {},
      { kind: 'own', userId: tx.actor.userId },
    )

    if (moved.length === 0)
      throw fail(errors.placeTooLate, { until: minuteInChina(registration.confirmUntil) })

    if (action === 'decline') await freeSeats(tx, [id])
  })
}

/** Confirms the own place, or declines it: then its seat is free. */
export async function decideOwnPlace(
  ctx: SignedCtx,
  input: { id: number; action: Action; version?: number | undefined },
) {
  await decide(ctx, input)
  return found((await getOwnPlace(ctx)) ?? undefined)
}

/** The specification's way: registration `a`, 1 confirms, 2 declines. */
export async function confirmAdmission(ctx: SignedCtx, { a, b }: { a: number; b: '1' | '2' }) {
  await decide(ctx, { id: a, action: b === '1' ? 'confirm' : 'decline' })
  return null
}

type StudentInput = { studentId?: number | undefined }

/**
 * Yes or no of the own registration, the newest or the one that is named; one that is not one's own
 * is not found.
 */
const isThere = async (
  ctx: SignedCtx,
  { studentId }: StudentInput,
  holds: (own: queries.OwnRegistration) => boolean | Promise<boolean>,
) => {
  const registration = await queries.findOwnRegistration(ctx.db, ctx.actor.userId, studentId)
  if (!registration && studentId !== undefined && studentId !== ctx.actor.userId) throw notFound()

  return registration && (await holds(registration)) ? (1 as const) : (0 as const)
}

/** Whether there is a result to see now. */
export const judgeAdmission = (ctx: SignedCtx, input: StudentInput) =>
  isThere(
    ctx,
    input,
    async (registration) =>
      (await queries.findPlaceOf(ctx.db, registration.id)) !== undefined ||
      (await queries.findPublishedOutcomes(ctx.db, registration.id)).length > 0,
  )

/** Whether there is a place to confirm now. */
export const judgeConfirm = (ctx: SignedCtx, input: StudentInput) =>
  isThere(ctx, input, async (registration) => (await actionsOn(ctx, registration)).length > 0)
