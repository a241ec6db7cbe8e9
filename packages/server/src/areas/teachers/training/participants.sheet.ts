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

    for await (const p of everyRow(async (page) => ({
      rows: await findListedBatch(ctx.db, match, page),
    })))
      yield {
        className: p.title,
        fromDay: p.fromDay,
        name: p.name,
        department: p.department && labelIn(ctx.language, p.department, p.departmentEn),
        origin: p.isSelf ? origins.self : origins.added,
        attended: p.attended.length,
        days: p.days,
        share: shareOf(p.attended.length, p.days),
        attendedDays: p.attended.join(' '),
        certificateNumber: p.certificateNumber,
      }
  },
})
