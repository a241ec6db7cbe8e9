import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { shareOf } from './class.rules.ts'
import { countListed, findListedBatch } from './participants.queries.ts'

const COLUMNS = [
  'className',
  'fromDay',
  'name',
  'department',
  'origin',
  'attended',
  'days',
  'share',
  'attendedDays',
  'certificateNumber',
] as const

type Filters = { classId?: number | undefined }

const matchOf = (ctx: SignedCtx, { classId }: Filters) => ({
  scope: visibleTeachers(ctx.actor),
  classId,
})

/** Participants of one class, or of all in the reader's scope, with their attendance. */
export const participantsSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'teachers.participants',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'attendedDays' ? 40 : 16 })),
    { day: ['fromDay'], number: ['days', 'attended', 'share'] },
  ),
  count: (ctx, filters) => countListed(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { origins } = trainingWords[ctx.language]
    const match = matchOf(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findListedBatch(ctx.db, match, page),
    })))
      yield {
        className: row.title,
        fromDay: row.fromDay,
        name: row.name,
        department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
        origin: row.isSelf ? origins.self : origins.added,
        attended: row.attended.length,
        days: row.days,
        share: shareOf(row.attended.length, row.days),
        attendedDays: row.attended.join(' '),
        certificateNumber: row.certificateNumber,
      }
  },
})
