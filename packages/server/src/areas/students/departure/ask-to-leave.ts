import { departureErrors as errors } from '@residency/contract/areas/students/departure/access'
import type {
  DepartureForm,
  RecordedDepartureForm,
} from '@residency/contract/areas/students/departure/departure.contract'
import { departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { mustNotBeShut } from '../../settings/settings.public.ts'
import { insertChecklist } from './clearance.queries.ts'
import { relationsToDeparture, takeBackOf, visibleDepartures } from './departure.policy.ts'
import { findDeparturesForUpdate } from './departure.queries.ts'
import { findLeaver, findLeaverInCharge, findOtherLeaver } from './leaver.queries.ts'
import { notifyOfRecord, notifyOfRetraction } from './notify-of-departures.ts'
import { kindObstacle } from './obstacles.ts'

const EVALUATION = {
  name: departureWords['zh-cn'].evaluation,
  nameEn: departureWords.en.evaluation,
}

type Leaver = NonNullable<Awaited<ReturnType<typeof findLeaver>>>
type LeavingInput = Pick<DepartureForm, 'kind' | 'leavesOn' | 'reason'>

/** Refuses trainees who have left, and leaving with or without completion where it is the other. */
function mustBeLeaving({ status }: Leaver, kind: LeavingInput['kind']) {
  if (status === 'departed') throw fail(errors.departureOver)

  const obstacle = kindObstacle(kind, status)
  if (obstacle) throw fail(obstacle)
}

async function write(
  tx: SignedCtx,
  trainee: Leaver,
  { kind, leavesOn, reason }: LeavingInput,
  recordedBy: number | null,
) {
  const { id } = await tx.db
    .insertInto('traineeDepartures')
    .values({
      traineeId: trainee.id,
      kind,
      leavesOn,
      reason,
      baseId: trainee.baseId,
      recordedBy,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(constraintErrors({ trainee_departures_one: errors.departureUnderWay }))

  await insertChecklist(tx, id, recordedBy === null ? EVALUATION : null)

  const action = recordedBy === null ? 'students.departure.ask' : 'students.departure.record'

  await tx.audit({
    action,
    entity: 'departure',
    entityId: id,
    detail: { traineeId: trainee.id, kind, leavesOn },
  })

  return { id }
}

/** A trainee asks to leave; the checklist is what the office keeps now. */
export const askForDeparture = (ctx: SignedCtx, { isConfirmed, ...form }: DepartureForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findLeaver(tx.db, tx.actor.userId)
    if (!trainee) throw fail(errors.departureNoTrainee)
    mustBeLeaving(trainee, form.kind)

    // a trainee who drops out leaves on the day of the request
    if (form.kind === 'completion') await mustNotBeShut(tx, 'departure')
    if (form.kind === 'dropout' && !isConfirmed) throw fail(errors.departureUnconfirmed)
    if (form.leavesOn < dayInChina(tx.now())) throw fail(errors.departurePast)

    return write(tx, trainee, form, null)
  })

/**
 * A base or the office records that a trainee does not come any more, also since a day that is
 * past; the trainee is notified.
 */
export const recordDeparture = (ctx: SignedCtx, { traineeId, ...form }: RecordedDepartureForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findLeaverInCharge(tx, traineeId)
    return record(tx, trainee, form, tx.actor.userId)
  })

async function record(
  tx: SignedCtx,
  trainee: Leaver | undefined,
  form: LeavingInput,
  recordedBy: number,
) {
  if (!trainee) throw fail(errors.departureTraineeUnknown)
  mustBeLeaving(trainee, form.kind)
  if (form.leavesOn < trainee.startsOn)
    throw fail(errors.departureBeforeStart, { day: trainee.startsOn })

  const made = await write(tx, trainee, form, recordedBy)

  await notifyOfRecord(tx, trainee.userId, form)

  return made
}

/**
 * Begins a departure that people decided on who need not be of the base or the office: it waits for
 * both, as if the person had recorded it.
 */
export const beginDeparture = async (
  tx: SignedCtx,
  { traineeId, ...form }: RecordedDepartureForm,
  recordedBy: number,
) => record(tx, await findOtherLeaver(tx, traineeId), form, recordedBy)

/** The person who asked for it or recorded it takes it back before the office has decided. */
export const withdrawDeparture = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const row = found((await findDeparturesForUpdate(tx.db, visibleDepartures(tx.actor), [id]))[0])
    const record = { id, state: row.state, relations: relationsToDeparture(row, tx.actor) }
    const action = takeBackOf(row, tx.actor) ?? 'withdraw'

    await advance(tx, departureFlow, action, record, {}, (state) =>
      updateRow(tx, 'traineeDepartures', row, { state }),
    )

    if (action === 'retract') await notifyOfRetraction(tx, row.userId)

    return null
  })
