import { openDb } from '../../packages/server/src/platform/db/connect/pool.ts'
import { ask, tokenOf } from './actors.ts'
import { socketOf } from './applicants.ts'
import { createUser, unusedName } from './makers.ts'

type Option = { value: number; label: string }
type Match = { departmentId: number; share: number }

/** A department as standards name it, with what corresponds to it. */
async function standardDepartment(name: string, matches: Match[], token: string) {
  const { id } = await ask<{ id: number }>('POST', '/api/v1/standardDepartments', {
    token,
    body: { name, matches },
  })

  return id
}

/**
 * A published standard of a year in one table for the base of 'base', compared with its
 * departments, and the major it is for.
 */
export async function aPublishedStandard() {
  const [office, base] = [await tokenOf('bhb'), await tokenOf('base')]
  const { majors } = await ask<{ majors: Option[] }>('GET', '/api/v1/cohorts/choices', {
    token: base,
  })
  const rooms = await ask<Option[]>('GET', '/api/v1/standardDepartments/choices', { token: office })
  const [first, second, third] = rooms
    .filter(({ label }) => label.startsWith('药学部'))
    .map(({ value }) => value) as [number, number, number]
  const stem = unusedName('科')

  const shared = await standardDepartment(
    `${stem}甲`,
    [
      { departmentId: first, share: 60 },
      { departmentId: second, share: 40 },
    ],
    office,
  )

  const others = [
    await standardDepartment(`${stem}乙`, [{ departmentId: second, share: 100 }], office),
  ]

  others.push(await standardDepartment(`${stem}丙`, [{ departmentId: third, share: 100 }], office))

  const major = majors[0]!
  const name = unusedName('标准')

  const head = {
    issuer: 'hospital',
    name,
    source: '本院规定',
    degreeKind: 'none',
    lengthMonths: 12,
    firstStageMonths: null,
  }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/standards', {
    token: office,
    body: { ...head, majorId: major.value },
  })

  const rows = [
    { kind: 'required', stage: null, departmentId: shared, months: 8 },
    { kind: 'fixed', stage: null, name: '选轮', departmentIds: others, choose: 1, months: 2 },
    {
      kind: 'free',
      stage: null,
      name: '自选',
      departmentIds: others,
      least: 1,
      most: 2,
      sumMonths: 2,
    },
  ]

  await ask('PUT', `/api/v1/standards/${id}`, {
    token: office,
    body: { ...head, rows, version: 1 },
  })

  await ask('POST', `/api/v1/standards/${id}/publish`, { token: office, body: { version: 2 } })

  const nameOf = (room: number) => rooms.find(({ value }) => value === room)!.label.split(' / ')[1]!

  return {
    id,
    name,
    major,
    shared: `${stem}甲`,
    rooms: [nameOf(first), nameOf(second), nameOf(third)] as const,
  }
}

/** Somebody in training for a major since a day, who can log in. */
export async function aTrainee(
  majorId: number,
  startsOn: string,
  folder = process.env.E2E_FOLDER!,
) {
  const account = await createUser({
    username: unusedName('trainee'),
    nickname: unusedName('学员'),
    role: '学员',
    isReady: true,
  })

  const { db, pool } = openDb({
    host: socketOf(folder),
    user: 'postgres',
    database: 'residency',
    max: 1,
  })

  const unit = await db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('trainees')
    .values({
      number: `C${account.id}`,
      userId: account.id,
      majorId,
      trainingUnitId: unit.id,
      traineeKind: 'open',
      realName: account.nickname,
      enrolledOn: startsOn,
      startsOn,
      lengthMonths: 12,
    })
    .execute()

  await pool.end()

  return account
}
