import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { DAY_MS, HOUR_MS } from '@residency/contract/kernel/day'
// Written as rows: registrations need photos, and there is no store of files yet.
import { dayInChina, momentAfter, yearInChina } from '../../platform/clock.ts'
import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { ColumnValue, Db } from '../../platform/db/connect/pool.ts'
import type { Demo } from '../demo.ts'
import { type DemoIntake, fillCrowd } from './crowd.demo.ts'

type Offer = { id: number; majorId: number; trainingUnitId: number; kind: string }

type Person = {
  username: string
  name: string
  gender: 1 | 2
  birthDate: string
  idCard: string
  mobile: string
}

// Invented people; the check digits are right, the running numbers were never given out to them.
const STUDENTS: readonly Person[] = [
  {
    username: 'student',
    name: '李思源',
    gender: 1,
    birthDate: '2000-11-05',
    idCard: '510107200011050035',
    mobile: '13800000010',
  },
  {
    username: 'student2',
    name: '王雨桐',
    gender: 2,
    birthDate: '2000-11-05',
    idCard: '510107200011050027',
    mobile: '13800000011',
  },
]

const WAITING: Person = {
  username: 'applicant2',
  name: '刘子墨',
  gender: 1,
  birthDate: '2000-08-15',
  idCard: '510107200008151230',
  mobile: '13800000013',
}

/**
 * The demo hospital's intakes: last year's with two people in training, and this year's, open for
 * sixty days. It has an offer for every major at the main hospital, and one registration waits for
 * its base. With `applicants` there is an intake in each state and so many invented people in them.
 */
export async function fillSignupDemo({ db, deps: { fields, config }, now, people: userIds }: Demo) {
  const applicants = config.DEMO_APPLICANTS
  const year = yearInChina(now)

  await db
    .insertInto('partners')
    .values({
      userId: userIds.get('partner')!,
      state: 'approved',
      name: '江城区人民医院',
      creditCode: '12510107MB1K52013L',
      contactName: '罗敏',
    })
    .execute()

  const day = (n: number) => momentAfter(now, n * DAY_MS)

  const last = await addIntake(db, {
    year: year - 1,
    serial: 1,
    state: 'closed',
    from: day(-380),
    until: day(-320),
  })

  const open = await addIntake(db, {
    year,
    serial: 1,
    state: 'open',
    from: day(-10),
    until: day(60),
  })

  for (const [i, person] of STUDENTS.entries()) {
    const offer =
      last.offers.find((o) => o.kind === (i === 0 ? 'pharmacist' : 'technician')) ?? last.offers[0]!

    const registration = await addRegistration(
      db,
      fields,
      last.id,
      userIds.get(person.username)!,
      person,
      [offer],
      'enrolled',
      day(-330),
    )

    const number = `${year - 1}${offer.kind === 'pharmacist' ? 'Y' : 'J'}0001`

    await db
      .insertInto('trainees')
      .values({
        number,
        userId: userIds.get(person.username)!,
        registrationId: registration,
        intakeId: last.id,
        majorId: offer.majorId,
        trainingUnitId: offer.trainingUnitId,
        traineeKind: 'open' as const,
        realName: person.name,
        enrolledOn: dayInChina(day(-300)),
        startsOn: dayInChina(day(-300)),
        lengthMonths: 36,
      })
      .execute()

    await db
      .insertInto('traineeNumberCounters')
      .values({ year: year - 1, kind: offer.kind, last: 1 })
      .execute()
  }

  await addRegistration(
    db,
    fields,
    open.id,
    userIds.get(WAITING.username)!,
    WAITING,
    open.offers.slice(0, 2),
    'submitted',
    day(-1),
  )

  if (applicants === 0) return

  const named = (zh: string, en: string): [string, string] => [zh, en]

  await addIntake(db, {
    year: year + 1,
    serial: 1,
    state: 'draft',
    from: day(150),
    until: day(200),
  })

  const finished = {
    year: year - 2,
    serial: 1,
    state: 'finished' as const,
    from: day(-740),
    until: day(-700),
  }

  await addIntake(db, finished)

  const admitting = await addIntake(db, {
    year,
    serial: 2,
    state: 'admitting' as const,
    from: day(-90),
    until: day(-40),
    name: named(`${year} 年度第二批招生`, `Intake ${year}, second round`),
    more: { scoreReviewUntil: endOf(day(5)), examOn: dayInChina(day(-6)) },
  })

  const toPublish = await addIntake(db, {
    year: year - 1,
    serial: 2,
    state: 'admitting',
    from: day(-60),
    until: day(-30),
    name: named(`${year - 1} 年度补录`, `Intake ${year - 1}, late round`),
    more: { examOn: dayInChina(day(-6)) },
  })

  const [officeId, checkerId] = [userIds.get('bhb')!, userIds.get('admin')!]

  await fillCrowd(
    db,
    applicants,
    { open, admitting, toPublish },
    { fields, now, officeId, checkerId },
  )
}

