import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import type {
  ExemptFilters,
  ExemptRow,
} from '@residency/contract/areas/admission/run/place.contract'
import { type BulkAnswer, errorSentence, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findIntake, giveSeats, lockFreeSeats } from '../../intakes/intakes.public.ts'
import { bulkAnswerOf, moveRegistrations } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { mayAdmitExempt } from '../run/admission.policy.ts'
import { findPoolsOfIntake } from '../run/collect.queries.ts'
import { offerNames } from '../run/offer-names.queries.ts'
import { findChoicesWithPools, findExemptPage, findNamesOf } from './exempt.queries.ts'
import { mustHaveTimeToConfirm, placeNoticeValues } from './place-notice.ts'

/** Who may be admitted without an exam, with the seats their choices have left. */
export async function listExempt(ctx: SignedCtx, filters: ExemptFilters) {
  const { intakeId } = filters
  mustBeOffice(ctx.actor)

  const { rows, total } = await findExemptPage(ctx.db, filters)
  const ids = rows.map((row) => row.id)
  const choices = await findChoicesWithPools(ctx.db, intakeId, ids)
  const pools = new Map(
    (await findPoolsOfIntake(ctx.db, intakeId)).map((pool) => [pool.id, pool.seats - pool.held]),
  )
  const names = await offerNames(ctx.db, intakeId, ctx.language)

  const choicesOf = (id: number) =>
    choices
      .filter((row) => row.id === id)
      .map((row) => ({
        offerId: row.offerId,
        offer: names.get(row.offerId)?.offer ?? '',
        isEligible: row.isEligible,
        free: Math.max(0, pools.get(row.poolId) ?? 0),
      }))

  const list = rows.map((row) => ({
    id: row.id,
    realName: row.realName ?? '',
    traineeKind: row.traineeKind as ExemptRow['traineeKind'],
    choices: choicesOf(row.id),
  }))

  return { list, total }
}

/**
 * Admits exempt registrations, who submitted first before the others, each to their first eligible
 * choice with a free seat.
 */
export const admitExempt = (
  ctx: SignedCtx,
  { intakeId, ids }: { intakeId: number; ids: number[] },
) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)

    const intake = found(await findIntake(tx.db, intakeId))
    if (!mayAdmitExempt(intake.state)) throw fail(errors.runNotNow)
    mustHaveTimeToConfirm(tx, intake)

    const choices = await findChoicesWithPools(tx.db, intakeId, ids)

    const free = await lockFreeSeats(
      tx,
      choices.map((choice) => choice.poolId),
    )

    const seatOf = new Map<number, (typeof choices)[number]>()

    for (const choice of choices) {
      const freeSeats = free.get(choice.poolId) ?? 0
      if (seatOf.has(choice.id) || choice.isEligible !== true || freeSeats === 0) continue

      seatOf.set(choice.id, choice)
      free.set(choice.poolId, freeSeats - 1)
    }

    const noticeValues = await placeNoticeValues(tx, intake, (id) => seatOf.get(id)?.offerId)
    const result = await moveRegistrations(tx, 'admitExempt', [...seatOf.keys()], noticeValues)

    const moved = result.moved.map(({ id }) => ({
      registrationId: id,
      poolId: seatOf.get(id)!.poolId,
    }))

    await giveSeats(
      tx,
      moved.map((row) => ({ ...row, origin: 'exempt', total: null })),
    )

    return withSeatless(
      tx,
      bulkAnswerOf(tx, result),
      intakeId,
      ids.filter((id) => !seatOf.has(id)),
    )
  })

/** The answer with those without a seat, and those that are not of this intake. */
type Answer = Omit<BulkAnswer, 'undo'>

async function withSeatless(
  tx: SignedCtx,
  answer: Answer,
  intakeId: number,
  ids: readonly number[],
): Promise<Answer> {
  const names = new Map(
    (await findNamesOf(tx.db, intakeId, ids)).map((row) => [row.id, row.realName]),
  )

  const why = (id: number) =>
    errorSentence(
      tx.words,
      tx.language,
      names.has(id) ? errors.poolNoEligibleSeat : kernelErrors.notFound,
    )

  const rows = ids.map((id) => ({ id, name: names.get(id) ?? '', isDone: false, why: why(id) }))

  return { done: answer.done, rows: [...answer.rows, ...rows].sort((a, b) => a.id - b.id) }
}
