import { examWords } from '@residency/contract/areas/exams/exam/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { examScope } from '../exam/exam.policy.ts'
import { findExam } from '../exam/exam.queries.ts'
import { countCandidates, findCandidateBatch } from './candidate.queries.ts'
import { progressOf } from './list-candidates.ts'
import { countSittings, findSittingBatch } from './sitting.queries.ts'

type Filters = { examId?: number | undefined }

/**
 * The exam in the scope of its planner. Without an id the sheet is empty, so that omitting it
 * exports nobody.
 */
async function findPlannedExam(ctx: SignedCtx, { examId }: Filters) {
  const exam =
    examId === undefined ? undefined : await findExam(ctx.db, examScope(ctx.actor), examId)
  return exam?.isManaged ? exam : undefined
}

const CANDIDATE = [
  'exam',
  'room',
  'seat',
  'name',
  'department',
  'form',
  'extraMinutes',
  'note',
] as const

/** Candidates with rooms and seats, in the order of the seats. */
export const candidateSheet = exportPlan<(typeof CANDIDATE)[number], Filters>({
  sheet: 'learning.examCandidates',
  columns: withKinds(
    CANDIDATE.map((key) => ({ key, width: key === 'exam' || key === 'note' ? 30 : 16 })),
    { number: ['seat', 'extraMinutes'] },
  ),
  count: async (ctx, filters) => {
    const exam = await findPlannedExam(ctx, filters)
    return exam ? countCandidates(ctx.db, exam.id) : 0
  },
  async *rows(ctx, filters) {
    const exam = await findPlannedExam(ctx, filters)
    if (!exam) return

    for await (const c of everyRow(async (page) => ({
      rows: await findCandidateBatch(ctx.db, exam.id, page),
    })))
      yield {
        exam: exam.title,
        room: c.room,
        seat: c.seat,
        name: c.name,
        form: c.form,
        note: c.note,
        department: c.department && labelIn(ctx.language, c.department, c.departmentEn),
        extraMinutes: c.extraMinutes || null,
      }
  },
})

const SITTING = [
  'exam',
  'name',
  'department',
  'room',
  'number',
  'status',
  'startedAt',
  'endedAt',
  'awayCount',
  'awayMinutes',
  'readmissions',
] as const

/** Every attempt of every candidate, and those who were absent. */
export const sittingSheet = exportPlan<(typeof SITTING)[number], Filters>({
  sheet: 'learning.examSittings',
  columns: withKinds(
    SITTING.map((key) => ({ key, width: key === 'exam' ? 30 : 16 })),
    { moment: ['startedAt', 'endedAt'], number: ['awayCount', 'awayMinutes', 'readmissions'] },
  ),
  count: async (ctx, filters) => {
    const exam = await findPlannedExam(ctx, filters)
    return exam ? countSittings(ctx.db, exam.id) : 0
  },
  async *rows(ctx, filters) {
    const exam = await findPlannedExam(ctx, filters)
    if (!exam) return

    const { candidateStatuses: progressWords, absent } = examWords[ctx.language]
    const isOver = exam.closesAt <= ctx.now()

    for await (const s of everyRow(async (page) => ({
      rows: await findSittingBatch(ctx.db, exam.id, page),
    }))) {
      const progress = progressOf(s.state)
      yield {
        exam: exam.title,
        name: s.name,
        room: s.room,
        number: s.number,
        readmissions: s.readmissions,
        department: s.department && labelIn(ctx.language, s.department, s.departmentEn),
        status: progress === 'notStarted' && isOver ? absent : progressWords[progress],
        startedAt: s.startedAt && minuteInChina(s.startedAt),
        endedAt: s.endedAt && minuteInChina(s.endedAt),
        awayCount: s.awayCount,
        awayMinutes: s.awaySeconds === null ? null : Math.ceil(s.awaySeconds / 60),
      }
    }
  },
})
