import { DAY_MS } from '@residency/contract/kernel/day'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import type { TestServer } from '../server/open-server.ts'

/**
 * A day from the server's today, as YYYY-MM-DD; negative numbers are in the past: `{ years: -1 }` is
 * this day last year.
 */
export function dayFromNow(server: TestServer, { years = 0, days = 0 } = {}): string {
  const at = new Date(server.clock.now)
  at.setUTCFullYear(at.getUTCFullYear() + years)
  at.setUTCDate(at.getUTCDate() + days)

  return dayInChina(at)
}

/** Opens the time window of qualifications for everybody. */
export async function openQualificationWindow(server: TestServer, days = 60) {
  const [startsAt, endsAt] = [-days, days].map((more) =>
    momentAfter(server.clock.now, more * DAY_MS),
  )
  await server.db.deleteFrom('timeWindows').where('name', '=', 'teacher_qualification').execute()

  await server.db
    .insertInto('timeWindows')
    .values({ name: 'teacher_qualification', startsAt: startsAt!, endsAt: endsAt! })
    .execute()
}

/** A certificate of training, valid for years to come. */
export const giveCertificate = (server: TestServer, userId: number, number: string) =>
  server.db
    .insertInto('teacherCertificates')
    .values({
      userId,
      kind: 'training',
      number,
      issuer: '省卫生健康委',
      issuedOn: dayFromNow(server, { years: -1 }),
      validUntil: null,
    })
    .execute()

/** The base that leads a department, and a department by its name. */
async function placeOf(server: TestServer, department: string) {
  const found = await server.db
    .selectFrom('departments as d')
    .innerJoin('departments as above', (j) => j.onTrue())
    .innerJoin('baseDepartments as bd', 'bd.departmentId', 'above.id')
    .innerJoin('bases as b', 'b.id', 'bd.baseId')
    .select(['d.id as departmentId', 'b.id as baseId'])
    .where('d.name', '=', department)
    .where('b.status', '=', 1)
    .whereRef('d.treePath', '>=', 'above.treePath')
    .where((e) => e.fn('starts_with', ['d.treePath', 'above.treePath']))
    .orderBy('b.sort')
    .executeTakeFirstOrThrow()

  return found
}

/** What a teacher fills in, all conditions of a general teacher met but for the certificate. */
export async function qualificationInput(server: TestServer, department = '住院药房') {
  return {
    level: 'general' as const,
    ...(await placeOf(server, department)),
    title: 'pharmacist_in_charge',
    titleSince: dayFromNow(server, { years: -6 }),
    education: 'master',
    degree: 'master',
    specialty: '临床药学',
    specialtySince: dayFromNow(server, { years: -10 }),
    teachingSince: dayFromNow(server, { years: -6 }),
    experience: '带教实习学生三届',
    files: [] as string[],
    version: null as number | null,
  }
}

/** What the office fills in to enter an account into the library, as the texts of a form. */
export async function libraryForm(
  server: TestServer,
  userId: number,
  department?: string,
): Promise<Record<string, string>> {
  const {
    files: _files,
    version: _version,
    experience,
    ...input
  } = await qualificationInput(server, department)

  const texts = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  )

  return {
    ...texts,
    userId: String(userId),
    profile: experience,
    validFrom: dayFromNow(server, { years: -1 }),
  }
}

/**
 * Makes an account a teacher of the library, in a department and at a level, as a finished
 * application does. Answers base and department.
 */
export async function qualifyTeacher(
  server: TestServer,
  username: string,
  { department = '住院药房', level = 'general' as 'general' | 'core' } = {},
) {
  const place = await placeOf(server, department)

  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

  const facts = {
    userId: id,
    title: 'pharmacist_in_charge',
    titleSince: dayFromNow(server, { years: -6 }),
    education: 'master' as const,
  }

  const held = {
    number: `S${9000 + id}`,
    validFrom: dayFromNow(server, { years: -1 }),
    validUntil: dayFromNow(server, { years: 4 }),
    state: 'qualified' as const,
  }

  await server.db.transaction().execute(async (tx) => {
    const qualification = await tx
      .insertInto('teacherQualifications')
      .values({ ...facts, ...held, level, baseId: place.baseId, departmentId: place.departmentId })
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.insertInto('teacherProfiles').values(facts).execute()

    const entry = {
      userId: id,
      qualificationId: qualification.id,
      departmentId: place.departmentId,
    }

    await tx.insertInto('teacherLibrary').values(entry).execute()
  })

  return place
}
