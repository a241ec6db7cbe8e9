import { finalPoints } from '@residency/contract/areas/students/completion/score.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { errorSentence, labelIn } from '@residency/contract/kernel'
import { foldCode, foldName } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { dayInChina } from '../../../platform/clock.ts'
import { byCode } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { visibleTrainees } from '../students.policy.ts'
import {
  countScored,
  findByNumbers,
  findCandidatesForUpdate,
  findScoredBatch,
} from './candidate.queries.ts'
import { faultOfScore } from './save-final-score.ts'
import { findFinalScores, writeFinalScores } from './score.queries.ts'

const AT_ONCE = 500

const points = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? null : Number(text)))
  .pipe(finalPoints.nullable())

const day = z
  .string()
  .default('')
  .transform((text, ctx): string | null => {
    if (text.trim() === '') return null

    const read = cell.day().safeParse(text)
    if (read.success) return read.data

    ctx.addIssue({ code: 'custom', message: 'kernel.day.wrong' })

    return z.NEVER
  })

const row = z.object({
  number: cell.text(40).transform(foldCode),
  realName: cell.text(64),
  theory: points,
  theoryOn: day,
  skill: points,
  skillOn: day,
})

type Item = z.output<typeof row>
type Column = keyof Item | 'major' | 'plannedEnd'

const valuesOf = ({ theory, theoryOn, skill, skillOn }: Item) => ({
  theory,
  theoryOn,
  skill,
  skillOn,
})

const byNumber = async (ctx: SignedCtx, rows: readonly ValidRow<Item>[]) =>
  byCode(
    (
      await findByNumbers(
        ctx.db,
        visibleTrainees(ctx.actor),
        rows.map(({ item }) => item.number),
      )
    ).map((t) => [t.number, t] as const),
  )

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[]): Promise<Fault<Column>[]> {
  const { scoreFaults } = completionWords[ctx.language]
  const [known, today] = [await byNumber(ctx, rows), dayInChina(ctx.now())]

  const faults = rows.flatMap(({ row: number, item }): Fault<Column>[] => {
    const t = known.get(item.number)
    if (!t || t.userId === ctx.actor.userId)
      return [{ row: number, column: 'number', message: scoreFaults.unknown }]
    if (foldName(t.realName) !== foldName(item.realName))
      return [{ row: number, column: 'realName', message: scoreFaults.name }]

    const fault = faultOfScore(t, valuesOf(item), today)

    return fault
      ? [
          {
            row: number,
            column: (fault.field ?? 'number') as Column,
            message: errorSentence(ctx.words, ctx.language, fault),
          },
        ]
      : []
  })

  return [
    ...faults,
    ...twice<Column, Item>(ctx, 'students.finalScores', rows, 'number', (item) => item.number),
  ]
}

/**
 * Final scores, in and out: a row is known by the trainee's number, compared by the name; an empty
 * cell clears the score.
 */
export const finalScoreSheet: SheetPlan<Column, Item, { keywords?: string | undefined }> = {
  sheet: 'students.finalScores',
  maxRows: 5000,
  columns: [
    { key: 'number', required: true, width: 16 },
    { key: 'realName', required: true, width: 14 },
    { key: 'theory', kind: 'number', width: 12 },
    { key: 'theoryOn', kind: 'day', width: 16 },
    { key: 'skill', kind: 'number', width: 12 },
    { key: 'skillOn', kind: 'day', width: 16 },
    { key: 'major', width: 22, onlyOut: true },
    { key: 'plannedEnd', kind: 'day', onlyOut: true },
  ],
  row,
  judge,
  write: async (tx, rows, onProgress) => {
    const known = await byNumber(tx, rows)

    await findCandidatesForUpdate(
      tx.db,
      visibleTrainees(tx.actor),
      [...known.values()].map(({ id }) => id),
    )

    await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
      const scores = batch.map(({ item }) => ({
        ...valuesOf(item),
        traineeId: known.get(item.number)!.id,
      }))

      await writeFinalScores(tx.db, tx.now(), scores)

      await tx.audit.all(
        scores.map(({ traineeId, ...after }) => ({
          action: 'students.completion.score',
          entity: 'trainee',
          entityId: traineeId,
          detail: { after },
        })),
      )
    })
  },
  count: (ctx, { keywords }) => countScored(ctx.db, visibleTrainees(ctx.actor), keywords),
  async *rows(ctx, { keywords }) {
    const batches = everyRow(async (page) => {
      const { rows } = await findScoredBatch(ctx.db, visibleTrainees(ctx.actor), keywords, page)

      const scores = await findFinalScores(
        ctx.db,
        rows.map(({ id }) => id),
      )

      return { rows: rows.map((t) => ({ t, score: scores.get(t.id) })) }
    })
    for await (const { t, score } of batches)
      yield {
        number: t.number,
        realName: t.realName,
        major: labelIn(ctx.language, t.major, t.majorEn),
        plannedEnd: t.plannedEnd,
        theory: score?.theory ?? null,
        theoryOn: score?.theoryOn ?? null,
        skill: score?.skill ?? null,
        skillOn: score?.skillOn ?? null,
      }
  },
}
