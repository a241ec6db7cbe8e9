import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import {
  type OwnPlace,
  PLACE_ACTIONS,
} from '@residency/contract/areas/admission/run/own-place.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { freeSeats } from '../../intakes/seats.public.ts'
import { moveRegistrations, ownActions } from '../../signup/signup.public.ts'
import { offerNames } from '../run/offer-names.queries.ts'
import { shownOutcome } from '../run/shown-outcome.ts'
import * as queries from './own-place.queries.ts'

type Action = (typeof PLACE_ACTIONS)[number]

const actionsOn = async (ctx: SignedCtx, { id }: queries.OwnRegistration): Promise<Action[]> => {
  const allowed = await ownActions(ctx, id)
  return PLACE_ACTIONS.filter((action) => allowed.includes(action))
}

const isOpenTo = (action: Action, state: string) =>
  (registrationFlow.actions[action].from as readonly string[]).includes(state)

/** The latest outcome of each choice: the first run's, or the second's if it gave the seat. */
async function ownOutcomes(ctx: SignedCtx, id: number, names: Parameters<typeof shownOutcome>[1]) {
  const runs = await queries.findPublishedOutcomes(ctx.db, id)
  const reasons = new Map(
    (await queries.findReasonsOf(ctx.db, id)).map((one) => [one.offerId, one.eligibilityReason]),
  )
  const latest = new Map((runs[0]?.outcomes ?? []).map((one) => [one.offer, one]))

  for (const run of runs.slice(1))
    for (const one of run.outcomes) if (run.poolId !== null) latest.set(one.offer, one)

  const outcomes = [...latest.values()].map((one) =>
    shownOutcome(one, names, reasons.get(one.offer) ?? null),
  )

  return { seed: runs[0]?.seed, outcomes: outcomes.sort((a, b) => a.rank - b.rank) }
}

/**
 * The result of the own registration with its reasons; null before publication: previews are not
 * shown.
 */
export async function getOwnPlace(ctx: SignedCtx): Promise<OwnPlace | null> {
  const own = await queries.findOwnRegistration(ctx.db, ctx.actor.userId)
  if (!own) return null

  const names = await offerNames(ctx.db, own.intakeId, ctx.language)
  const place = await queries.findPlaceOf(ctx.db, own.id)
  const { seed, outcomes } = await ownOutcomes(ctx, own.id, names)
  if (!place && !seed) return null

  const queues = own.state === 'waitlisted' ? await queries.findQueuesOf(ctx.db, own.id) : []
  const committedAt = own.seedCommittedAt && minuteInChina(own.seedCommittedAt)

  return {
    id: own.id,
    intake: labelIn(ctx.language, own.name, own.nameEn),
    state: own.state,
    version: own.version,
    confirmUntil: toMoment(own.confirmUntil),
    place: place
      ? {
          offer: names.get(place.offerId)?.offer ?? '',
          base: names.get(place.offerId)?.base ?? '',
          origin: place.origin as NonNullable<OwnPlace['place']>['origin'],
          total: place.total,
        }
      : null,
    outcomes,
    waiting: queues.map((one) => ({
      offer: names.get(one.offerId)?.offer ?? '',
      before: one.before,
    })),
    acceptsAdjustment: own.acceptsAdjustment,
    lots: seed ? { seed, commitment: own.seedCommitment, committedAt } : null,
    actions: await actionsOn(ctx, own),
  }
}

async function decide(
  ctx: SignedCtx,
  { id, action, version }: { id: number; action: Action; version?: number | undefined },
) {
  await inTransaction(ctx, async (tx) => {
    const own = found(await queries.findOwnRegistrationForUpdate(tx.db, tx.actor.userId, id))
    if (!isOpenTo(action, own.state)) throw fail(errors.placeSettled)

    checkVersion(own, version)

    const { moved } = await moveRegistrations(
      tx,
      action,
      [id],
      {},
      { kind: 'own', userId: tx.actor.userId },
    )

    if (moved.length === 0)
      throw fail(errors.placeTooLate, { until: minuteInChina(own.confirmUntil) })

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
  const own = await queries.findOwnRegistration(ctx.db, ctx.actor.userId, studentId)
  if (!own && studentId !== undefined && studentId !== ctx.actor.userId) throw notFound()

  return own && (await holds(own)) ? (1 as const) : (0 as const)
}

/** Whether there is a result to see now. */
export const judgeAdmission = (ctx: SignedCtx, asked: StudentInput) =>
  isThere(
    ctx,
    asked,
    async (own) =>
      (await queries.findPlaceOf(ctx.db, own.id)) !== undefined ||
      (await queries.findPublishedOutcomes(ctx.db, own.id)).length > 0,
  )

/** Whether there is a place to confirm now. */
export const judgeConfirm = (ctx: SignedCtx, asked: StudentInput) =>
  isThere(ctx, asked, async (own) => (await actionsOn(ctx, own)).length > 0)
