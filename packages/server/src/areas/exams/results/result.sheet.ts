import type { Outcome } from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { resultScope } from '../marking/marking.policy.ts'
import { attemptsOf } from './list-results.ts'
import { countPeople, findPersonBatch, findSections, type SectionRow } from './person.queries.ts'
import { findResultExam } from './result.queries.ts'

const COLUMNS = [
  'exam',
  'name',
  'department',
  'outcome',
  'score',
  'most',
  'percent',
  'sections',
  'number',
  'attempts',
  'endedAt',
] as const

type Filters = { examId?: number | undefined; outcome?: Outcome | undefined }

const visibleId = async (ctx: SignedCtx, { examId }: Filters) =>
  examId !== undefined && (await findResultExam(ctx.db, resultScope(ctx.actor), examId))
    ? examId
    : null

const points = (hundredths: number) => hundredths / 100

const sectionCell = ({ title, score, most }: SectionRow) =>
  `${title} ${points(score)}/${points(most)}`

/**
 * Results of one exam in the reader's scope. Without an exam the sheet is empty, so that omitting
 * the id exports nobody's results.
 */
export const resultSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'learning.examResults',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'exam' || key === 'sections' ? 32 : 14 })),
    { moment: ['endedAt'], number: ['score', 'most', 'percent', 'attempts'] },
  ),
  count: async (ctx, filters) => {
    const id = await visibleId(ctx, filters)
    return id === null ? 0 : countPeople(ctx.db, { ...filters, examId: id, now: ctx.now() })
  },
  async *rows(ctx, filters) {
    const { outcomes } = markingWords[ctx.language]
    const id = await visibleId(ctx, filters)
    if (id === null) return

    let sections: Awaited<ReturnType<typeof findSections>> = new Map()

    const find = async (page: { pageNum: number; pageSize: number }) => {
      const rows = await findPersonBatch(ctx.db, { ...filters, examId: id, now: ctx.now() }, page)
      sections = await findSections(ctx.db, attemptsOf(rows))

      return { rows }
    }

    for await (const row of everyRow(find)) {
      const { score, most } = row
      yield {
        exam: row.exam,
        name: row.name,
        outcome: outcomes[row.outcome],
        number: row.number,
        attempts: row.attempts,
        department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
        score: score === null ? null : points(score),
        most: most === null ? null : points(most),
        percent: score === null || most === null ? null : Math.round((score * 1000) / most) / 10,
        sections: (sections.get(row.attemptId ?? 0) ?? []).map(sectionCell).join('; '),
        endedAt: row.endedAt && minuteInChina(row.endedAt),
      }
    }
  },
})
