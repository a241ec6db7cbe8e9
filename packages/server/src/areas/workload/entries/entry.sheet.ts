import type { EntryFilters } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { joinItems } from '@residency/contract/kernel'
import { everyRowAfter } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { entriesInCharge } from './entry.policy.ts'
import { type EntryRow, findEntryBatch } from './entry.queries.ts'
import { countEntries } from './entry-page.queries.ts'
import { presentEntry } from './list-entries.ts'

const COLUMNS = [
  'name',
  'number',
  'department',
  'supervisor',
  'kind',
  'item',
  'caseDay',
  'count',
  'role',
  'numberTail',
  'marks',
  'explanation',
  'state',
  'decider',
  'decidedTime',
  'createTime',
] as const

type Filters = Omit<EntryFilters, 'pageNum' | 'pageSize'>

/** Entries as a sheet, in the reader's scope. */
export const entrySheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'workload.workloadEntries',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'item' || key === 'explanation' ? 40 : 16 })),
    { day: ['caseDay'], number: ['count'], moment: ['decidedTime', 'createTime'] },
  ),
  count: (ctx, filters) => countEntries(ctx.db, { ...filters, scope: entriesInCharge(ctx.actor) }),
  async *rows(ctx, filters) {
    const { workloadKinds, caseRoles, entryMarks, flows } = entryWords[ctx.language]
    const match = { ...filters, scope: entriesInCharge(ctx.actor) }

    for await (const row of everyRowAfter<EntryRow>((last, size) =>
      findEntryBatch(ctx.db, match, last, size),
    )) {
      const entry = presentEntry(ctx, row)
      yield {
        name: entry.name,
        number: entry.traineeNumber,
        department: entry.department,
        supervisor: entry.supervisor,
        kind: workloadKinds[entry.kind],
        item: entry.item,
        caseDay: entry.caseDay,
        count: entry.count,
        role: caseRoles[entry.role],
        numberTail: entry.numberTail,
        explanation: entry.explanation,
        marks: joinItems(
          ctx.language,
          entry.marks.map((mark) => entryMarks[mark]),
        ),
        state: flows.workloadEntry.states[entry.state],
        decider: entry.decider,
        decidedTime: entry.decidedTime,
        createTime: entry.createTime,
      }
    }
  },
})
