import type { ColumnValue } from '../../platform/db/pool.ts'
import type { TestServer } from '../server/open-server.ts'

const DAY_MS = 86_400_000

export type IntakeWithOffers = { id: number; pharmacy: number; laboratory: number; imaging: number }
/**
 * An open intake with three offers: pharmacy (its base is administered by `base`), laboratory (`base2`) and imaging (nobody). Its windows
 * lie around the server's own day: registration for 5 days, corrections for 10, review for 20.
 */
export async function anIntake({ db, clock }: TestServer, name: string, over: object = {}): Promise<IntakeWithOffers> {
  const day = (n: number) => new Date(clock.now.getTime() + n * DAY_MS)
  const { id } = await db
    .insertInto('intakes')
    .values({
      year: 2030,
      name,
      name_en: `${name} in English`,
      state: 'open' as const,
      trainee_kinds: ['open', 'sponsored', 'degree', 'partner'],
      ...{ sign_up_from: day(-30), sign_up_until: day(5), edit_until: day(10), review_until: day(20), confirm_until: day(40) },
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unit = await db.selectFrom('training_units').select('id').where('kind', '=', 'main').executeTakeFirstOrThrow()
  const offer = async (code: string) => {
    const major = await db.selectFrom('majors').select('id').where('code', '=', code).orderBy('id').limit(1).executeTakeFirstOrThrow()
    const row = { intake_id: id, major_id: major.id, training_unit_id: unit.id }
    return (await db.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  return { id, pharmacy: await offer('100701'), laboratory: await offer('101001'), imaging: await offer('101003') }
}

export type RegistrationSeed = {
  name: string
  intake: number
  choices: readonly number[]
  state?: ColumnValue<'registrations', 'state'>
  kind?: ColumnValue<'registrations', 'trainee_kind'>
  school?: string
  submittedAt?: string
  birthDate?: string
  /** Whose it is; somebody new unless told. */
  userId?: number
}
let people = 0
/** A registration as it stands in the tables, with an account of its own. */
export async function insertRegistration({ db, clock }: TestServer, { state = 'submitted', ...wanted }: RegistrationSeed) {
  const at = { created_at: clock.now, updated_at: clock.now }
  const user = { username: `signed-up-${++people}`, nickname: wanted.name, real_name: wanted.name, status: 1, ...at }
  const userId = wanted.userId ?? (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
  const { id } = await db
    .insertInto('registrations')
    .values({
      intake_id: wanted.intake,
      user_id: userId,
      state,
      trainee_kind: wanted.kind ?? 'open',
      real_name: wanted.name,
      school_other: wanted.school ?? null,
      birth_date: wanted.birthDate ?? '2000-01-01',
      submitted_at: state === 'draft' ? null : wanted.submittedAt ? new Date(wanted.submittedAt) : clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('registration_choices')
    .values(wanted.choices.map((offer_id, i) => ({ registration_id: id, rank: i + 1, offer_id })))
    .execute()
  return { id, userId }
}
