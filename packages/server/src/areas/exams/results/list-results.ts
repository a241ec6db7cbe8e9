import type {
  ResultFilters,
  ResultPersonFilters,
} from '@residency/contract/areas/exams/marking/result.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { isExamReleased, resultScope, whyNotMark } from '../marking/marking.policy.ts'
import { findPersonPage, findSections, type PersonRow, type SectionRow } from './person.queries.ts'
import {
  findResultExam,
  findResultExamPage,
  findResultParts,
  type ResultExamRow,
} from './result.queries.ts'
import { barsOf, meanOf, resultStatusOf } from './result.rules.ts'

function presentResultExam(ctx: SignedCtx, row: ResultExamRow) {
  const { id, title, base, baseEn, candidates, sat, scored, passed, waiting, unmarked, running } =
    row
  const [isOpen, isOver] = [row.opensAt <= ctx.now(), row.closesAt <= ctx.now()]

  const status = resultStatusOf({
    isReleased: isExamReleased(row.state),
    isOpen,
    isOver,
    running,
    unmarked,
  })

  return {
    id,
    name: title,
    base: base && labelIn(ctx.language, base, baseEn),
    opensAt: toMoment(row.opensAt),
    candidates,
    sat,
    scored,
    passed,
    waiting,
    unmarked,
    status,
  }
}

export async function listResultExams(ctx: SignedCtx, filters: ResultFilters) {
  const { rows, total } = await findResultExamPage(ctx.db, resultScope(ctx.actor), filters)
  return { list: rows.map((row) => presentResultExam(ctx, row)), total }
}

/** An exam with results in the reader's scope; 404 for others. */
export const openResult = async (ctx: SignedCtx, id: number) =>
  found(await findResultExam(ctx.db, resultScope(ctx.actor), id))

export async function getExamResult(ctx: SignedCtx, { id }: { id: number }) {
  const exam = await openResult(ctx, id)
  const { results, papers, corrections } = await findResultParts(ctx.db, id)
  return {
    ...presentResultExam(ctx, exam),
    mean: meanOf(results),
    bars: barsOf(results),
    corrections,
    papers: papers.map((paper) => ({ id: paper.id, title: paper.title })),
    whyNoRegrade: whyNotMark({
      isOver: exam.closesAt <= ctx.now() && exam.running === 0,
      maySit: exam.maySit,
    }),
    passPercents: [...new Set(papers.map((paper) => paper.passPercent))],
  }
}

const presentSection = ({ title, score, most }: SectionRow) => ({ title, score, most })

export async function listResultPeople(
  ctx: SignedCtx,
  { id, ...filters }: ResultPersonFilters & { id: number },
) {
  await openResult(ctx, id)

  const { rows, total } = await findPersonPage(
    ctx.db,
    { ...filters, examId: id, now: ctx.now() },
    filters,
  )

  const sections = await findSections(ctx.db, attemptsOf(rows))

  return {
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      outcome: row.outcome,
      attempts: row.attempts,
      number: row.number,
      score: row.score,
      most: row.most,
      endedAt: toMoment(row.endedAt),
      department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
      sections: (sections.get(row.attemptId ?? 0) ?? []).map(presentSection),
    })),
    total,
  }
}

export const attemptsOf = (rows: readonly PersonRow[]) =>
  rows.flatMap(({ attemptId }) => (attemptId === null ? [] : [attemptId]))
