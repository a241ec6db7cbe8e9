// Written as rows: 300 registrations in all states would be 3,000 calls, some of which need files.
import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@residency/contract/kernel/day'
import type { Kysely } from 'kysely'
import { commitmentOf, newSeed } from '../../algorithms/matching/lots.ts'
import { dayInChina, momentAfter, momentBefore } from '../../platform/clock.ts'
import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { ColumnValue, Db } from '../../platform/db/connect/pool.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { type DemoPerson, demoPeople } from './demo-people.demo.ts'

type Tools = { fields: FieldCrypto; now: Date; officeId: number; checkerId: number }
type Offer = { id: number; kind: string }
export type DemoIntake = { id: number; year: number; serial: number; offers: readonly Offer[] }

/** The steps of a registration in order; the last one is its state. */
type Trail = readonly ColumnValue<'registrations', 'state'>[]

const QUALIFIED: Trail = ['draft', 'submitted', 'qualified']
const SCORED: Trail = [...QUALIFIED, 'examArranged', 'scored']

/** The action that leads to each state. */
const ACTIONS: Readonly<Record<string, string>> = {
  submitted: 'submit',
  qualified: 'pass',
  returned: 'return',
  rejected: 'reject',
  examArranged: 'arrangeExam',
  scored: 'score',
  admitted: 'admit',
  confirmed: 'confirm',
  arrivalArranged: 'arrangeArrival',
  arrived: 'arrive',
  signed: 'sign',
  enrolled: 'enrol',
}

/**
 * Reviewers' reasons. The whole registration is returned, because the demo data lacks several
 * parts.
 */
const REASONS: Readonly<Record<string, string>> = {
  returned: '资料不完整，请补充通讯地址、证件照和毕业证书后重新提交',
  rejected: '所学专业不符合报名条件',
}

/** Shares of registrations per state in the demo intake. */
const OPEN: readonly (readonly [share: number, trail: Trail])[] = [
  [0.15, ['draft']],
  [0.45, ['draft', 'submitted']],
  [0.08, ['draft', 'submitted', 'returned']],
  [0.04, ['draft', 'submitted', 'rejected']],
  [1, QUALIFIED],
]

const ADMITTING: typeof OPEN = [
  [0.04, ['draft', 'submitted', 'rejected']],
  [0.1, QUALIFIED],
  [0.06, [...QUALIFIED, 'examArranged']],
  [1, SCORED],
]

const EVERYBODY_SCORED: typeof OPEN = [[1, SCORED]]

function trailOf(shares: typeof OPEN, place: number, count: number): Trail {
  let reached = 0
  for (const [share, trail] of shares) {
    reached += share
    if (place < reached * count) return trail
  }

  return shares.at(-1)![1]
}

