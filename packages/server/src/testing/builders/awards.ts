import { dayInChina } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/pool.ts'
import type { RecordTarget } from './record-target.ts'

const DAY_MS = 86_400_000
let kinds = 0
type Wanted = {
  audience?: 'trainee' | 'teacher' | 'outside'
  mode?: 'review' | 'competition'
  mostPerPerson?: number | null
  needsPapers?: boolean
  hidesNames?: boolean
  year?: number
  /** Days around the time of the target. */
  from?: number
  until?: number
  quota?: number | null
  baseQuota?: number | null
  mostInYear?: number | null
  name?: string
}
/** A kind of award that is open for a year, written straight into the tables. */
export async function anAward(target: RecordTarget, wanted: Wanted = {}) {
  const { audience = 'trainee', mode = 'review', from = -5, until = 5 } = wanted
  const today = dayInChina(target.now())
  const day = (days: number) => dayInChina(new Date(target.now().getTime() + days * DAY_MS))
  const name = wanted.name ?? `奖项${++kinds}`
  const kind = await target.db
    .insertInto('award_kinds')
    .values({
      ...{ name, level: 'school', audience, mode, most_per_person: wanted.mostPerPerson ?? null },
      ...{ needs_papers: wanted.needsPapers ?? false, hides_names: wanted.hidesNames ?? false },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const year = wanted.year ?? Number(today.slice(0, 4))
  const limit = await target.db
    .insertInto('award_limits')
    .values({
      ...{ kind_id: kind.id, year, opens_on: day(from), closes_on: day(until), quota: wanted.quota ?? null },
      ...{ base_quota: wanted.baseQuota ?? null, most_in_year: wanted.mostInYear ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kindId: kind.id, limitId: limit.id, name, year }
}

type Person = { userId: number; traineeId?: number }
/** Applications of people for an award, in a state. */
export async function applied(
  target: RecordTarget,
  { limitId }: { limitId: number },
  people: readonly Person[],
  { state = 'submitted', baseId = null }: { state?: ColumnValue<'award_applications', 'state'>; baseId?: number | null } = {},
) {
  const rows = await target.db
    .insertInto('award_applications')
    .values(
      people.map(({ userId, traineeId }) => ({
        ...{ limit_id: limitId, user_id: userId, trainee_id: traineeId ?? null, base_id: baseId, statement: '事迹', state },
        ...{ submitted_at: target.now(), granted_on: state === 'granted' ? dayInChina(target.now()) : null },
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
