import { entryWords } from '@residency/contract/areas/workload/entries/text'
import type { WorkloadWaiting } from '@residency/contract/areas/workload/waiting'
import type { OwnRecordPart, WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRowAfter } from '../../../platform/sheets/batches.ts'
import { entriesInCharge, ownEntries } from './entry.policy.ts'
import { countReturned, countWaiting, type EntryRow, findEntryBatch } from './entry.queries.ts'
import { countEntries } from './entry-page.queries.ts'
import { presentEntry } from './list-entries.ts'

/** What was returned to the reader, and what waits for the reader's decision. */
export async function entriesWaiting(ctx: SignedCtx): Promise<WaitingCount<WorkloadWaiting>[]> {
  const scope = entriesInCharge(ctx.actor)

  const [returned, waiting] = await Promise.all([
    countReturned(ctx.db, ownEntries(ctx.actor)),
    scope.org ? countWaiting(ctx.db, scope) : 0,
  ])

  return [
    { kind: 'amendEntries', count: returned },
    { kind: 'decideEntries', count: waiting },
  ]
}

/** Everything somebody has logged. */
export async function* entriesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const match = { scope: ownEntries(ctx.actor) }
  if ((await countEntries(ctx.db, match)) === 0) return

  const { workloadOf, fields, flows, workloadKinds, caseRoles } = entryWords[ctx.language]

  async function* records() {
    for await (const row of everyRowAfter<EntryRow>((last, size) =>
      findEntryBatch(ctx.db, match, last, size),
    )) {
      const e = presentEntry(ctx, row)
      yield {
        [fields.caseDay]: e.caseDay,
        [fields.departmentId]: e.department,
        [fields.kind]: workloadKinds[e.kind],
        [fields.item]: e.item,
        [fields.count]: e.count,
        [fields.role]: caseRoles[e.role],
        [fields.number]: e.numberTail,
        [fields.note]: e.note,
        [fields.explanation]: e.explanation,
        [fields.state]: flows.workloadEntry.states[e.state],
        [fields.reason]: e.reason,
        [fields.createTime]: e.createTime,
      }
    }
  }

  yield { heading: workloadOf, records: records() }
}