/** Accounts of invented people without passwords; they could log in by SMS. */
async function addAccounts(
  db: Db,
  people: readonly DemoPerson[],
  { fields, now }: Tools,
): Promise<number[]> {
  const rows = await db
    .insertInto('users')
    .values(
      people.map((person) => ({
        username: `a${randomUUID().replaceAll('-', '').slice(0, 11)}`,
        nickname: person.name,
        realName: person.name,
        gender: person.gender,
        mobileHash: fields.hashOf('mobile', person.mobile),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning('id')
    .execute()

  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'APPLICANT')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('userRoles')
    .values(rows.map(({ id }) => ({ userId: id, roleId: role.id })))
    .execute()

  return rows.map(({ id }) => id)
}

/**
 * Adds invented people to one intake in states by share, with education, choices, steps, seats and
 * scores.
 */
async function addCrowd(
  db: Db,
  intake: DemoIntake,
  count: number,
  shares: typeof OPEN,
  first: number,
  tools: Tools,
) {
  const { fields, now } = tools

  const offers = intake.offers.map(
    (o) =>
      ({ id: o.id, profession: o.kind === 'pharmacist' ? 'pharmacist' : 'technician' }) as const,
  )

  const people = demoPeople(count, offers, intake.year, 20_261_120 + intake.id).map(
    (person, i) => ({
      ...person,
      mobile: `1390${String(intake.id).padStart(2, '0').slice(-2)}${String(first + i).padStart(5, '0')}`,
    }),
  )

  const userIds = await addAccounts(db, people, tools)

  const schools = await db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where('name', 'in', ['', ...people.map((person) => person.school)])
    .execute()

  const schoolIds = new Map(schools.map((school) => [school.name, school.id]))
  const trails = people.map((_, i) => trailOf(shares, i, count))
  const at = (i: number, step: number) =>
    new Date(now.getTime() - (20 - step - (i % 7)) * DAY_MS - (i % 24) * HOUR_MS)

  const ids = (
    await db
      .insertInto('registrations')
      .values(
        people.map((person, i) => ({
          intakeId: intake.id,
          userId: userIds[i]!,
          state: trails[i]!.at(-1)!,
          traineeKind: person.kind,
          employer: person.kind === 'sponsored' ? '江城区人民医院' : null,
          isFresh: person.graduatedOn.startsWith(String(intake.year)),
          studentPlace: person.regionCode.slice(0, 2),
          realName: person.name,
          gender: person.gender,
          birthDate: person.birthDate,
          ethnicCode: '01',
          regionCode: person.regionCode,
          schoolId: schoolIds.get(person.school) ?? null,
          schoolOther: schoolIds.has(person.school) ? null : person.school,
          acceptsAdjustment: person.acceptsAdjustment,
          returnReason: REASONS[trails[i]!.at(-1)!] ?? null,
          submittedAt: trails[i]!.length > 1 ? at(i, 1) : null,
          createdAt: at(i, 0),
          updatedAt: at(i, trails[i]!.length),
        })),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id)

  for (const [i, person] of people.entries()) {
    const seal = (table: string, column: string, row: number, value: string) =>
      fields.sealCell({ table, column, row }, value)

    await db
      .updateTable('registrations')
      .set({
        idCardSealed: seal('registrations', 'id_card', ids[i]!, person.idCard),
        idCardHash: fields.hashOf('idCard', person.idCard),
        mobileSealed: seal('registrations', 'mobile', ids[i]!, person.mobile),
        mobileHash: fields.hashOf('mobile', person.mobile),
      })
      .where('id', '=', ids[i]!)
      .execute()

    await db
      .updateTable('users')
      .set({ mobileSealed: seal('users', 'mobile', userIds[i]!, person.mobile) })
      .where('id', '=', userIds[i]!)
      .execute()
  }

  await db
    .insertInto('registrationEducations')
    .values(
      people.map((person, i) => ({
        registrationId: ids[i]!,
        level: person.level,
        schoolId: schoolIds.get(person.school) ?? null,
        schoolOther: schoolIds.has(person.school) ? null : person.school,
        major: person.major,
        startedOn: `${Number(person.graduatedOn.slice(0, 4)) - (person.level === 'undergraduate' ? 4 : 3)}-09-01`,
        endedOn: person.graduatedOn,
        isFullTime: true,
      })),
    )
    .execute()

  await db
    .insertInto('registrationChoices')
    .values(
      people.flatMap((person, i) =>
        person.choices.map((choice, rank) => ({
          registrationId: ids[i]!,
          rank: rank + 1,
          offerId: choice.offerId,
          isEligible: trails[i]!.includes('qualified')
            ? choice.notEligible === null || rank === 0
            : null,
          eligibilityReason:
            trails[i]!.includes('qualified') && rank > 0 ? choice.notEligible : null,
        })),
      ),
    )
    .execute()

  const steps = trails.flatMap((trail, i) =>
    trail.slice(1).map((to, n) => ({
      flow: 'registration',
      recordId: ids[i]!,
      action: ACTIONS[to]!,
      fromState: trail[n]!,
      toState: to,
      reason: REASONS[to] ?? null,
      userId: to === 'submitted' ? userIds[i]! : tools.officeId,
      at: at(i, n + 1),
    })),
  )

  if (steps.length) await db.insertInto('flowHistory').values(steps).execute()

  await addExam(db, intake, { ids, people, trails }, tools)

  return ids
}

type Crowd = { ids: readonly number[]; people: readonly DemoPerson[]; trails: readonly Trail[] }

/** Rooms, seats with ticket numbers, and checked scores of those who have come that far. */
async function addExam(
  db: Db,
  intake: DemoIntake,
  { ids, people, trails }: Crowd,
  { now, officeId, checkerId }: Tools,
) {
  const seated = ids
    .map((id, i) => ({ id, i }))
    .filter(({ i }) => trails[i]!.includes('examArranged'))
  if (seated.length === 0) return

  const room = 60
  const begins = new Date(`${dayInChina(momentBefore(now, 6 * DAY_MS))}T09:00:00+08:00`)

  const sessions = await db
    .insertInto('examSessions')
    .values(
      Array.from({ length: Math.ceil(seated.length / room) }, (_, n) => ({
        intakeId: intake.id,
        name: `理论与技能考试 第 ${n + 1} 考场`,
        place: '教学楼',
        room: `${201 + n}`,
        startsAt: begins,
        endsAt: momentAfter(begins, 2.5 * HOUR_MS),
        seats: room,
      })),
    )
    .returning('id')
    .execute()

  const head = `${intake.year}${String(intake.serial).padStart(2, '0')}`

  await db
    .insertInto('examSeats')
    .values(
      seated.map(({ id }, n) => ({
        registrationId: id,
        sessionId: sessions[Math.floor(n / room)]!.id,
        seatNo: (n % room) + 1,
        ticketNumber: head + String(n + 1).padStart(4, '0'),
        arrangedBy: officeId,
        arrangedAt: momentBefore(now, 10 * DAY_MS),
      })),
    )
    .execute()

  await db
    .updateTable('intakes')
    .set({ ticketLast: seated.length })
    .where('id', '=', intake.id)
    .execute()

  const scores = seated
    .filter(({ i }) => trails[i]!.includes('scored'))
    .flatMap(({ id, i }) =>
      (['theory', 'skill', 'interview'] as const).map((component) => ({
        registrationId: id,
        component,
        points: people[i]!.scores[component],
        enteredBy: officeId,
        enteredAt: momentBefore(now, 4 * DAY_MS),
        checkedBy: checkerId,
        checkedAt: momentBefore(now, 3 * DAY_MS),
      })),
    )

  if (scores.length) await db.insertInto('examScores').values(scores).execute()
}

/** A seed, sealed, with the commitment an intake publishes before the first score. */
async function commit(db: Db, intakeId: number, { fields, now }: Tools) {
  const seed = newSeed()
  await db
    .updateTable('intakes')
    .set({
      seedSealed: fields.sealCell({ table: 'intakes', column: 'seed', row: intakeId }, seed),
      seedCommitment: commitmentOf(seed),
      seedCommittedAt: momentBefore(now, 15 * DAY_MS),
    })
    .where('id', '=', intakeId)
    .execute()
}

/**
 * Invented applicants in the intakes of the demo hospital: a quarter in the one that is open, the
 * others in one that is admitting and in one whose run is to be published (by the caller: it goes
 * through the run itself). Answers that one's id.
 */
export async function fillCrowd(
  db: Kysely<DB>,
  count: number,
  intakes: { open: DemoIntake; admitting: DemoIntake; toPublish: DemoIntake },
  tools: Tools,
) {
  const shares = { open: Math.round(count * 0.25), admitting: Math.round(count * 0.45) }
  for (const intake of Object.values(intakes)) await commit(db, intake.id, tools)

  await addCrowd(db, intakes.open, shares.open, OPEN, 0, tools)
  await addCrowd(db, intakes.admitting, shares.admitting, ADMITTING, shares.open, tools)

  const rest = count - shares.open - shares.admitting

  await addCrowd(
    db,
    intakes.toPublish,
    rest,
    EVERYBODY_SCORED,
    shares.open + shares.admitting,
    tools,
  )
}
