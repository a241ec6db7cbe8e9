import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import {
  type amendEntry as amendCall,
  type EntryMark,
  itemWithCount,
  type withdrawEntries as withdrawCall,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { entryFlow } from '@residency/contract/areas/workload/entries/entry.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow, updateRows } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { bulkAnswerOf, moveMany } from '../../../platform/flow/move-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { actionsOnEntry, ownEntries, relationsToEntry } from '../entries/entry.policy.ts'
import { type EntryRow, findEntriesForUpdate } from '../entries/entry.queries.ts'
import { judgeEntries } from './judge-entry.ts'
import { lockWorkload } from './work-facts.queries.ts'
import { mustBeWorker } from './work-facts.ts'

const recordOf = (tx: SignedCtx, row: EntryRow) => ({
  id: row.id,
  state: row.state,
  relations: relationsToEntry(row, tx.actor),
})

/**
 * The trainee corrects an entry that was returned; an absent number stays as it was. It keeps the
 * moment it was first written.
 */
export const amendEntry = (
  ctx: SignedCtx,
  { id, version, ...form }: InputOf<typeof amendCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const worker = await mustBeWorker(tx)

    const row = mustMatchVersion(
      (await findEntriesForUpdate(tx.db, ownEntries(tx.actor), [id]))[0],
      version,
    )

    if (!actionsOnEntry(row, tx.actor).mayAmend) throw fail(kernelErrors.actionNotNow)

    await lockWorkload(tx.db, worker.id)

    const storedNumber =
      row.numberHash === null
        ? undefined
        : { numberHash: row.numberHash, numberTail: row.numberTail! }

    const input = {
      ...form,
      id,
      number: form.number ?? null,
      count: form.count ?? row.count,
      writtenAt: row.writtenAt,
      arrivedAt: row.createdAt,
      ...(form.number === undefined && storedNumber ? { storedNumber } : {}),
    }

    const [judged] = await judgeEntries(tx, worker, [input])
    if (judged!.obstacle) throw fail(judged!.obstacle.def, judged!.obstacle.data)

    const { columns } = judged!

    const repeated = constraintErrors(
      { workload_entries_once: errors.numberRepeated },
      { item: columns.item, day: columns.caseDay },
    )

    const state = await advance(tx, entryFlow, 'resubmit', recordOf(tx, row), {}, (to) =>
      updateRow(tx, 'workloadEntries', row, {
        ...columns,
        state: to,
        reason: null,
        decidedBy: null,
        decidedAt: null,
      }).catch(repeated),
    )

    await tx.audit({
      action: 'workload.entry.amend',
      entity: 'workloadEntry',
      entityId: id,
      detail: { item: columns.item, cases: columns.count },
    })

    return { id, state, marks: columns.marks as EntryMark[] }
  })

/** The trainee withdraws an entry that is not passed. */
export const withdrawEntry = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const row = found((await findEntriesForUpdate(tx.db, ownEntries(tx.actor), [id]))[0])
    await advance(tx, entryFlow, 'withdraw', recordOf(tx, row), {}, (state) =>
      updateRow(tx, 'workloadEntries', row, { state }),
    )

    return null
  })

/**
 * The trainee withdraws entries that are not passed; the answer names those that are decided by
 * now.
 */
export const withdrawEntries = (ctx: SignedCtx, { ids }: InputOf<typeof withdrawCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const rows = await findEntriesForUpdate(tx.db, ownEntries(tx.actor), ids)

    const request = {
      action: 'withdraw' as const,
      reason: null,
      ids,
      rows,
      relationsOf: (row: EntryRow) => relationsToEntry(row, tx.actor),
      nameOf: (row: EntryRow) => `${row.caseDay} ${itemWithCount(row.item, row.count)}`,
    }

    const result = await moveMany(tx, entryFlow, request, (state, going) =>
      updateRows(tx, 'workloadEntries', idsOf(going), { state }),
    )

    return bulkAnswerOf(tx, entryFlow, result)
  })
