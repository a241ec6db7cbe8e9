import { DAY_MS } from '@residency/contract/kernel/day'
import { momentAfter } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import type { TestServer } from '../server/open-server.ts'

export type IntakeWithOffers = { id: number; pharmacy: number; laboratory: number; imaging: number }

/**
 * An open intake with three offers: pharmacy (its base is administered by `base`), laboratory
 * (`base2`) and imaging (nobody). Its windows contain the server's own day: registration for 5
 * days, corrections for 10, review for 20.
 */
export async function anIntake(
  { db, clock }: TestServer,
  name: string,
  over: object = {},
): Promise<IntakeWithOffers> {
  const day = (n: number) => momentAfter(clock.now, n * DAY_MS)

  const { id } = await db
    .insertInto('intakes')
    .values({
      year: 2030,
      name,
      nameEn: `${name} in English`,
      state: 'open' as const,
      traineeKinds: ['open', 'sponsored', 'degree', 'partner'],
      signUpFrom: day(-30),
      signUpUntil: day(5),
      editUntil: day(10),
      reviewUntil: day(20),
      confirmUntil: day(40),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const unit = await db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  const offer = async (code: string) => {
    const major = await db
      .selectFrom('majors')
      .select('id')
      .where('code', '=', code)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()

    const row = { intakeId: id, majorId: major.id, trainingUnitId: unit.id }
    return (await db.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

  return {
    id,
    pharmacy: await offer('100701'),
    laboratory: await offer('101001'),
    imaging: await offer('101003'),
  }
}

export type RegistrationSeed = {
  name: string
  intake: number
  choices: readonly number[]
  state?: ColumnValue<'registrations', 'state'>
  kind?: ColumnValue<'registrations', 'traineeKind'>
  school?: string
  submittedAt?: string
  birthDate?: string

  /** Its owner; a new person by default. */
  userId?: number
}

let people = 0

/** A registration as it is in the tables, with an account of its own. */
export async function insertRegistration(
  { db, clock }: TestServer,
  { state = 'submitted', ...wanted }: RegistrationSeed,
) {
  const at = { createdAt: clock.now, updatedAt: clock.now }

  const user = {
    username: `signed-up-${++people}`,
    nickname: wanted.name,
    realName: wanted.name,
    status: 1 as const,
    ...at,
  }

  const userId =
    wanted.userId ??
    (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id

  const submittedAt = wanted.submittedAt ? new Date(wanted.submittedAt) : clock.now

  const { id } = await db
    .insertInto('registrations')
    .values({
      intakeId: wanted.intake,
      userId,
      state,
      traineeKind: wanted.kind ?? 'open',
      realName: wanted.name,
      schoolOther: wanted.school ?? null,
      birthDate: wanted.birthDate ?? '2000-01-01',
      submittedAt: state === 'draft' ? null : submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('registrationChoices')
    .values(wanted.choices.map((offerId, i) => ({ registrationId: id, rank: i + 1, offerId })))
    .execute()

  return { id, userId }
}
