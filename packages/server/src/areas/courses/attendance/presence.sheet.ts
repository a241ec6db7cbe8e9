import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina, secondInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { organisedLectures } from './lecture.policy.ts'
import { countPresences, findPresenceBatch, type PresenceMatch } from './person.queries.ts'
import { presentPresence } from './present-lecture.ts'

const COLUMNS = [
  'title',
  'kind',
  'startsAt',
  'place',
  'name',
  'department',
  'presence',
  'signedAt',
  'lateMinutes',
  'origin',
  'note',
] as const

type Filters = Omit<PresenceMatch, 'scope'>

const matchOf = (ctx: SignedCtx, filters: Filters): PresenceMatch => ({
  ...filters,
  scope: organisedLectures(ctx.actor),
})

/** Attendance of one lecture, or of all in the reader's scope between two days. */
export const presenceSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'learning.presences',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'title' || key === 'note' ? 30 : 16 })),
    { moment: ['startsAt', 'signedAt'], number: ['lateMinutes'] },
  ),
  count: (ctx, filters) => countPresences(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { lectureKinds, presences, origins } = attendanceWords[ctx.language]
    const match = matchOf(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findPresenceBatch(ctx.db, match, page),
    }))) {
      const presence = presentPresence(ctx.now(), row)
      yield {
        title: row.title,
        kind: lectureKinds[row.kind],
        startsAt: minuteInChina(row.startsAt),
        place: row.place,
        name: row.name,
        department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
        presence: presences[presence.presence],
        signedAt: row.signedAt && secondInChina(row.signedAt),
        lateMinutes: presence.lateMinutes,
        origin: row.isGuest ? origins.guest : origins.expected,
        note: row.note,
      }
    }
  },
})
