import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import {
  TRAINEE_KINDS,
  type TraineeKind,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import { DAY_MS } from '@residency/contract/kernel/day'
import { commitmentOf } from '../../algorithms/matching/lots.ts'
import type { PoolOf } from '../../areas/intakes/offers/offer-write.queries.ts'
import { momentAfter } from '../../platform/clock.ts'
import { fieldCrypto } from '../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import type { TestServer } from '../server/open-server.ts'

const DAY = DAY_MS
export const SEED = 'a'.repeat(64)

type Market = {
  /** Seats of each offer: one number for all, or one for each kind. */
  seats: readonly (number | Readonly<Partial<Record<TraineeKind, number>>>)[]
  state?: ColumnValue<'intakes', 'state'>
  passesOnSeats?: boolean
  exemptKinds?: TraineeKind[]
  minimum?: number
}

let serial = 10

/**
 * An intake that is admitting, with offers and pools, its lots committed to; its places may be
 * confirmed for ten days.
 */
export async function aMarket(
  server: TestServer,
  { seats, state = 'admitting', passesOnSeats = false, exemptKinds = [], minimum = 6000 }: Market,
) {
  const { db, clock } = server
  const day = (n: number) => momentAfter(clock.now, n * DAY)

  serial++

  const intake = await db
    .insertInto('intakes')
    .values({
      year: 2030,
      serial,
      name: `2030 年度第 ${serial} 批`,
      nameEn: `Intake 2030-${serial}`,
      state,
      traineeKinds: ['open', 'sponsored', 'degree', 'partner'],
      exemptKinds,
      passesOnSeats,
      signUpFrom: day(-40),
      signUpUntil: day(-20),
      editUntil: day(-20),
      reviewUntil: day(-10),
      confirmUntil: day(10),
      theoryWeight: 60,
      skillWeight: 20,
      interviewWeight: 20,
      theoryMinimum: minimum,
      seedCommitment: commitmentOf(SEED),
      seedCommittedAt: day(-40),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const sealed = fieldCrypto(server.keys).sealCell(
    { table: 'intakes', column: 'seed', row: intake.id },
    SEED,
  )

  await db.updateTable('intakes').set({ seedSealed: sealed }).where('id', '=', intake.id).execute()

  const unit = await db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  const majors = await db
    .selectFrom('majors')
    .select(['id', 'baseId'])
    .orderBy('id')
    .limit(seats.length)
    .execute()

  const offers = await db
    .insertInto('offers')
    .values(
      majors.map((major, i) => ({
        intakeId: intake.id,
        majorId: major.id,
        trainingUnitId: unit.id,
        place: i + 1,
      })),
    )
    .returning('id')
    .execute()

  const pools = await db
    .insertInto('offerPools')
    .values(
      seats.flatMap((seat, i): PoolOf[] =>
        typeof seat === 'number'
          ? [{ offerId: offers[i]!.id, traineeKind: null, seats: seat }]
          : TRAINEE_KINDS.flatMap((traineeKind) => {
              const count = seat[traineeKind]
              return count === undefined
                ? []
                : [{ offerId: offers[i]!.id, traineeKind, seats: count }]
            }),
      ),
    )
    .returning(['id', 'offerId', 'traineeKind'])
    .execute()

  const bases = majors.map((major) => major.baseId)

  return { intakeId: intake.id, offers: offers.map((offer) => offer.id), pools, bases }
}

type Registration = {
  choices: readonly number[]
  theory?: number | null
  skill?: number
  interview?: number
  kind?: ColumnValue<'registrations', 'traineeKind'>
  state?: ColumnValue<'registrations', 'state'>
  isEligible?: boolean | null
  acceptsAdjustment?: boolean

  /** Who is registered; somebody new else. */
  userId?: number
}

let people = 0

/** A registration of an intake with checked scores (theory null: none). Answers its id. */
export async function aScored(
  server: TestServer,
  intakeId: number,
  registration: Registration,
): Promise<number> {
  const { db, clock } = server

  const {
    theory = 8000,
    skill = 8000,
    interview = 8000,
    kind = 'open',
    state = 'scored',
    isEligible = true,
  } = registration

  const name = `考生${++people}`

  const userId =
    registration.userId ??
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
      intakeId,
      userId,
      state,
      traineeKind: kind,
      realName: name,
      birthDate: '2002-03-04',
      submittedAt: clock.now,
      acceptsAdjustment: registration.acceptsAdjustment ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  if (registration.choices.length)
    await db
      .insertInto('registrationChoices')
      .values(
        registration.choices.map((offerId, i) => ({
          registrationId: id,
          rank: i + 1,
          offerId,
          isEligible,
        })),
      )
      .execute()

  if (theory === null) return id

  const [entered, checked] = await db
    .selectFrom('users')
    .select('id')
    .where('username', 'in', ['admin', 'bhb'])
    .orderBy('id')
    .execute()

  const by = {
    enteredBy: entered!.id,
    enteredAt: clock.now,
    checkedBy: checked!.id,
    checkedAt: clock.now,
  }

  await db
    .insertInto('examScores')
    .values(
      COMPONENTS.map((component) => ({
        registrationId: id,
        component,
        points: { theory, skill, interview }[component],
        ...by,
      })),
    )
    .execute()

  return id
}

/** The state of these registrations, in the order they were asked for. */
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
      .select('registrationId')
      .where('poolId', '=', poolId)
      .where('freedAt', 'is', null)
      .orderBy('registrationId')
      .execute()
  ).map((row) => row.registrationId)
