import type {
  AbsenceChange,
  AbsenceForm,
} from '@residency/contract/areas/rotations/seats/absence.contract'
import { seatsErrors as errors } from '@residency/contract/areas/rotations/seats/access'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { findTraineeInScopeForUpdate } from '../trainee-scope.queries.ts'
import { findAbsenceForUpdate, findMeetingAbsence } from './absence.queries.ts'
import { isEnteredByHand } from './seats.policy.ts'

type Days = Pick<AbsenceForm, 'startsOn' | 'endsOn'>

/**
 * Refuses days outside the training or on days entered already; the trainee stays locked, so that
 * nobody enters the same days meanwhile.
 */
async function mustFit(tx: SignedCtx, traineeId: number, { startsOn, endsOn }: Days, own = 0) {
  const trainee = await findTraineeInScopeForUpdate(tx.db, visibleBases(tx.actor), traineeId)
  if (!trainee) throw fail(errors.traineeNotYours)
  if (startsOn < trainee.startsOn)
    throw fail(errors.absenceBeforeStart, { startsOn: trainee.startsOn })

  const { plannedEnd } = trainee
  if (plannedEnd !== null && endsOn > plannedEnd) throw fail(errors.absenceAfterEnd, { plannedEnd })

  const other = await findMeetingAbsence(tx.db, traineeId, startsOn, endsOn, own)
  if (other) throw fail(errors.absenceOverlaps, { from: other.startsOn, until: other.endsOn })
}

/** The database's own refusal; an approved leave may come in between. */
const meets = ({ startsOn, endsOn }: Days) =>
  constraintErrors(
    { rotation_absences_apart: errors.absenceOverlaps },
    { from: startsOn, until: endsOn },
  )

export const addRotationAbsence = (
  ctx: SignedCtx,
  { traineeId, startsOn, endsOn, reason }: AbsenceForm,
) =>
  inTransaction(ctx, async (tx) => {
    await mustFit(tx, traineeId, { startsOn, endsOn })

    const detail = { traineeId, startsOn, endsOn, reason }

    const { id } = await createRecord(tx, 'rotationAbsences', {
      columns: { traineeId, startsOn, endsOn, reason, createdBy: tx.actor.userId },
      action: 'rotations.absence.create',
      entity: 'rotationAbsence',
      detail,
    })

    return { id }
  }).catch(meets({ startsOn, endsOn }))

export const updateRotationAbsence = (
  ctx: SignedCtx,
  { id, version, startsOn, endsOn, reason }: AbsenceChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findAbsenceForUpdate(tx.db, visibleBases(tx.actor), id),
      version,
    )

    if (!isEnteredByHand(before)) throw fail(errors.absenceElsewhere)
    await mustFit(tx, before.traineeId, { startsOn, endsOn }, id)

    const detail = {
      before: { startsOn: before.startsOn, endsOn: before.endsOn, reason: before.reason },
      after: { startsOn, endsOn, reason },
    }

    const next = await changeRecord(tx, 'rotationAbsences', before, {
      columns: { startsOn, endsOn, reason },
      action: 'rotations.absence.update',
      entity: 'rotationAbsence',
      detail,
    })

    return { version: next }
  }).catch(meets({ startsOn, endsOn }))

export const deleteRotationAbsence = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findAbsenceForUpdate(tx.db, visibleBases(tx.actor), id),
      version,
    )

    if (!isEnteredByHand(before)) throw fail(errors.absenceElsewhere)

    await tx.db.deleteFrom('rotationAbsences').where('id', '=', id).execute()

    const detail = { traineeId: before.traineeId, startsOn: before.startsOn, endsOn: before.endsOn }

    await tx.audit({
      action: 'rotations.absence.delete',
      entity: 'rotationAbsence',
      entityId: id,
      detail,
    })

    return null
  })
