import type {
  MeetingFilters,
  SortedMeetingFilters,
} from '@residency/contract/areas/mentors/records/meeting.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { MEETING } from './log-meeting.ts'
import {
  loggedBy,
  mayCorrect,
  mayWithdrawMeeting,
  meetingAnswers,
  meetingsInCharge,
  meetingsWith,
  visibleMeetings,
} from './meeting.policy.ts'
import {
  countMeetings,
  findMeetingBatch,
  findMeetingPage,
  isAmongVisible,
  type MeetingRow,
} from './meeting.queries.ts'

async function presentMeetings(ctx: SignedCtx, rows: readonly MeetingRow[]) {
  const files = await filesOfMany(ctx.db, MEETING, [...new Set(rows.map(({ filesOf }) => filesOf))])
  return rows.map((g) => ({
    ...g,
    department: labelIn(ctx.language, g.department, g.departmentEn),
    files: files.get(g.filesOf) ?? [],
    createTime: minuteInChina(g.createdAt),
    actions: meetingAnswers(g, ctx.actor),
    mayCorrect: mayCorrect(g, ctx.actor),
    mayWithdraw: mayWithdrawMeeting(g, ctx.actor),
  }))
}

const listIn = async (
  ctx: SignedCtx,
  scope: ReturnType<typeof loggedBy>,
  filters: SortedMeetingFilters,
  first?: string,
) => {
  const { rows, total } = await findMeetingPage(ctx.db, { ...filters, scope }, filters, first)
  return { list: await presentMeetings(ctx, rows), total }
}

/** Meetings the reader has logged, disputed ones first. */
export const listLoggedMeetings = (ctx: SignedCtx, filters: MeetingFilters) =>
  listIn(ctx, loggedBy(ctx.actor), filters, 'disputed')

/** Meetings of the reader as trainee, those to confirm first. */
export const listOwnMeetings = (ctx: SignedCtx, filters: MeetingFilters) =>
  listIn(ctx, meetingsWith(ctx.actor), filters, 'submitted')

/** Records of guidance in the reader's scope, the latest first. */
export const listMeetings = (ctx: SignedCtx, filters: SortedMeetingFilters) =>
  listIn(ctx, meetingsInCharge(ctx.actor), filters)

/**
 * Files of a meeting are read by its mentor, the trainees it was held with, and those in whose
 * scope it is.
 */
export const mayReadMeeting = (ctx: SignedCtx, id: number) =>
  isAmongVisible(ctx.db, visibleMeetings(ctx.actor), id)

const COLUMNS = [
  'mentor',
  'department',
  'name',
  'number',
  'metOn',
  'topic',
  'content',
  'task',
  'state',
  'reason',
] as const

type Filters = Omit<SortedMeetingFilters, 'pageNum' | 'pageSize'>

/** Records of guidance as a sheet, in the reader's scope. */
export const meetingSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'mentors.meetings',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'content' ? 48 : 16 })),
    { day: ['metOn'] },
  ),
  count: (ctx, filters) =>
    countMeetings(ctx.db, { ...filters, scope: meetingsInCharge(ctx.actor) }),
  async *rows(ctx, filters) {
    const { states } = recordWords[ctx.language].flows.mentorMeeting
    const match = { ...filters, scope: meetingsInCharge(ctx.actor) }

    for await (const row of everyRow(async (page) => ({
      rows: await findMeetingBatch(ctx.db, match, page),
    })))
      yield {
        mentor: row.mentor,
        department: labelIn(ctx.language, row.department, row.departmentEn),
        name: row.name,
        number: row.number,
        metOn: row.metOn,
        topic: row.topic,
        content: row.content,
        task: row.task,
        state: states[row.state],
        reason: row.reason,
      }
  },
})
