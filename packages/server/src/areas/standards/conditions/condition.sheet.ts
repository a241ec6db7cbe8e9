import { signupWords } from '@residency/contract/areas/signup/text'
import { conditionErrors as errors } from '@residency/contract/areas/standards/conditions/access'
import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { errorSentence } from '@residency/contract/kernel'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsByName } from '../../../platform/ids-by-name.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { SheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { visibleStandards } from '../table/standard.policy.ts'
import { findMajorsInUse } from '../table/standard.queries.ts'
import {
  type ConditionMatch,
  countConditions,
  findConditionBatch,
  findConditionSnapshots,
  upsertConditions,
} from './condition.queries.ts'
import { presentCondition } from './list-conditions.ts'

const DEGREES = ['none', 'degree'] as const
const [zh, en] = [tableWords['zh-cn'].degreeKinds, tableWords.en.degreeKinds]
const [levelsZh, levelsEn] = [signupWords['zh-cn'].levels, signupWords.en.levels]

const row = z.object({
  major: cell.optionalText(120),
  degreeKind: cell.choice(
    new Map(DEGREES.map((degree) => [degree, [zh[degree], en[degree]]] as const)),
    'none',
  ),
  education: cell.choice(
    new Map(EDUCATION_LEVELS.map((level) => [level, [levelsZh[level], levelsEn[level]]] as const)),
  ),
  lengthMonths: cell.integer(1, 120),
  source: cell.text(500),
})

type Item = z.output<typeof row>

/** Ids of majors by name or code; the word for all majors is null. */
async function majorIdOf(
  ctx: SignedCtx,
): Promise<(name: string | null) => number | null | undefined> {
  const ids = idsByName(await findMajorsInUse(ctx.db))

  const every: readonly string[] = [
    conditionsWords['zh-cn'].everyMajor,
    conditionsWords.en.everyMajor,
  ]

  return (name) => (name === null || every.includes(name) ? null : ids.get(name))
}

/**
 * Time conditions, in and out; a row of a known major, degree and education changes its condition.
 */
export const timeConditionSheet: SheetPlan<keyof Item, Item, ConditionMatch> = {
  sheet: 'standards.timeConditions',
  maxRows: 2000,
  columns: [
    {
      key: 'major',
      width: 24,
      choices: async (ctx) => (await findMajorsInUse(ctx.db)).map(({ name }) => name),
    },
    {
      key: 'degreeKind',
      width: 14,
      choices: (ctx) => Object.values(tableWords[ctx.language].degreeKinds),
    },
    {
      key: 'education',
      required: true,
      width: 14,
      choices: (ctx) => Object.values(signupWords[ctx.language].levels),
    },
    { key: 'lengthMonths', kind: 'number', required: true, width: 14 },
    { key: 'source', required: true, width: 44 },
  ],
  row,
  async judge(ctx, rows) {
    const idOf = await majorIdOf(ctx)
    const message = errorSentence(ctx.words, ctx.language, errors.conditionMajorUnknown)
    const unknown = rows.filter(({ item }) => idOf(item.major) === undefined)

    return [
      ...unknown.map((unknownRow) => ({ row: unknownRow.row, column: 'major' as const, message })),
      ...twice(
        ctx,
        'standards.timeConditions',
        rows,
        'education',
        ({ major, degreeKind, education }) => {
          const id = idOf(major)
          return id === undefined ? null : JSON.stringify([id, degreeKind, education])
        },
      ),
    ]
  },
  write: async (tx, rows, onProgress) => {
    const idOf = await majorIdOf(tx)
    await inBatches(rows, 500, onProgress, async (batch) => {
      const values = batch.map(({ item }) => ({
        majorId: idOf(item.major) ?? null,
        degreeKind: item.degreeKind!,
        education: item.education!,
        lengthMonths: item.lengthMonths!,
        source: item.source,
      }))

      const find = () =>
        findConditionSnapshots(
          tx.db,
          values.map((condition) => condition.majorId),
        )

      await auditChanges(tx, { action: 'standards.condition', entity: 'timeCondition', find }, () =>
        upsertConditions(tx.db, values, tx.now()),
      )
    })
  },
  count: (ctx, filters) => countConditions(ctx.db, visibleStandards(ctx.actor), filters),
  async *rows(ctx, filters) {
    const scope = visibleStandards(ctx.actor)
    for await (const stored of everyRow(async (page) => ({
      rows: await findConditionBatch(ctx.db, scope, filters, page, ctx.language),
    }))) {
      const condition = presentCondition(ctx, stored)
      yield {
        ...condition,
        major: condition.major ?? conditionsWords[ctx.language].everyMajor,
        degreeKind: tableWords[ctx.language].degreeKinds[condition.degreeKind],
        education: signupWords[ctx.language].levels[condition.education],
      }
    }
  },
}
