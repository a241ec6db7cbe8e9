import { changeErrors as errors } from '@residency/contract/areas/teachers/changes/access'
import type { ChangeForm } from '@residency/contract/areas/teachers/changes/change.contract'
import { teacherChangeFlow } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { isDictValue, mustNotBeShut } from '../../settings/settings.public.ts'
import { relationsToChange } from './change.policy.ts'
import { findOwnChangeForUpdate, findProfiles } from './change.queries.ts'
import { differences, factsOf, type SomeFacts } from './change.rules.ts'
import { TEACHER_CHANGE } from './present-changes.ts'

async function mustBeKnown(tx: SignedCtx, wanted: SomeFacts) {
  const { fields } = qualificationWords[tx.language]

  for (const field of ['title', 'education', 'degree'] as const) {
    const value = wanted[field]
    if (value && !(await isDictValue(tx.db, field, value)))
      throw fail({ ...errors.changeChoiceUnknown, field }, { label: fields[field] })
  }

  const today = dayInChina(tx.now())

  for (const field of ['titleSince', 'specialtySince', 'teachingSince'] as const)
    if ((wanted[field] ?? '') > today)
      throw fail({ ...errors.changeInFuture, field }, { label: fields[field] })
}

/** Asks for a change of own reviewed facts, with papers; one may wait at a time. */
export const askForChange = (ctx: SignedCtx, { filePath: files, ...wanted }: ChangeForm) =>
  inTransaction(ctx, async (tx) => {
    await mustNotBeShut(tx, 'info_change')

    const { userId } = tx.actor
    const [profile] = await findProfiles(tx.db, [userId])
    if (!profile) throw fail(errors.changeNoProfile)

    const { keys, before, after } = differences(factsOf(profile), wanted)
    if (keys.length === 0) throw fail(errors.changeNothing)
    await mustBeKnown(tx, after)

    const facts = { oldFacts: JSON.stringify(before), newFacts: JSON.stringify(after) }

    const { id } = await tx.db
      .insertInto('teacherChangeRecords')
      .values({ userId, ...facts, createdAt: tx.now(), updatedAt: tx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ teacher_change_records_open: errors.changeUnderReview }))

    const record = { kind: TEACHER_CHANGE, id }

    await claimFiles(tx, {
      keys: files,
      purposes: ['proof', 'attachment'],
      record,
      field: 'filePath',
    })

    await tx.audit({
      action: 'teachers.change.ask',
      entity: TEACHER_CHANGE,
      entityId: id,
      detail: { fields: keys },
    })

    return { id }
  })

/** Withdraws what one has asked for, before it is decided. */
export const withdrawOwnChange = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnChangeForUpdate(tx.db, tx.actor.userId, id))

    const record = {
      id,
      state: own.state,
      relations: relationsToChange({ ...own, isOwnBase: false }, tx.actor),
    }

    await advance(tx, teacherChangeFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'teacherChangeRecords', own, { state }),
    )

    return null
  })
