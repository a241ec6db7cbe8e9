import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { CheckRecordFilters } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countCheckRecords, findCheckRecordBatch } from './check-record.queries.ts'
import { recordMatch } from './list-check-records.ts'
import { presentCheckRecord } from './present-check-record.ts'

const COLUMNS = [
  'year',
  'checkTitle',
  'name',
  'base',
  'department',
  'level',
  'number',
  'validUntil',
  'state',
  'reason',
  'settlement',
  'decidedBy',
  'decidedTime',
] as const

/** Teachers in yearly checks as a sheet, in the reader's scope. */
export const checkSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<CheckRecordFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'teachers.checks',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'reason' || key === 'settlement' ? 40 : 18 })),
    { day: ['validUntil'], moment: ['decidedTime'], number: ['year'] },
  ),
  count: (ctx, filters) => countCheckRecords(ctx.db, recordMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const { states } = checkWords[ctx.language].flows.teacherCheck
    const { levels } = qualificationWords[ctx.language]
    const match = recordMatch(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findCheckRecordBatch(ctx.db, match, page),
    }))) {
      const checkRecord = presentCheckRecord(ctx, row)
      yield { ...checkRecord, level: levels[checkRecord.level], state: states[checkRecord.state] }
    }
  },
})
