import type { LeaveTypeFilters } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { labelIn } from '@residency/contract/kernel'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { stateIn } from '../../../platform/sheets/cells.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findTypeDays, type TypeDays } from '../entitlements/entitlement.queries.ts'
import { findProvinces } from './leave-settings.ts'
import { countTypes, findTypeBatch } from './leave-type.queries.ts'
import { typeForm } from './list-leave-types.ts'

const COLUMNS = [
  'name',
  'nameEn',
  'status',
  'isPaid',
  'countedBy',
  'allowsHalf',
  'noticeDays',
  'papersFrom',
  'papers',
  'extendsTraining',
  'per',
  'province',
  'minWorkYears',
  'days',
  'extra',
  'daySource',
] as const

/** Leave types, a line for each figure of their tables; a type without one has one line. */
export const leaveTypeSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<LeaveTypeFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'absence.leaveTypes',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'daySource' || key === 'papers' ? 40 : 14 })),
    { number: ['noticeDays', 'papersFrom', 'minWorkYears', 'days', 'extra'] },
  ),
  count: (ctx, filters) => countTypes(ctx.db, filters),
  async *rows(ctx, filters) {
    const { countedBy, dayKinds, extendsTraining, everywhere } = leaveTypeWords[ctx.language]
    const { yes, no } = sheetWords[ctx.language]
    const [days, provinces] = [await findTypeDays(ctx.db), await findProvinces(ctx)]

    const cellsOf = (day: TypeDays) => ({
      per: dayKinds[day.per],
      minWorkYears: day.minWorkYears,
      days: day.isNational ? null : day.days,
      daySource: day.source,
      province:
        day.provinceCode === null
          ? everywhere
          : (provinces.get(day.provinceCode) ?? day.provinceCode),
      extra: day.name ? labelIn(ctx.language, day.name, day.nameEn) : null,
    })

    for await (const row of everyRow(async (page) => ({
      rows: await findTypeBatch(ctx.db, filters, page),
    }))) {
      const type = typeForm(row)

      const facts = {
        name: type.name,
        nameEn: type.nameEn,
        status: stateIn(ctx.language, type.status),
        isPaid: type.isPaid ? yes : no,
        countedBy: countedBy[type.countedBy],
        allowsHalf: type.allowsHalf ? yes : no,
        noticeDays: type.noticeDays,
        papersFrom: type.papersFrom,
        papers: type.papers && labelIn(ctx.language, type.papers, type.papersEn),
        extendsTraining: extendsTraining[type.extendsTraining],
      }

      const ownDays = days.filter((day) => day.leaveTypeId === row.id)
      if (ownDays.length === 0) yield facts
      for (const day of ownDays) yield { ...facts, ...cellsOf(day) }
    }
  },
})
