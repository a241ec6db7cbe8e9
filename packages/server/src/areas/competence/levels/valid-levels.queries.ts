import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

type ValidLevel = {
  traineeId: number
  itemId: number
  level: number
  grantedAt: Date
  validUntil: string
  grantedBy: number
}

/**
 * The levels that are valid on a day, as a select: of each trainee and item the latest decision,
 * unless it was withdrawn or is over. An earlier level does not come back. A granted level stays
 * until its end, also of an item that was disabled since and of a trainee who has changed the
 * profession: every reader gets the same levels, and none of them filters once more.
 */
export const validLevels = (
  day: string,
  trainees: RawBuilder<unknown> = sql`true`,
): RawBuilder<ValidLevel> =>
  sql<ValidLevel>`select l.trainee_id, l.item_id, l.level, l.granted_at, l.valid_until, l.granted_by
      from (
      select distinct on (g.trainee_id, g.item_id) g.trainee_id, g.item_id, g.level, g.state,
        g.granted_at, g.valid_until, g.granted_by
      from competence_grants g where g.granted_at is not null and ${trainees}
      order by g.trainee_id, g.item_id, g.granted_at desc, g.id desc) l
    where l.state = 'granted' and l.valid_until >= ${day}::date`

export type LevelInWords = { traineeId: number; item: string; level: number; until: string }

/** What people who look trainees up are shown, the highest level first. */
export const findLevelsInWords = async (db: Db, traineeIds: readonly number[], day: string) =>
  (
    await sql<LevelInWords>`select v.trainee_id, i.name as item, v.level, v.valid_until as until
      from (${validLevels(day, sql`g.trainee_id = ${anyId(traineeIds)}`)}) v
        join competence_items i on i.id = v.item_id
      order by v.trainee_id, v.level desc, i.name collate pinyin, i.id`.execute(db)
  ).rows

/** Which of these items each trainee has at which level. */
export const findLevelsOf = async (db: Db, traineeIds: readonly number[], day: string) =>
  (
    await sql<{
      traineeId: number
      itemId: number
      level: number
    }>`select trainee_id, item_id, level
      from (${validLevels(day, sql`g.trainee_id = ${anyId(traineeIds)}`)}) v`.execute(db)
  ).rows

/** The valid levels of a trainee with their last days. */
export const findLevelEnds = async (db: Db, traineeId: number, day: string) =>
  (
    await sql<{
      itemId: number
      level: number
      until: string
    }>`select item_id, level, valid_until as until
      from (${validLevels(day, sql`g.trainee_id = ${traineeId}`)}) v`.execute(db)
  ).rows
