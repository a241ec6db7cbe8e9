import { pastErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import { type BlockState, blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import type { PastForm } from '@residency/contract/areas/rotations/blocks/past.contract'
import { labelIn } from '@residency/contract/kernel'
import { constraintErrors, inUseError } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { judgePast, type PastRecord } from './judge-past.ts'
import { findPastDepartments, findPastForUpdate, findPastTrainees } from './past.queries.ts'

/**
 * Writes records that have been judged: each begins as planned and is moved to its result, so that
 * its history says who recorded it.
 */
export async function writePast(tx: SignedCtx, records: readonly PastRecord[]): Promise<number[]> {
  const rows = records.map((record) => ({
    traineeId: record.trainee!.id,
    departmentId: record.departmentId,
    startsOn: record.startsOn,
    endsOn: record.endsOn,
    origin: 'past' as const,
    enteredOn: record.startsOn,
    theoryScore: record.theoryScore,
    skillScore: record.skillScore,
    dailyScore: record.dailyScore,
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }))

  const made = await tx.db.insertInto('rotationBlocks').values(rows).returning('id').execute()
  const relations = new Set(['past'] as const)

  for (const [result, action] of [
    ['passed', 'recordPassed'],
    ['failed', 'recordFailed'],
  ] as const) {
    const some = made
      .filter((_, at) => records[at]!.result === result)
      .map(({ id }) => ({ id, state: blockFlow.initial, relations }))
    await advanceMany(tx, blockFlow, action, some, {}, (state: BlockState, ids) =>
      tx.db.updateTable('rotationBlocks').set({ state }).where('id', '=', anyId(ids)).execute(),
    )
  }

  return made.map(({ id }) => id)
}

/** Records one stay from before the system. */
export const recordPast = (
  ctx: SignedCtx,
  { traineeId, ...form }: PastForm & { traineeId: number },
) =>
  inTransaction(ctx, async (tx) => {
    const [trainee] = await findPastTrainees(tx.db, visibleBases(tx.actor), [traineeId], [], [])
    const record = { ...form, trainee }
    const [fault] = await judgePast(tx, [record])
    if (fault) throw fail(fault.def, fault.data)

    const [id] = await writePast(tx, [record])

    return { id: id! }
  }).catch(
    constraintErrors(
      { rotation_blocks_one_place: errors.pastMeets },
      { from: form.startsOn, until: form.endsOn },
    ),
  )

/** Takes away a stay that was recorded by mistake. */
export const deletePast = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findPastForUpdate(tx.db, visibleBases(tx.actor), id),
      version,
    )
    if (before.origin !== 'past') throw fail(errors.notRecorded)

    await tx.db.deleteFrom('rotationBlocks').where('id', '=', id).execute().catch(inUseError)

    const detail = {
      trainee: before.traineeId,
      department: before.departmentId,
      startsOn: before.startsOn,
      endsOn: before.endsOn,
    }

    await tx.audit({
      action: 'rotations.past.delete',
      entity: 'rotationBlock',
      entityId: id,
      detail,
    })

    return null
  })

export async function listPastChoices(ctx: SignedCtx) {
  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  const departments = await findPastDepartments(ctx.db)
  return {
    departments: departments.map((d) => ({
      value: d.id,
      label: `${label(d.parent, d.parentEn)} / ${label(d.name, d.nameEn)}`,
    })),
  }
}
