import {
  SPLITS,
  STATIONS,
} from '@residency/contract/areas/admission/statistics/statistics.contract'
import { statisticsWords } from '@residency/contract/areas/admission/statistics/text'
import { dayInChina } from '../../../platform/clock.ts'
import { type SheetColumn, writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { markOf } from '../../../platform/sheets/export-mark.ts'
import { getStatistics } from './get-statistics.ts'

/** The figures of `getStatistics` as a sheet: the whole first, then each group. */
export async function exportStatistics(
  ctx: SignedCtx,
  input: { intakeId?: number | undefined },
): Promise<Binary> {
  const { stations, splits, statisticsSheet: text } = statisticsWords[ctx.language]
  const { intake, total, groups } = await getStatistics(ctx, input)

  const columns: SheetColumn[] = [
    { key: 'split', header: text.split, width: 16 },
    { key: 'label', header: text.label, width: 40 },
    { key: 'seats', header: text.seats, width: 10 },
    ...STATIONS.map((key) => ({ key, header: stations[key], width: 12 })),
  ]

  const rows = [
    { split: text.total, label: intake?.name ?? '', ...total },
    ...SPLITS.flatMap((split) =>
      groups[split].map((group) => ({ split: splits[split], ...group })),
    ),
  ]

  await ctx.audit({
    action: 'recruitment.statistics.export',
    entity: 'intake',
    entityId: intake?.id ?? null,
    detail: { count: rows.length },
  })

  return {
    filename: `${text.name}-${dayInChina(ctx.now())}.xlsx`,
    type: XLSX_TYPE,
    body: writeWorkbook(
      [{ name: text.name, columns, rows }],
      markOf(ctx, () => rows.length, null),
    ),
  }
}
