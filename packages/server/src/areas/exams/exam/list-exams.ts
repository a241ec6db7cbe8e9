import type { ExamFilters } from '@residency/contract/areas/exams/exam/exam.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { countSharingExams } from '../secrecy/sharing-exams.queries.ts'
import { findChoices } from './choice.queries.ts'
import { examScope, isDraft, isPending, mayPlanForAll } from './exam.policy.ts'
import { type ExamRow, findExam, findExamPage } from './exam.queries.ts'
import { countProgress, findKin, findPapers, findRooms, findStaff } from './exam-parts.queries.ts'
import { presentExam, presentExamSettings } from './present-exam.ts'

export async function listExams(ctx: SignedCtx, filters: ExamFilters) {
  const { rows, total } = await findExamPage(ctx.db, examScope(ctx.actor), filters, {
    now: ctx.now(),
    language: ctx.language,
  })
  const sharing = await countShared(ctx, rows)
  return {
    list: rows.map((row) => ({ ...presentExam(ctx, row), sharing: sharing.get(row.id) ?? 0 })),
    total,
  }
}

/**
 * For each exam that the reader plans and whose results are not out: how many others have the same
 * questions.
 */
const countShared = (ctx: SignedCtx, rows: readonly ExamRow[]) =>
  countSharingExams(
    ctx.db,
    rows.filter((row) => row.isManaged && isPending(row.state)).map((row) => row.id),
  )

export async function getExam(ctx: SignedCtx, { id }: { id: number }) {
  const exam = found(await findExam(ctx.db, examScope(ctx.actor), id))

  const [papers, rooms, staff, kin, progress] = await Promise.all([
    findPapers(ctx.db, id),
    findRooms(ctx.db, id),
    findStaff(ctx.db, id),
    findKin(ctx.db, exam),
    countProgress(ctx.db, id),
  ])

  const sharing = (await countShared(ctx, [exam])).get(id) ?? 0

  const peopleOf = (role: string) =>
    staff
      .filter((row) => row.role === role)
      .map(({ id: value, name }) => ({ value, label: name, note: null }))

  return {
    ...presentExam(ctx, exam),
    ...presentExamSettings(exam),
    ...kin,
    rooms,
    sharing,
    papers: papers.map(({ title, state, ...paper }) => ({
      ...paper,
      name: title,
      isReady: !isDraft(state) && paper.items > 0,
    })),
    invigilators: peopleOf('invigilator'),
    markers: peopleOf('marker'),
    progress: { ...progress, running: exam.running, unmarked: exam.unmarked, late: exam.late },
  }
}

export async function listExamChoices(ctx: SignedCtx) {
  const { bases, papers, cohorts, trains } = await findChoices(ctx.db, examScope(ctx.actor))
  return {
    bases: bases.map((row) => ({
      value: row.id,
      label: labelIn(ctx.language, row.name, row.nameEn),
    })),
    papers: papers.map(({ id, title, form }) => ({
      value: id,
      label: form ? `${title} ${form}` : title,
    })),
    cohorts: cohorts.map((row) => ({
      value: row.id,
      label: `${row.name} · ${labelIn(ctx.language, row.major, row.majorEn)}`,
    })),
    trains: trains.map(({ id, title }) => ({ value: id, label: title })),
    mayAll: mayPlanForAll(ctx.actor),
  }
}
