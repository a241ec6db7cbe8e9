import { situationErrors as errors } from '@residency/contract/areas/students/situations/access'
import type {
  endSituation as endCall,
  retractSituation as retractCall,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { followStatus } from '../../trainees/trainees.public.ts'
import { takeBack, takeBackDays } from './apply-effects.ts'
import { notifyOfSituations } from './notify-of-situations.ts'
import { mayOnSituation, relationsToSituation, visibleSituations } from './situation.policy.ts'
import { findSituationsForUpdate, type SituationRow } from './situation.queries.ts'
import { daysLeft } from './situation.rules.ts'

const findOne = async (tx: SignedCtx, id: number, version?: number) =>
  mustMatchVersion(
    (await findSituationsForUpdate(tx.db, visibleSituations(tx.actor), [id]))[0],
    version,
  )

async function giveUp(
  tx: SignedCtx,
  action: 'withdraw' | 'retract',
  row: SituationRow,
  reason: string | null,
) {
  const record = {
    id: row.id,
    state: row.state,
    relations: relationsToSituation(row, tx.actor, tx.now()),
  }

  await advance(tx, situationFlow, action, record, { reason }, (state) =>
    updateRow(tx, 'traineeSituations', row, { state, refusal: reason }),
  )

  if (row.state === 'officePassed') await takeBack(tx, [row.id])

  return null
}

/**
 * The trainee withdraws what was asked for, before it is in force; a planned end that has moved
 * moves back.
 */
export const withdrawSituation = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => giveUp(tx, 'withdraw', found(await findOne(tx, id)), null))

/** The person who recorded it retracts it. */
export const retractSituation = (
  ctx: SignedCtx,
  { id, version, reason }: InputOf<typeof retractCall, 'out'>,
) => inTransaction(ctx, async (tx) => giveUp(tx, 'retract', await findOne(tx, id, version), reason))

/** Refuses a last day before the first, after the approved one, or to come. */
function mustBeLastDay(row: SituationRow, endedOn: string, today: string) {
  if (endedOn < row.startsOn) throw fail(errors.situationEndsBefore, { from: row.startsOn })
  if (row.endsOn !== null && endedOn > row.endsOn)
    throw fail(errors.situationEndsLater, { until: row.endsOn })
  if (endedOn > today) throw fail(errors.situationEndsAhead)
}

/**
 * The office ends a situation with its actual last day: what is left of a suspension is taken back
 * from the planned end.
 */
export const endSituation = (
  ctx: SignedCtx,
  { id, version, endedOn, reason }: InputOf<typeof endCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = await findOne(tx, id, version)
    if (!mayOnSituation(row, tx.actor, tx.now()).mayEnd) throw fail(kernelErrors.actionNotNow)
    mustBeLastDay(row, endedOn, dayInChina(tx.now()))

    const left =
      row.kind === 'suspension' && row.endsOn !== null ? daysLeft(endedOn, row.endsOn) : 0

    const record = {
      id,
      state: row.state,
      relations: relationsToSituation(row, tx.actor, tx.now()),
    }

    const columns = {
      endsOn: endedOn,
      approvedEndsOn: row.endsOn,
      effectDays: row.effectDays - left,
      refusal: null,
    }

    await advance(tx, situationFlow, 'end', record, { reason }, (state) =>
      updateRow(tx, 'traineeSituations', row, { state, ...columns }),
    )

    if (row.kind === 'suspension') await takeBackDays(tx, row, endedOn, left)

    await followStatus(tx, [row.traineeId])
    await notifyOfSituations(tx, 'end', [row], reason)

    const { plannedEnd } = await tx.db
      .selectFrom('trainees')
      .select('plannedEnd')
      .where('id', '=', row.traineeId)
      .executeTakeFirstOrThrow()

    return { plannedEnd }
  })
