import type { Presence } from '@residency/contract/areas/rotations/blocks/block.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { lastDayOfTraining, ranBetween } from '../../trainees/trainees.public.ts'

/** A day, or SQL that gives one. */
type Day = string | RawBuilder<unknown>

/**
 * Whether a stay has a day between two days, both included: by its own days, as long as the
 * training continues. Every page, list and count that says who is where asks this
 * (docs/decisions/0067). A failed stay took place as well.
 */
export const isWithin = (from: Day, until: Day, stay = 'b', trainee = 't') =>
  sql<boolean>`(${sql.ref(`${stay}.starts_on`)} <= ${until}::date
      and ${sql.ref(`${stay}.ends_on`)} >= ${from}::date
    and ${ranBetween(from, until, trainee)})`

/** The first and the last day of a stay by `isWithin`; none of its days counts if they cross. */
export const daysOfStay = (stay = 'b', trainee = 't') => ({
  first: sql<string>`greatest(${sql.ref(`${stay}.starts_on`)}, ${sql.ref(`${trainee}.starts_on`)})`,
  last: sql<string>`least(${sql.ref(`${stay}.ends_on`)}, ${lastDayOfTraining(trainee)})`,
})

/**
 * The presence of the trainee `t` of a stay `b` on a day. Away: an approved absence or another day
 * out of rotation. Expected: as long as the department has not confirmed the arrival. Otherwise
 * here. Null: the stay is not on that day.
 */
export const presenceOn = (day: string) =>
  sql<Presence | null>`case
    when not ${isWithin(day, day)} then null
    when exists (select from rotation_absences a where a.trainee_id = b.trainee_id
      and ${day}::date between a.starts_on and a.ends_on) then 'away'
    when b.entered_on <= ${day}::date then 'here'
    else 'expected' end`

/** How the trainees of these stays are there on a day; stays that are not on it are absent. */
export async function findPresences(
  db: Db,
  blockIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Presence>> {
  const rows = await db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select(['b.id', presenceOn(day).as('presence')])
    .where('b.id', '=', anyId(blockIds))
    .execute()

  return new Map(
    rows.flatMap(({ id, presence }) => (presence === null ? [] : [[id, presence] as const])),
  )
}