const CHINA_MS = 8 * HOUR_MS

/** The first instant of the day in Shanghai, and its last second. */
const startOf = (at: Date) =>
  new Date(Math.floor((at.getTime() + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS)

const endOf = (at: Date) => new Date(startOf(at).getTime() + DAY_MS - 1000)

type NewIntake = {
  year: number
  serial: number
  state: ColumnValue<'intakes', 'state'>
  from: Date
  until: Date
  name?: [zh: string, en: string]
  more?: object
}

type IntakeWithOffers = Omit<DemoIntake, 'offers'> & { offers: Offer[] }

async function addIntake(
  db: Db,
  { year, serial, state, from, until, name, more }: NewIntake,
): Promise<IntakeWithOffers> {
  const kinds = [...TRAINEE_KINDS]
  const later = (days: number) => endOf(momentAfter(until, days * DAY_MS))

  const { id } = await db
    .insertInto('intakes')
    .values({
      year,
      serial,
      name: name?.[0] ?? `${year} 年度招生`,
      nameEn: name?.[1] ?? `Intake ${year}`,
      state,
      traineeKinds: kinds,
      exemptKinds: ['degree'],
      theoryMinimum: 6000,
      signUpFrom: startOf(from),
      signUpUntil: later(0),
      editUntil: later(5),
      reviewUntil: later(10),
      confirmUntil: later(60),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const unit = await db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  const majors = await db
    .selectFrom('majors')
    .select(['id', 'kind'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute()

  const kindOf = new Map(majors.map((m) => [m.id, m.kind]))

  const offers = await db
    .insertInto('offers')
    .values(
      majors.map((m, i) => ({
        intakeId: id,
        majorId: m.id,
        trainingUnitId: unit.id,
        place: i + 1,
      })),
    )
    .returning(['id', 'majorId', 'trainingUnitId'])
    .execute()

  await db
    .insertInto('offerPools')
    .values(offers.map((o, i) => ({ offerId: o.id, seats: 4 + (i % 3) * 2 })))
    .execute()

  return { id, year, serial, offers: offers.map((o) => ({ ...o, kind: kindOf.get(o.majorId)! })) }
}

async function addRegistration(
  db: Db,
  fields: FieldCrypto,
  intakeId: number,
  userId: number,
  person: Person,
  offers: readonly Offer[],
  state: ColumnValue<'registrations', 'state'>,
  submittedAt: Date,
) {
  const plain = {
    realName: person.name,
    gender: person.gender,
    birthDate: person.birthDate,
    ethnicCode: '01',
    regionCode: '510107',
    schoolOther: '江城大学',
  }

  const { id } = await db
    .insertInto('registrations')
    .values({
      ...plain,
      intakeId,
      userId,
      state,
      traineeKind: 'open',
      email: `${person.username}@example.org`,
      submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const seal = (column: string, value: string) =>
    fields.sealCell({ table: 'registrations', column, row: id }, value)

  await db
    .updateTable('registrations')
    .set({
      idCardSealed: seal('id_card', person.idCard),
      idCardHash: fields.hashOf('idCard', person.idCard),
      mobileSealed: seal('mobile', person.mobile),
      mobileHash: fields.hashOf('mobile', person.mobile),
    })
    .where('id', '=', id)
    .execute()

  await db
    .insertInto('registrationChoices')
    .values(offers.map((o, i) => ({ registrationId: id, rank: i + 1, offerId: o.id })))
    .execute()

  return id
}
