import { randomUUID } from 'node:crypto'
import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import { MAX_CASES } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryFlow } from '@residency/contract/areas/workload/entries/entry.flow'
import type { correctEntry as correctCall } from '@residency/contract/areas/workload/entries/entry-review.contract'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { lockWorkload } from '../own-work/work-facts.queries.ts'
import { entriesInCharge, relationsToEntry } from './entry.policy.ts'
import { type EntryRow, findEntriesForUpdate } from './entry.queries.ts'
import { entryNotices } from './entry-notices.seed.ts'

const STEPS = { returned: 'return', rejected: 'reject' } as const

/**
 * Corrects a mistaken decision: the decided version stays as it was, the next one replaces it.
 */
export const correctEntry = (
  ctx: SignedCtx,
  { id, to, reason, version }: InputOf<typeof correctCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(
      (await findEntriesForUpdate(tx.db, entriesInCharge(tx.actor), [id]))[0],
      version,
    )

    const record = { id, state: row.state, relations: relationsToEntry(row, tx.actor) }

    await advance(tx, entryFlow, 'correct', record, { reason }, (state) =>
      updateRow(tx, 'workloadEntries', row, { state }),
    )
    await lockWorkload(tx.db, row.traineeId)

    const taken = constraintErrors(
      { workload_entries_once: errors.numberTaken, workload_entries_day: errors.dayFull },
      { item: row.item, day: row.caseDay, most: MAX_CASES },
    )

    const next = await insertNext(tx, row, reason).catch(taken)
    if (to !== 'submitted') await decideNext(tx, next, to, reason)

    await tx.audit({
      action: 'workload.entry.correct',
      entity: 'workloadEntry',
      entityId: id,
      detail: { from: row.state, to, next: next.id },
    })

    const values = { item: row.item, count: '1', day: row.caseDay, reason }

    await notify(tx, entryNotices.correct, [{ userId: row.userId, path: '/workload/own', values }])

    return { id: next.id }
  })

/** Marks that say nothing without an explanation. */
const EXPLAINED = ['leave', 'outside', 'repeated']

/**
 * Where the case belongs by now: stays move after their cases were decided. The reason replaces a
 * missing explanation.
 */
async function placeOf(tx: SignedCtx, row: EntryRow, reason: string) {
  const stays = await findTraineeBlocks(tx.db, [row.traineeId])
  const covering = stays.filter(
    ({ startsOn, endsOn }) => startsOn <= row.caseDay && row.caseDay <= endsOn,
  )
  const stay = covering.find(({ id }) => id === row.blockId) ?? covering[0]

  const marks = [
    ...row.marks.filter((mark) => mark !== 'outside'),
    ...(stay ? [] : ['outside' as const]),
  ]

  const explanation =
    row.explanation ?? (marks.some((mark) => EXPLAINED.includes(mark)) ? reason : null)

  return { blockId: stay?.id ?? null, departmentId: stay?.departmentId ?? null, marks, explanation }
}

/** The same case as a version of its own, which is not decided. */
const insertNext = async (tx: SignedCtx, row: EntryRow, reason: string) =>
  tx.db
    .insertInto('workloadEntries')
    .values({
      traineeId: row.traineeId,
      requirementId: row.requirementId,
      kind: row.kind,
      item: row.item,
      caseDay: row.caseDay,
      count: row.count,
      role: row.role,
      patientId: row.patientId,
      note: row.note,
      numberHash: row.numberHash,
      numberTail: row.numberTail,
      ...(await placeOf(tx, row, reason)),
      previousId: row.id,
      key: randomUUID(),
      writtenAt: row.writtenAt,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** The person who corrects decides the next version as its judge. */
const decideNext = (
  tx: SignedCtx,
  next: { id: number; version: number },
  to: keyof typeof STEPS,
  reason: string,
) =>
  advance(
    tx,
    entryFlow,
    STEPS[to],
    { id: next.id, state: entryFlow.initial, relations: new Set(['judge'] as const) },
    { reason },
    (state) =>
      updateRow(tx, 'workloadEntries', next, {
        state,
        reason,
        decidedBy: tx.actor.userId,
        decidedAt: tx.now(),
        batchSize: 1,
      }),
  )
