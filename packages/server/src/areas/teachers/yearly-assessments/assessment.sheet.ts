import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import {
  type AssessmentFilters,
  type AssessmentResult,
  assessmentForm,
  RESULTS,
} from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import { labelIn } from '@residency/contract/kernel'
import { foldName, foldUsername } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { matchOf } from './assess-teachers.ts'
import {
  countAssessments,
  findAssessable,
  findAssessmentBatch,
  findAssessmentSnapshots,
  findStoredAssessments,
} from './assessment.queries.ts'

const AT_ONCE = 200
const resultsIn = (['zh-cn', 'en'] as const).map((language) => assessmentWords[language].results)

const row = z.object({
  username: cell.text(64).transform(foldUsername),
  name: cell.text(64),
  year: cell.integer(2000, 2200),
  result: cell.choice<AssessmentResult>(
    new Map(RESULTS.map((result) => [result, resultsIn.map((words) => words[result])])),
  ),
  score: cell.integer(0, 100, null),
  remark: cell.like(assessmentForm.shape.remark),
})

type Item = z.output<typeof row>
type Column = keyof Item | 'level' | 'base' | 'department'
type Rows = readonly ValidRow<Item>[]

const peopleOf = async (ctx: SignedCtx, rows: Rows) => {
  const names = [...new Set(rows.map(({ item }) => item.username))]
  return new Map(
    (await findAssessable(ctx.db, visibleTeachers(ctx.actor), names)).map((teacher) => [
      teacher.username,
      teacher,
    ]),
  )
}

async function judge(ctx: SignedCtx, rows: Rows) {
  const people = await peopleOf(ctx, rows)
  const say = assessmentWords[ctx.language].assessmentFaults

  const faultOf = (item: Item): readonly [Column, string] | null => {
    const teacher = people.get(item.username)
    if (!teacher) return ['username', say.personUnknown]
    if (teacher.id === ctx.actor.userId) return ['username', say.ownOne]
    if (foldName(teacher.name) !== foldName(item.name)) return ['name', say.nameWrong]

    return (item.year ?? 0) > yearInChina(ctx.now()) ? ['year', say.yearAhead] : null
  }

  return [
    ...rows.flatMap(({ row: number, item }) => {
      const fault = faultOf(item)
      return fault ? [{ row: number, column: fault[0], message: fault[1] }] : []
    }),
    ...twice<Column, Item>(
      ctx,
      'teachers.assessment',
      rows,
      'username',
      ({ username, year }) => `${username}/${year}`,
    ),
  ]
}

async function write(tx: SignedCtx, rows: Rows, onProgress: ProgressHandler) {
  const people = await peopleOf(tx, rows)
  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const values = batch.map(({ item: { username, name: _, year, result, ...rest } }) => ({
      ...rest,
      userId: people.get(username)!.id,
      year: year!,
      result: result!,
    }))

    const find = () => findAssessmentSnapshots(tx.db, values)

    await auditChanges(
      tx,
      { action: 'teachers.assessment', entity: 'teacherAssessment', find },
      () => upsertRows(tx, 'teacherAssessments', ['userId', 'year'], values),
    )
  })
}

async function* storedAssessments(ctx: SignedCtx) {
  const scope = visibleTeachers(ctx.actor)
  for await (const row of everyRow(async (page) => ({
    rows: await findStoredAssessments(ctx.db, scope, page),
  })))
    yield [`${row.username}/${row.year}`, { score: row.score, remark: row.remark }] as const
}

/**
 * Yearly assessments, in and out: a row is known by user name and year, and compared by the name.
 */
export const assessmentSheet: SheetPlan<
  Column,
  Item,
  Omit<AssessmentFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'teachers.assessment',
  maxRows: 10_000,
  columns: [
    { key: 'username', required: true },
    { key: 'name', required: true },
    { key: 'year', kind: 'number', required: true, width: 10 },
    {
      key: 'result',
      required: true,
      width: 12,
      choices: ({ language }) => RESULTS.map((result) => assessmentWords[language].results[result]),
    },
    { key: 'score', kind: 'number', width: 8 },
    { key: 'remark', width: 40 },
    { key: 'level', width: 12, onlyOut: true },
    { key: 'base', width: 24, onlyOut: true },
    { key: 'department', width: 20, onlyOut: true },
  ],
  row,
  known: async (ctx) => ({
    exported: storedAssessments(ctx),
    recordOf: (cells) => `${foldUsername(cells.username ?? '')}/${cells.year?.trim()}`,
  }),
  judge,
  write,
  count: (ctx, filters) => countAssessments(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const match = matchOf(ctx, filters)
    const { results } = assessmentWords[ctx.language]
    const { levels } = qualificationWords[ctx.language]

    for await (const assessment of everyRow(async (page) => ({
      rows: await findAssessmentBatch(ctx.db, match, page),
    })))
      yield {
        username: assessment.username,
        name: assessment.name,
        year: match.year,
        score: assessment.score,
        remark: assessment.remark,
        result: assessment.result && results[assessment.result],
        level: levels[assessment.level],
        base: labelIn(ctx.language, assessment.base, assessment.baseEn),
        department: labelIn(ctx.language, assessment.department, assessment.departmentEn),
      }
  },
}
