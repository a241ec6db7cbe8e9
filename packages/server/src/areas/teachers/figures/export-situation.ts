import {
  type exportSituation as exportCall,
  SPLITS,
} from '@residency/contract/areas/teachers/figures/situation.contract'
import { situationWords } from '@residency/contract/areas/teachers/figures/text'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { type SheetColumn, writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { markOf } from '../../../platform/sheets/export-mark.ts'
import { readFigures, splitsOf } from './read-figures.ts'
import { countedFor } from './situation.policy.ts'
import { totalsOf } from './situation.rules.ts'

const COLUMNS = [
  'split',
  'label',
  'teachers',
  'core',
  'trained',
  'share',
  'trainees',
  'ratio',
  'lacks',
] as const

type Row = {
  label: string
  teachers: number
  trained: number
  core: number
  trainees: number | null
  lacksCore: boolean
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** All figures of the situation as a sheet: the whole first, then each group. */
export async function exportSituation(
  ctx: SignedCtx,
  input: InputOf<typeof exportCall, 'out'>,
): Promise<Binary> {
  const { situationSheet: text, splits: titles } = situationWords[ctx.language]
  const figures = await readFigures(ctx, countedFor(ctx.actor, input))

  const columns: SheetColumn[] = COLUMNS.map((key) => ({
    key,
    header: text[key],
    width: key === 'label' ? 28 : 14,
  }))

  const line = (split: string, { lacksCore, ...row }: Row) => ({
    ...row,
    split,
    share: row.teachers ? rounded((row.trained / row.teachers) * 100) : null,
    ratio: row.trainees !== null && row.teachers ? rounded(row.trainees / row.teachers) : null,
    lacks: lacksCore ? text.yes : null,
  })

  const whole = {
    label: text.all,
    ...totalsOf(figures.cells),
    trainees: figures.allTrainees,
    lacksCore: false,
  }

  const groups = (await splitsOf(ctx, figures, SPLITS)).flatMap(({ split, groups: those }) =>
    those.map((row) => line(titles[split], row)),
  )
  const rows = [line(text.total, whole), ...groups]

  await ctx.audit({
    action: 'teachers.situation.export',
    entity: 'teacherSituation',
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
