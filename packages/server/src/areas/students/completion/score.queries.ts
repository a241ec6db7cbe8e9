import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

export type FinalScore = {
  theory: number | null
  theoryOn: string | null
  skill: number | null
  skillOn: string | null
  version: number
}

const POINTS = [
  sql<number | null>`theory::float8`.as('theory'),
  sql<number | null>`skill::float8`.as('skill'),
] as const

/** Final scores by trainee. */
export async function findFinalScores(
  db: Db,
  traineeIds: readonly number[],
): Promise<Map<number, FinalScore>> {
  const rows = await db
    .selectFrom('finalScores')
    .select(['traineeId', 'theoryOn', 'skillOn', 'version', ...POINTS])
    .where('traineeId', '=', anyId(traineeIds))
    .execute()

  return new Map(rows.map((row) => [row.traineeId, row]))
}

export type ScoreValues = {
  theory: number | null
  theoryOn: string | null
  skill: number | null
  skillOn: string | null
}

/** Writes scores of trainees who are locked; what was known of them is replaced. */
export const writeFinalScores = (
  db: Db,
  now: Date,
  scores: readonly (ScoreValues & { traineeId: number })[],
) =>
  db
    .insertInto('finalScores')
    .values(
      scores.map((score) => ({
        traineeId: score.traineeId,
        theory: score.theory,
        theoryOn: score.theoryOn,
        skill: score.skill,
        skillOn: score.skillOn,
        updatedAt: now,
      })),
    )
    .onConflict((on) =>
      on.column('traineeId').doUpdateSet((e) => ({
        theory: e.ref('excluded.theory'),
        theoryOn: e.ref('excluded.theoryOn'),
        skill: e.ref('excluded.skill'),
        skillOn: e.ref('excluded.skillOn'),
        updatedAt: now,
        version: e('finalScores.version', '+', 1),
      })),
    )
    .execute()
