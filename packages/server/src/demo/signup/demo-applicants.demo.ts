// Written as rows: journeys add applicants to a product that runs, without its services.
import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import type { DemoPerson } from './demo-people.demo.ts'

const AT_ONCE = 1000

type Place = {
  intakeId: number

  /**
   * The state of all of them. From `scored` on they have scores, entered and checked by two people.
   */
  state: 'submitted' | 'qualified' | 'examArranged' | 'scored'
  submittedAt: Date
  enteredBy: number
  checkedBy: number
  passwordHash?: string | null
}

const EXAM_COMPONENTS = ['theory', 'skill', 'interview'] as const

async function addAccounts(
  db: Db,
  fields: FieldCrypto,
  people: readonly DemoPerson[],
  place: Place,
) {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'APPLICANT')
    .executeTakeFirstOrThrow()

  const users = await db
    .insertInto('users')
    .values(
      people.map((person) => ({
        username: `a${person.mobile.slice(1)}`,
        nickname: person.name,
        realName: person.name,
        gender: person.gender,
        passwordHash: place.passwordHash ?? null,
        mobileHash: fields.hashOf('mobile', person.mobile),
        createdAt: place.submittedAt,
        updatedAt: place.submittedAt,
      })),
    )
    .returning('id')
    .execute()

  await db
    .insertInto('userRoles')
    .values(users.map((user) => ({ userId: user.id, roleId: role.id })))
    .execute()

  return users.map((user) => user.id)
}

async function addRegistrations(
  db: Db,
  fields: FieldCrypto,
  people: readonly DemoPerson[],
  userIds: readonly number[],
  place: Place,
) {
  const schools = await db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where('name', 'in', [...new Set(people.map((person) => person.school))])
    .execute()

  const schoolId = new Map(schools.map((school) => [school.name, school.id]))

  const rows = await db
    .insertInto('registrations')
    .values(
      people.map((person, i) => ({
        intakeId: place.intakeId,
        userId: userIds[i]!,
        state: place.state,
        traineeKind: person.kind,
        realName: person.name,
        gender: person.gender,
        birthDate: person.birthDate,
        ethnicCode: '01',
        regionCode: person.regionCode,
        schoolId: schoolId.get(person.school) ?? null,
        schoolOther: schoolId.has(person.school) ? null : person.school,
        email: `${person.mobile}@example.org`,
        acceptsAdjustment: person.acceptsAdjustment,
        idCardHash: fields.hashOf('idCard', person.idCard),
        mobileHash: fields.hashOf('mobile', person.mobile),
        submittedAt: place.submittedAt,
        createdAt: place.submittedAt,
        updatedAt: place.submittedAt,
      })),
    )
    .returning('id')
    .execute()

  const study = ({ level, school, major, graduatedOn }: DemoPerson) => ({
    level,
    schoolId: schoolId.get(school) ?? null,
    schoolOther: schoolId.has(school) ? null : school,
    major,
    endedOn: graduatedOn,
    isFullTime: true,
  })

  await db
    .insertInto('registrationEducations')
    .values(people.map((person, i) => ({ registrationId: rows[i]!.id, ...study(person) })))
    .execute()

  return rows.map((row) => row.id)
}

/** Numbers are sealed to their row, so the row's id must be known first. */
async function sealNumbers(
  db: Db,
  fields: FieldCrypto,
  people: readonly DemoPerson[],
  ids: readonly number[],
  userIds: readonly number[],
) {
  for (const [i, person] of people.entries()) {
    const cell = (column: string) => ({ table: 'registrations', column, row: ids[i]! })

    await db
      .updateTable('registrations')
      .set({
        idCardSealed: fields.sealCell(cell('id_card'), person.idCard),
        mobileSealed: fields.sealCell(cell('mobile'), person.mobile),
      })
      .where('id', '=', ids[i]!)
      .execute()

    await db
      .updateTable('users')
      .set({
        mobileSealed: fields.sealCell(
          { table: 'users', column: 'mobile', row: userIds[i]! },
          person.mobile,
        ),
      })
      .where('id', '=', userIds[i]!)
      .execute()
  }
}

async function addChoicesAndScores(
  db: Db,
  people: readonly DemoPerson[],
  ids: readonly number[],
  place: Place,
) {
  const { enteredBy, checkedBy, submittedAt: at } = place
  const isJudged = place.state !== 'submitted'

  const choices = people.flatMap((person, i) =>
    person.choices.map(({ offerId, notEligible }, rank) => ({
      registrationId: ids[i]!,
      rank: rank + 1,
      offerId,
      isEligible: isJudged ? notEligible === null : null,
      eligibilityReason: isJudged ? notEligible : null,
    })),
  )

  for (let from = 0; from < choices.length; from += AT_ONCE)
    await db
      .insertInto('registrationChoices')
      .values(choices.slice(from, from + AT_ONCE))
      .execute()

  if (place.state !== 'scored') return

  const scores = people.flatMap((person, i) =>
    EXAM_COMPONENTS.map((component) => ({
      registrationId: ids[i]!,
      component,
      points: person.scores[component],
    })),
  )

  const checked = { enteredBy, enteredAt: at, checkedBy, checkedAt: at }

  for (let from = 0; from < scores.length; from += AT_ONCE)
    await db
      .insertInto('examScores')
      .values(scores.slice(from, from + AT_ONCE).map((score) => ({ ...score, ...checked })))
      .execute()
}

/**
 * Puts invented applicants into an intake, with accounts, studies, choices and (where they have
 * them) scores. Returns their registrations.
 */
export async function addDemoApplicants(
  db: Db,
  fields: FieldCrypto,
  people: readonly DemoPerson[],
  place: Place,
): Promise<number[]> {
  const all: number[] = []
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const part = people.slice(from, from + AT_ONCE)
    const userIds = await addAccounts(db, fields, part, place)
    const ids = await addRegistrations(db, fields, part, userIds, place)

    await sealNumbers(db, fields, part, ids, userIds)
    await addChoicesAndScores(db, part, ids, place)
    all.push(...ids)
  }

  return all
}
