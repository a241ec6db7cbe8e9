import { requirementErrors } from '@residency/contract/areas/teachers/requirements/access'
import type { DutyForm } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { dutyRecordFlow } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import { relationsToDuty } from './duty.policy.ts'
import { findOwnDutyForUpdate } from './duty.queries.ts'
import { teachingSources } from './fulfilment.ts'
import { ACTIVITIES, activityLabels, DUTY_RECORD } from './present-duties.ts'
import { findOwnTeacher, isTeachingKnown } from './requirement.queries.ts'
import { isFromAssessment } from './requirement.rules.ts'

async function mustBeRecordable(tx: SignedCtx, { activity, heldOn, topic }: DutyForm) {
  if (!(await isDictValue(tx.db, ACTIVITIES, activity)))
    throw fail({ ...requirementErrors.activityUnknown, field: 'activity' })

  if (isFromAssessment(activity))
    throw fail(requirementErrors.activityFromAssessment, {
      activity: (await activityLabels(tx)).get(activity) ?? activity,
    })

  if (heldOn > dayInChina(tx.now())) throw fail(requirementErrors.heldInFuture)

  if (
    await isTeachingKnown(tx.db, teachingSources(tx), {
      userId: tx.actor.userId,
      activity,
      heldOn,
      topic,
    })
  )
    throw fail(requirementErrors.dutyCountedAlready)
}

/** Records an own teaching activity in the department in which one teaches now. */
export const addOwnDuty = (ctx: SignedCtx, form: DutyForm) =>
  inTransaction(ctx, async (tx) => {
    const own = await findOwnTeacher(tx.db, tx.actor.userId)
    if (!own) throw fail(requirementErrors.notInLibrary)
    await mustBeRecordable(tx, form)

    const { id } = await tx.db
      .insertInto('teachingRecords')
      .values({
        userId: own.userId,
        baseId: own.baseId,
        departmentId: own.departmentId,
        activity: form.activity,
        heldOn: form.heldOn,
        topic: form.topic,
        participants: form.participants,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ teaching_records_once: requirementErrors.dutyRecordedAlready }))

    await claimFiles(tx, {
      keys: form.files,
      purposes: ['attachment'],
      record: { kind: DUTY_RECORD, id },
      field: 'files',
    })

    await tx.audit({ action: 'teachers.duty.add', entity: DUTY_RECORD, entityId: id })

    return { id }
  })

/** Withdraws an own activity before it is confirmed. */
export const withdrawOwnDuty = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnDutyForUpdate(tx.db, ctx.actor.userId, id))

    const record = {
      id,
      state: own.state,
      relations: relationsToDuty({ ...own, isOwnDepartment: false }, ctx.actor),
    }

    await advance(tx, dutyRecordFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'teachingRecords', own, { state }),
    )

    return null
  })
