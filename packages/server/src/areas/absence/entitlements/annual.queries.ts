import { GRANTED_STATES } from '@residency/contract/areas/absence/leave/leave-states.public'
import { sql } from 'kysely'
import { type Db, readEach } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { grouped } from '../../../platform/grouped.ts'
import { findTrainings } from '../../trainees/trainees.public.ts'
import type { AnnualFacts, AnnualRegime } from './annual.rules.ts'

type Type = { id: number; annualRegime: string | null }
type Account = { traineeId: number; typeId: number; year: number; usedBefore: number; used: number }
type OtherLeave = { traineeId: number; year: number; sickDays: number; paidPersonalDays: number }

/**
 * Sick leave, and personal leave without deduction from the pay, that was approved or taken, by
 * year.
 */
const findOtherLeave = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('absenceDays as d')
    .innerJoin('absences as a', 'a.id', 'd.absenceId')
    .innerJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select(['a.traineeId', 'd.year'])
    .select(sql<number>`(sum(d.days) filter (where y.code = 'sick'))::float8`.as('sickDays'))
    .select(
      sql<number>`(sum(d.days) filter (where y.code = 'personal' and y.is_paid))::float8`.as(
        'paidPersonalDays',
      ),
    )
    .where('a.traineeId', '=', anyId(traineeIds))
    .where('y.code', 'in', ['sick', 'personal'])
    .where('a.state', 'in', GRANTED_STATES)
    .groupBy(['a.traineeId', 'd.year'])
    .execute()

/** What the regime of annual leave needs, by trainee and type; null: the type has no regime. */
export async function findAnnualFacts(
  db: Db,
  types: readonly Type[],
  traineeIds: readonly number[],
  accounts: readonly Account[],
) {
  const regimes = new Map(
    types.flatMap(({ id, annualRegime }) =>
      annualRegime === null ? [] : [[id, annualRegime as AnnualRegime]],
    ),
  )

  if (regimes.size === 0) return () => null

  const [others, trainings] = await readEach(db, [
    () => findOtherLeave(db, traineeIds),
    () => findTrainings(db, traineeIds),
  ])

  const othersOf = grouped(others, ({ traineeId }) => traineeId)
  const trainingOf = new Map(trainings.map((training) => [training.id, training]))

  const usedOf = new Map(
    accounts.map(({ traineeId, typeId, year, used, usedBefore }) => [
      `${traineeId} ${typeId} ${year}`,
      used + usedBefore,
    ]),
  )

  return (traineeId: number, typeId: number): AnnualFacts | null => {
    const regime = regimes.get(typeId)
    const training = trainingOf.get(traineeId)
    if (!regime || !training) return null

    const years = (othersOf.get(traineeId) ?? []).map(
      ({ year, sickDays, paidPersonalDays }: OtherLeave) => ({
        year,
        sickDays: sickDays ?? 0,
        paidPersonalDays: paidPersonalDays ?? 0,
        annualUsed: usedOf.get(`${traineeId} ${typeId} ${year}`) ?? 0,
      }),
    )

    return { regime, from: training.startsOn, until: training.plannedEnd, years }
  }
}
