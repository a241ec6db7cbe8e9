import type { LeaveFilters } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countAbsences, findAbsenceBatch } from './absence.queries.ts'
import { absenceMatch } from './list-leaves.ts'
import { presentAbsence } from './present-absence.ts'

const COLUMNS = [
  'number',
  'name',
  'base',
  'department',
  'kind',
  'type',
  'startsOn',
  'startsHalf',
  'endsOn',
  'endsHalf',
  'days',
  'state',
  'waitsFor',
  'createTime',
] as const

/** Absences as the list shows them; reasons and papers are not in it. */
export const leaveSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<LeaveFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'absence.leaves',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'department' || key === 'base' ? 22 : 14 })),
    { day: ['startsOn', 'endsOn'], moment: ['createTime'], number: ['days'] },
  ),
  count: async (ctx, filters) => countAbsences(ctx.db, await absenceMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const match = await absenceMatch(ctx, filters)
    const { absenceKinds, halves, leaveSteps, flows } = leaveWords[ctx.language]
    const states: Readonly<Record<string, string>> = flows.leave.states

    for await (const row of everyRow(async (page) => ({
      rows: await findAbsenceBatch(ctx.db, match, page),
    }))) {
      const a = presentAbsence(ctx, row)
      yield {
        ...a,
        kind: absenceKinds[a.kind],
        startsHalf: halves[a.startsHalf],
        endsHalf: halves[a.endsHalf],
        state: states[a.state],
        waitsFor: row.waitsStep && leaveSteps[row.waitsStep as keyof typeof leaveSteps],
      }
    }
  },
})
