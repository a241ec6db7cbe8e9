import { DAY_MS } from '@residency/contract/kernel/day'
// Written as rows: 2,000 observations of a year and a half, and badges whose sheets nobody prints.
import { type RawBuilder, sql } from 'kysely'
import { replaceBadges } from '../../areas/competence/badges/badge.queries.ts'
import { momentBefore } from '../../platform/clock.ts'
import { newToken, tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/connect/pool.ts'

/** A number from 0 to below 1 that depends on the given number alone. */
const lot = (of: RawBuilder<unknown>) =>
  sql`((hashint8extended((${of})::bigint, 29) & 1048575) / 1048576.0)`

const REMARKS = [
  '操作规范，步骤完整',
  '配伍禁忌判断准确',
  '遇到异常能及时求助',
  '核对环节需要提醒',
  '与患者沟通清楚',
]

/** So many days back. */
const DAYS = 540

/**
 * Two observations of each of three items in every stay with a supervisor: the trainee’s ability,
 * the observer’s strictness, and chance.
 */
export const insertObservations = (db: Db, today: string) =>
  sql`insert into competence_observations (trainee_id, item_id, department_id, observer_id, observed_on, help, complexity, remark, created_at)
    select b.trainee_id, i.id, b.department_id, b.supervisor_id, d.on_day,
      least(5, greatest(1, round(2.9 + 2.2 * (${lot(sql`b.trainee_id`)} - 0.5) + 1.2 * (${lot(sql`b.supervisor_id * 3`)} - 0.5)
        + 1.6 * (${lot(sql`b.id * 97 + i.id * 11 + n`)} - 0.5) + 1.2 * (d.on_day - (${today}::date - ${DAYS}::int)) / ${DAYS}::numeric)))::int,
      (array['low', 'middle', 'middle', 'high'])[1 + floor(${lot(sql`b.id * 5 + n`)} * 4)::int],
      case when ${lot(sql`b.id * 13 + i.id + n`)} < 0.6
        then (${sql.val(REMARKS)}::text[])[1 + floor(${lot(sql`b.id * 17 + i.id * 3 + n`)} * ${REMARKS.length}::int)::int] end,
      (d.on_day + time '10:00') at time zone 'Asia/Shanghai'
    from rotation_blocks b join trainees t on t.id = b.trainee_id join majors m on m.id = t.major_id
      cross join lateral (select c.id from competence_items c where c.profession = m.kind order by ${lot(sql`b.trainee_id * 7 + c.id`)}, c.id limit 3) i
      cross join generate_series(1, 2) n
      cross join lateral (select least(b.ends_on, ${today}::date - 1) - floor(${lot(sql`b.id * 19 + i.id + n * 5`)} * 28)::int as on_day) d
    where b.entered_on is not null and b.supervisor_id is not null and b.supervisor_id <> t.user_id
      and b.ends_on > ${today}::date - ${DAYS}::int and d.on_day >= b.starts_on`.execute(db)

/** Badges of trainees with a level, and how often they were looked up in the last weeks. */
export async function insertBadges(db: Db, issuer: number, now: Date) {
  const people = await db
    .selectFrom('competenceGrants')
    .select('traineeId')
    .distinct()
    .where('state', '=', 'granted')
    .orderBy('traineeId')
    .limit(12)
    .execute()

  if (people.length === 0) return

  const badges = () => people.map((person) => ({ ...person, hash: tokenHash(newToken()) }))
  const [first, second] = [badges(), badges().slice(0, 9)]
  const monthAgo = momentBefore(now, 30 * DAY_MS)

  // three of them keep the first badge, the others were printed again
  await replaceBadges(db, first, { userId: issuer, now: monthAgo })
  await replaceBadges(db, second, { userId: issuer, now })
  await sql`insert into competence_lookups (badge_id, day, count)
    select b.id, (${now}::timestamptz at time zone 'Asia/Shanghai')::date - n, 1 + floor(${lot(sql`b.id * 3 + n`)} * 5)::int
    from competence_badges b, generate_series(0, 12, 3) n`.execute(db)
  await db
    .insertInto('competencePhotoConsents')
    .values(people.slice(0, 4).map(({ traineeId }) => ({ traineeId, agreedAt: now })))
    .execute()
}
