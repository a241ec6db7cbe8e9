import {
  type AssessmentFilters,
  assessmentForm,
  MENTOR_RESULTS,
  type MentorResult,
} from '@residency/contract/areas/mentors/records/assessment.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { countAssessments, findAssessments } from './assessment.queries.ts'
import { assessmentMatch } from './assessments.ts'

const SHEET = 'mentors.assessments'
const AT_ONCE = 200
const IN = ['username', 'base', 'year', 'result', 'score', 'remark'] as const

const OUT = [
  'name',
  'department',
  'trainees',
  'confirmed',
  'disputed',
  'fulfilled',
  'tasks',
] as const

const results: ReadonlyMap<MentorResult, readonly string[]> = new Map(
  MENTOR_RESULTS.map((result) => [
    result,
    [recordWords['zh-cn'].results[result], recordWords.en.results[result]],
  ]),
)

const row = z.object({
  username: cell.text(64),
  base: cell.text(120),
  year: cell.integer(2000, 2200).transform(Number),
  result: cell.choice(results),
  score: cell.decimal(0, 100, null),
  remark: cell.like(assessmentForm.shape.remark),
})

type Item = z.output<typeof row>
type Filters = Omit<AssessmentFilters, 'pageNum' | 'pageSize'>
const keyOf = ({ username, base, year }: Item) => JSON.stringify([username, base, year])

async function* guidesOf(ctx: SignedCtx, filters: Filters) {
  const match = assessmentMatch(ctx, filters)
  for await (const row of everyRow(async (page) => ({
    rows: await findAssessments(ctx.db, match, page),
  })))
    yield { ...row, year: match.year }
}

/** The mentors of the years of a sheet by username, base (in either language) and year. */
async function findGuides(ctx: SignedCtx, items: readonly Item[]) {
  const known = new Map<string, { userId: number; baseId: number }>()
  for (const year of new Set(items.map((item) => item.year)))
    for await (const guide of guidesOf(ctx, { year }))
      for (const base of [guide.base, guide.baseEn])
        if (base)
          known.set(JSON.stringify([guide.username, base, year]), {
            userId: guide.userId,
            baseId: guide.baseId,
          })

  return known
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const known = await findGuides(
    tx,
    rows.map(({ item }) => item),
  )
  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const values = batch.map(({ item }) => {
      const { userId, baseId } = known.get(keyOf(item))!
      return {
        userId,
        baseId,
        year: item.year,
        result: item.result!,
        score: item.score,
        remark: item.remark,
      }
    })

    const find = async () =>
      (
        await tx.db
          .selectFrom('mentorAssessments')
          .select(['id', 'userId', 'baseId', 'year', 'result', 'score', 'remark'])
          .where(
            sql<boolean>`(user_id, base_id, year) in ${rowsOf(values, { userId: 'bigint', baseId: 'bigint', year: 'int' })}`,
          )
          .orderBy('id')
          .forUpdate()
          .execute()
      ).map((record) => ({ ...record }))

    await auditChanges(tx, { action: 'mentors.assessment', entity: 'mentorAssessment', find }, () =>
      upsertRows(tx, 'mentorAssessments', ['userId', 'baseId', 'year'], values),
    )
  })
}

/** Yearly results of mentors, in and out; out with the facts of the year. */
export const assessmentSheet: SheetPlan<(typeof IN)[number] | (typeof OUT)[number], Item, Filters> =
  {
    sheet: SHEET,
    maxRows: 5000,
    knownBy: ['username', 'base', 'year'],
    columns: [
      { key: 'username', required: true, width: 18 },
      { key: 'base', required: true, width: 20 },
      { key: 'year', kind: 'number', required: true, width: 10 },
      {
        key: 'result',
        required: true,
        width: 12,
        choices: ({ language }) =>
          MENTOR_RESULTS.map((result) => recordWords[language].results[result]),
      },
      { key: 'score', kind: 'number', width: 10 },
      { key: 'remark', width: 40 },
      ...OUT.map((key) => ({ key, width: 14, onlyOut: true as const })),
    ],
    row,
    async judge(ctx, rows) {
      const known = await findGuides(
        ctx,
        rows.map(({ item }) => item),
      )

      const say = recordWords[ctx.language].errors

      const faultOf = (item: Item) => {
        const guide = known.get(keyOf(item))
        if (!guide) return say.notMentorThen

        return guide.userId === ctx.actor.userId ? say.ownResult : null
      }

      return [
        ...rows.flatMap(({ row: at, item }) => {
          const message = faultOf(item)
          return message ? [{ row: at, column: 'username' as const, message }] : []
        }),
        ...twice(ctx, SHEET, rows, 'username', keyOf),
      ]
    },
    write,
    count: (ctx, filters) => countAssessments(ctx.db, assessmentMatch(ctx, filters)),
    async *rows(ctx, filters) {
      const words = recordWords[ctx.language].results
      for await (const guide of guidesOf(ctx, filters))
        yield {
          username: guide.username,
          name: guide.name,
          year: guide.year,
          score: guide.score,
          remark: guide.remark,
          base: labelIn(ctx.language, guide.base, guide.baseEn),
          result: guide.result && words[guide.result],
          department: labelIn(ctx.language, guide.department, guide.departmentEn),
          trainees: guide.trainees,
          confirmed: guide.confirmed,
          disputed: guide.disputed,
          fulfilled: guide.fulfilled,
          tasks: guide.tasks,
        }
    },
  }
