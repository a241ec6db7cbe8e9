import { DAY_MS, yearOf } from '@residency/contract/kernel/day'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import type { RecordTarget } from './record-target.ts'

let kinds = 0

type AwardInput = {
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
export async function anAward(target: RecordTarget, input: AwardInput = {}) {
  const { audience = 'trainee', mode = 'review', from = -5, until = 5 } = input
  const today = dayInChina(target.now())
  const day = (days: number) => dayInChina(momentAfter(target.now(), days * DAY_MS))
  const name = input.name ?? `奖项${++kinds}`

  const kind = await target.db
    .insertInto('awardKinds')
    .values({
      name,
      level: 'school',
      audience,
      mode,
      mostPerPerson: input.mostPerPerson ?? null,
      needsPapers: input.needsPapers ?? false,
      hidesNames: input.hidesNames ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const year = input.year ?? yearOf(today)

  const limit = await target.db
    .insertInto('awardLimits')
    .values({
      kindId: kind.id,
      year,
      opensOn: day(from),
      closesOn: day(until),
      quota: input.quota ?? null,
      baseQuota: input.baseQuota ?? null,
      mostInYear: input.mostInYear ?? null,
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
  {
    state = 'submitted',
    baseId = null,
  }: { state?: ColumnValue<'awardApplications', 'state'>; baseId?: number | null } = {},
) {
  const rows = await target.db
    .insertInto('awardApplications')
    .values(
      people.map(({ userId, traineeId }) => ({
        limitId,
        userId,
        traineeId: traineeId ?? null,
        baseId,
        statement: '事迹',
        state,
        submittedAt: target.now(),
        grantedOn: state === 'granted' ? dayInChina(target.now()) : null,
      })),
    )
    .returning('id')
    .execute()

  return rows.map(({ id }) => id)
}
