import type {
  CandidateFilters,
  CandidateStatus,
} from '@residency/contract/areas/exams/exam/candidate.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { examScope, isPending } from '../exam/exam.policy.ts'
import { type ExamRow, findExam } from '../exam/exam.queries.ts'
import { type CandidateRow, findBankReaders, findCandidatePage } from './candidate.queries.ts'

const STATUSES: Readonly<Record<string, CandidateStatus>> = {
  running: 'running',
  paused: 'running',
  submitted: 'ended',
  timedOut: 'ended',
  marked: 'marked',
  released: 'marked',
}

/** The progress of a candidate, by the state of the latest attempt. */
export const progressOf = (last: string | null): CandidateStatus =>
  last === null ? 'notStarted' : STATUSES[last]!

const actionsOn = (exam: ExamRow, c: CandidateRow) => {
  if (!exam.isManaged || exam.maySit || !isPending(exam.state)) return []
  // The list of an induction decides who its people are.
  return c.last === null && exam.trainId === null
    ? (['edit', 'remove'] as const)
    : (['edit'] as const)
}

export async function listCandidates(
  ctx: SignedCtx,
  { id, ...filters }: CandidateFilters & { id: number },
) {
  const exam = found(await findExam(ctx.db, examScope(ctx.actor), id))

  const [{ rows, total }, bankReaders] = await Promise.all([
    findCandidatePage(ctx.db, id, filters),
    exam.isManaged ? findBankReaders(ctx.db, id) : { names: [], total: 0 },
  ])

  const list = rows.map((c) => ({
    id: c.id,
    name: c.name,
    department: c.department && labelIn(ctx.language, c.department, c.departmentEn),
    extraMinutes: c.extraMinutes,
    extraAttempts: c.extraAttempts,
    note: exam.isManaged ? c.note : null,
    roomId: c.roomId,
    room: c.room,
    seat: c.seat,
    form: c.form,
    status: progressOf(c.last),
    readsBank: exam.isManaged && c.readsBank,
    result: exam.isManaged ? c.best : null,
    actions: [...actionsOn(exam, c)],
  }))

  return { list, total, bankReaders }
}
