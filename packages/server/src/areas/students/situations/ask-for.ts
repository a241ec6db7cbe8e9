import { situationErrors as errors } from '@residency/contract/areas/students/situations/errors'
import type { AskForm, RecordForm } from '@residency/contract/areas/students/situations/situation.contract'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { kindIn, obstacleOf } from './effect.ts'
import { SITUATION, SITUATION_FILES } from './list-situations.ts'
import { NOTIFIED, relationsToSituation, visibleSituations } from './situation.policy.ts'
import { findSituationsForUpdate } from './situation.queries.ts'
import { type Asked, judgeSituation } from './situation.rules.ts'
import { findMajorsForTransfer, findTraineeToAsk } from './trainee-choices.queries.ts'
import { findWorlds } from './world.queries.ts'

type Form = AskForm | RecordForm
const askedIn = (form: Form): Asked => ({
  ...{ id: 0, kind: form.kind, startsOn: 'startsOn' in form ? form.startsOn : null, endsOn: 'endsOn' in form ? form.endsOn : null },
  ...{ months: 'months' in form ? form.months : null, toMajorId: 'toMajorId' in form ? form.toMajorId : null },
})

/** Writes a situation down once nothing stands against it; answers its id. */
async function write(
  tx: SignedCtx,
  form: Form,
  trainee: NonNullable<Awaited<ReturnType<typeof findTraineeToAsk>>>,
  recordedBy: number | null,
) {
  const asked = askedIn(form)
  const world = (await findWorlds(tx.db, [trainee.id])).get(trainee.id)!
  const judged = judgeSituation(asked, world, dayInChina(tx.now()))
  if ('refusal' in judged) {
    const { def, data } = obstacleOf(judged)
    throw fail(def, data)
  }
  const [to] = asked.toMajorId === null ? [] : await findMajorsForTransfer(tx.db, asked.toMajorId)
  if (asked.toMajorId !== null && !to) throw fail(errors.situationMajorUnknown)
  const taken = { kind: kindIn(tx, form.kind), from: judged.startsOn, until: judged.endsOn ?? '' }
  const open = { trainee_situations_one_open: errors.situationOpen, trainee_situations_notified_once: errors.situationOpen }
  const { id } = await tx.db
    .insertInto('trainee_situations')
    .values({
      ...{ trainee_id: trainee.id, kind: form.kind, starts_on: judged.startsOn, ends_on: judged.endsOn, months: asked.months },
      ...{ from_major_id: trainee.major_id, to_major_id: asked.toMajorId, measure: 'measure' in form ? form.measure : null },
      ...{ reason: form.reason, base_ids: [...new Set([trainee.base_id, ...(to ? [to.base_id] : [])])], recorded_by: recordedBy },
      ...{ created_at: tx.now(), updated_at: tx.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(constraintErrors({ ...open, trainee_situations_apart: errors.situationOverlaps }, taken))
  await claimFiles(tx, { keys: form.files, purposes: SITUATION_FILES, record: { kind: SITUATION, id }, field: 'files' })
  const action = recordedBy === null ? 'students.situation.ask' : 'students.situation.record'
  await tx.audit({ action, entity: SITUATION, entityId: id, detail: { traineeId: trainee.id, kind: form.kind } })
  return id
}

/** Takes the step that needs nobody else: a notice is in force at once, a record of the base itself has passed the base. */
async function stepOn(tx: SignedCtx, id: number, action: 'notify' | 'recordAsBase') {
  const [row] = await findSituationsForUpdate(tx.db, { ...visibleSituations(tx.actor), area: 'all' }, [id])
  const record = { id, state: row!.state, relations: relationsToSituation(row!, tx.actor, tx.now()) }
  const passed = action === 'recordAsBase' ? { passed_bases: row!.base_ids, base_passed_by: tx.actor.userId } : {}
  return advance(tx, situationFlow, action, record, {}, (state) => updateRow(tx, 'trainee_situations', row!, { state, ...passed }))
}

/** A trainee asks for a suspension, an extension or a transfer, or notifies a pregnancy or an illness. */
export const askForSituation = (ctx: SignedCtx, form: AskForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findTraineeToAsk(tx.db, { kind: 'all' }, { userId: tx.actor.userId })
    if (!trainee) throw fail(errors.situationNoTrainee)
    const id = await write(tx, form, trainee, null)
    return { id, state: NOTIFIED.includes(form.kind) ? await stepOn(tx, id, 'notify') : situationFlow.initial }
  })

/** A base or the office records a measure or an extension; what a base records has passed that base. */
export const recordSituation = (ctx: SignedCtx, { traineeId, ...form }: RecordForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findTraineeToAsk(tx.db, visibleTrainees(tx.actor), { id: traineeId })
    if (!trainee || trainee.user_id === tx.actor.userId) throw fail(errors.situationTraineeUnknown)
    const id = await write(tx, { ...form, traineeId } as RecordForm, trainee, tx.actor.userId)
    const isOfBase = visibleTrainees(tx.actor).kind === 'administered'
    return { id, state: isOfBase ? await stepOn(tx, id, 'recordAsBase') : situationFlow.initial }
  })
