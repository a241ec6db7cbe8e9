import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentOf, newSeed } from '../../packages/server/src/algorithms/matching/lots.ts'
import { addDemoApplicants } from '../../packages/server/src/demo/signup/demo-applicants.demo.ts'
import {
  type DemoOffer,
  demoPeople,
} from '../../packages/server/src/demo/signup/demo-people.demo.ts'
import { fieldCrypto } from '../../packages/server/src/platform/crypto/fields.ts'
import { openKeys } from '../../packages/server/src/platform/crypto/keys.ts'
import { openDb } from '../../packages/server/src/platform/db/connect/pool.ts'
import { thisYear } from './days.ts'

const DAY = 86_400_000

/** The numbers of a year that only the journeys give; the demo and the screens count from 1. */
const SERIALS = Array.from({ length: 50 }, (_, i) => 50 + i)

/**
 * The embedded database's socket is next to its data, or in a system folder if that path is too
 * long for a socket.
 */
export function socketOf(folder: string) {
  const nextToData = join(folder, 'data/pg/run')
  if (existsSync(join(nextToData, '.s.PGSQL.5432'))) return nextToData

  throw new Error('the embedded database of this machine does not listen beside its data')
}

/**
 * Creates an intake in admission with the given number of scored applicants. It is written into the
 * product's database directly: through the screens it would take an hour. Returns its name and the
 * registrations with their accounts. The same `seed` gives the same people.
 */
export async function intakeWithApplicants(
  count: number,
  seed: number,
  folder = process.env.E2E_FOLDER!,
) {
  const { keys } = openKeys(join(folder, 'data.keys'), false)
  const fields = fieldCrypto(keys)

  const { db, pool } = openDb({
    host: socketOf(folder),
    user: 'postgres',
    database: 'residency',
    max: 2,
  })

  const now = new Date()
  const day = (n: number) => new Date(now.getTime() + n * DAY)
  const year = thisYear()

  try {
    const users = await db
      .selectFrom('users')
      .select(['id', 'username', 'passwordHash'])
      .where('username', 'in', ['admin', 'bhb'])
      .execute()

    const [admin, bhb] = ['admin', 'bhb'].map((one) => users.find((user) => user.username === one)!)
    const lot = newSeed()

    const { intakeId, name } = await addNumbered(year, (numbered) =>
      db
        .insertInto('intakes')
        .values({
          year,
          ...numbered,
          nameEn: `Intake ${numbered.serial}`,
          state: 'admitting',
          traineeKinds: ['open', 'sponsored', 'degree', 'partner'],
          exemptKinds: ['degree'],
          signUpFrom: day(-60),
          signUpUntil: day(-30),
          editUntil: day(-30),
          reviewUntil: day(-20),
          confirmUntil: day(14),
          theoryWeight: 60,
          skillWeight: 20,
          interviewWeight: 20,
          theoryMinimum: 6000,
          seedCommitment: commitmentOf(lot),
          seedCommittedAt: day(-60),
        })
        .onConflict((conflict) => conflict.constraint('intakes_serial').doNothing())
        .returning('id')
        .executeTakeFirst(),
    )

    const sealed = fields.sealCell({ table: 'intakes', column: 'seed', row: intakeId }, lot)

    await db.updateTable('intakes').set({ seedSealed: sealed }).where('id', '=', intakeId).execute()

    const offers = await addOffers(db, intakeId)
    const people = demoPeople(count, offers, year, seed)
    // unique numbers: concurrent journeys have other worker indexes, earlier ones an earlier time
    const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 10

    const own = people.map((person, i) => ({
      ...person,
      mobile: `15${worker}${String(now.getTime() + i).slice(-8)}`,
      idCard: `${person.idCard}`,
    }))

    const place = {
      intakeId,
      state: 'scored' as const,
      submittedAt: day(-40),
      enteredBy: admin!.id,
      checkedBy: bhb!.id,
    }

    const ids = await addDemoApplicants(db, fields, own, {
      ...place,
      passwordHash: admin!.passwordHash,
    })

    return {
      intakeId,
      name,
      offers: offers.map((offer) => offer.id),
      people: own.map((one, i) => ({ ...one, id: ids[i]!, username: `a${one.mobile.slice(1)}` })),
    }
  } finally {
    await pool.end()
  }
}

/** Adds an intake under the first number of its year that is free. */
async function addNumbered(
  year: number,
  add: (numbered: { serial: number; name: string }) => Promise<{ id: number } | undefined>,
) {
  for (const serial of SERIALS) {
    const name = `${year} 年补录 ${serial}`
    const made = await add({ serial, name })
    if (made) return { intakeId: made.id, name }
  }

  throw new Error(`all numbers of ${year} are given`)
}

async function addOffers(
  db: ReturnType<typeof openDb>['db'],
  intakeId: number,
): Promise<DemoOffer[]> {
  const unit = await db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  // majors of the demo: other journeys add theirs after them
  const majors = await db
    .selectFrom('majors')
    .select(['id', 'kind'])
    .where('status', '=', 1)
    .orderBy('id')
    .limit(16)
    .execute()

  const offers = await db
    .insertInto('offers')
    .values(
      majors.map((major, i) => ({
        intakeId,
        majorId: major.id,
        trainingUnitId: unit.id,
        place: i + 1,
      })),
    )
    .returning('id')
    .execute()

  await db
    .insertInto('offerPools')
    .values(offers.map((offer, i) => ({ offerId: offer.id, seats: 8 + (i % 4) * 4 })))
    .execute()

  return offers.map((offer, i) => ({
    id: offer.id,
    profession: majors[i]!.kind as DemoOffer['profession'],
  }))
}
