import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import { commitmentOf } from '../../algorithms/matching/lots.ts'
import { fieldCrypto } from '../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../platform/db/pool.ts'
import type { TestServer } from '../server/open-server.ts'

const DAY = 86_400_000
export const SEED = 'a'.repeat(64)

type Market = {
  /** Seats of each offer: one number for all, or one for each kind. */
  seats: readonly (number | Readonly<Record<string, number>>)[]
  state?: ColumnValue<'intakes', 'state'>
  passesOnSeats?: boolean
  exemptKinds?: string[]
  minimum?: number
}
let serial = 10
/** An intake that is admitting, with offers and pools, its lots committed to; its places may be confirmed for ten days. */
export async function aMarket(
  server: TestServer,
  { seats, state = 'admitting', passesOnSeats = false, exemptKinds = [], minimum = 6000 }: Market,
) {
  const { db, clock } = server
  const day = (n: number) => new Date(clock.now.getTime() + n * DAY)
  serial++
  const intake = await db
    .insertInto('intakes')
    .values({
      ...{ year: 2030, serial, name: `2030 年度第 ${serial} 批`, name_en: `Intake 2030-${serial}`, state },
      ...{ trainee_kinds: ['open', 'sponsored', 'degree', 'partner'], exempt_kinds: exemptKinds, passes_on_seats: passesOnSeats },
      ...{ sign_up_from: day(-40), sign_up_until: day(-20), edit_until: day(-20), review_until: day(-10), confirm_until: day(10) },
      ...{ theory_weight: 60, skill_weight: 20, interview_weight: 20, theory_minimum: minimum },
      ...{ seed_commitment: commitmentOf(SEED), seed_committed_at: day(-40) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealed = fieldCrypto(server.keys).sealCell({ table: 'intakes', column: 'seed', row: intake.id }, SEED)
  await db.updateTable('intakes').set({ seed_sealed: sealed }).where('id', '=', intake.id).execute()
  const unit = await db.selectFrom('training_units').select('id').where('kind', '=', 'main').executeTakeFirstOrThrow()
  const majors = await db.selectFrom('majors').select(['id', 'base_id']).orderBy('id').limit(seats.length).execute()
  const offers = await db
    .insertInto('offers')
    .values(majors.map((major, i) => ({ intake_id: intake.id, major_id: major.id, training_unit_id: unit.id, place: i + 1 })))
    .returning('id')
    .execute()
  const pools = await db
    .insertInto('offer_pools')
    .values(
      seats.flatMap((one, i) =>
        typeof one === 'number'
          ? [{ offer_id: offers[i]!.id, trainee_kind: null as string | null, seats: one }]
          : Object.entries(one).map(([trainee_kind, count]) => ({ offer_id: offers[i]!.id, trainee_kind, seats: count })),
      ),
    )
    .returning(['id', 'offer_id', 'trainee_kind'])
    .execute()
  const bases = majors.map((major) => major.base_id)
  return { intakeId: intake.id, offers: offers.map((offer) => offer.id), pools, bases }
}

type Registration = {
  choices: readonly number[]
  theory?: number | null
  skill?: number
  interview?: number
  kind?: ColumnValue<'registrations', 'trainee_kind'>
  state?: ColumnValue<'registrations', 'state'>
  isEligible?: boolean | null
  acceptsAdjustment?: boolean
  /** Who is registered; somebody new else. */
  userId?: number
}
let people = 0
/** A registration of an intake with checked scores (theory null: none). Answers its id. */
export async function aScored(server: TestServer, intakeId: number, wanted: Registration): Promise<number> {
  const { db, clock } = server
  const { theory = 8000, skill = 8000, interview = 8000, kind = 'open', state = 'scored', isEligible = true } = wanted
  const name = `考生${++people}`
  const userId =
    wanted.userId ??
    (
      await db
        .insertInto('users')
        .values({ username: `market${people}`, nickname: name })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const { id } = await db
    .insertInto('registrations')
    .values({
      ...{ intake_id: intakeId, user_id: userId, state, trainee_kind: kind, real_name: name, birth_date: '2002-03-04' },
      ...{ submitted_at: clock.now, accepts_adjustment: wanted.acceptsAdjustment ?? false },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (wanted.choices.length)
    await db
      .insertInto('registration_choices')
      .values(wanted.choices.map((offer_id, i) => ({ registration_id: id, rank: i + 1, offer_id, is_eligible: isEligible })))
      .execute()
  if (theory === null) return id
  const [entered, checked] = await db.selectFrom('users').select('id').where('username', 'in', ['admin', 'bhb']).orderBy('id').execute()
  const by = { entered_by: entered!.id, entered_at: clock.now, checked_by: checked!.id, checked_at: clock.now }
  await db
    .insertInto('exam_scores')
    .values(COMPONENTS.map((component) => ({ registration_id: id, component, points: { theory, skill, interview }[component], ...by })))
    .execute()
  return id
}

/** Where these registrations stand, in the order they were asked for. */
export async function statesOf(server: TestServer, ids: readonly number[]) {
  const rows = await server.db
    .selectFrom('registrations')
    .select(['id', 'state'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.state)
}
/** Who holds a seat of a pool, by registration. */
export const holdersOf = async (server: TestServer, poolId: number) =>
  (
    await server.db
      .selectFrom('placements')
      .select('registration_id')
      .where('pool_id', '=', poolId)
      .where('freed_at', 'is', null)
      .orderBy('registration_id')
      .execute()
  ).map((row) => row.registration_id)
