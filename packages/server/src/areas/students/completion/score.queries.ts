import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

export type FinalScore = { theory: number | null; theory_on: string | null; skill: number | null; skill_on: string | null; version: number }
const POINTS = [sql<number | null>`theory::float8`.as('theory'), sql<number | null>`skill::float8`.as('skill')] as const

/** Final scores by trainee. */
export async function findFinalScores(db: Db, traineeIds: readonly number[]): Promise<Map<number, FinalScore>> {
  const rows = await db
    .selectFrom('final_scores')
    .select(['trainee_id', 'theory_on', 'skill_on', 'version', ...POINTS])
    .where('trainee_id', '=', anyId(traineeIds))
    .execute()
  return new Map(rows.map((row) => [row.trainee_id, row]))
}
export type ScoreValues = { theory: number | null; theoryOn: string | null; skill: number | null; skillOn: string | null }
/** Writes scores of trainees who are locked; what was known of them is replaced. */
export const writeFinalScores = (db: Db, now: Date, scores: readonly (ScoreValues & { traineeId: number })[]) =>
  db
    .insertInto('final_scores')
    .values(
      scores.map((one) => ({
        ...{ trainee_id: one.traineeId, theory: one.theory, theory_on: one.theoryOn, skill: one.skill, skill_on: one.skillOn },
        updated_at: now,
      })),
    )
    .onConflict((on) =>
      on.column('trainee_id').doUpdateSet((e) => ({
        theory: e.ref('excluded.theory'),
        theory_on: e.ref('excluded.theory_on'),
        skill: e.ref('excluded.skill'),
        skill_on: e.ref('excluded.skill_on'),
        updated_at: now,
        version: e('final_scores.version', '+', 1),
      })),
    )
    .execute()
