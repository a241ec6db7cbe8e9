import type { AwayFilters } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countAbsences, findAbsenceBatch } from '../leave/absence.queries.ts'
import { absenceMatch } from '../leave/list-leaves.ts'
import { presentAways } from './present-away.ts'

const COLUMNS = [
  'number',
  'name',
  'base',
  'department',
  'tripKind',
  'place',
  'startsOn',
  'startsHalf',
  'endsOn',
  'endsHalf',
  'days',
  'cost',
  'payer',
  'state',
  'reportDueOn',
  'reportedTime',
] as const

/** Aways as the list shows them; purposes, papers and reports are not in it. */
export const awaySheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<AwayFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'absence.aways',
  columns: withKinds(
    COLUMNS.map((key) => ({
      key,
      width: key === 'department' || key === 'base' || key === 'place' ? 22 : 14,
    })),
    {
      day: ['startsOn', 'endsOn', 'reportDueOn'],
      moment: ['reportedTime'],
      number: ['days', 'cost'],
    },
  ),
  count: async (ctx, filters) => countAbsences(ctx.db, await absenceMatch(ctx, filters, 'away')),
  async *rows(ctx, filters) {
    const match = await absenceMatch(ctx, filters, 'away')
    const { halves, flows } = leaveWords[ctx.language]

    const states: Readonly<Record<string, string>> = {
      ...flows.leave.states,
      ...awayWords[ctx.language].awayStates,
    }

    for await (const away of everyRow(async (page) => ({
      rows: await presentAways(ctx, await findAbsenceBatch(ctx.db, match, page)),
    })))
      yield {
        ...away,
        startsHalf: halves[away.startsHalf],
        endsHalf: halves[away.endsHalf],
        state: states[away.state],
      }
  },
})
