import type { Endpoint } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fillRegistration, wholeStudy } from '../../../testing/builders/registration-calls.ts'
import { multipartBody } from '../../../testing/files/multipart.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { callName } from '../../../testing/walks/walk-judge.ts'
import {
  addressOf,
  sampleObject,
  sampleOf,
  sampleQuery,
  fieldsOf as shapeFields,
  strangeParams,
} from '../../../testing/walks/walk-samples.ts'

const server = await openServer()
const applicant = await server.as('applicant')
let id: number
let other: number

beforeAll(async () => {
  id = (await fillRegistration(server, applicant)).id

  other = (
    await server.db
      .selectFrom('registrations')
      .select('id')
      .where('realName', '=', '刘子墨')
      .executeTakeFirstOrThrow()
  ).id

  const entry = { registrationId: other, data: JSON.stringify({ title: 'x' }) }

  // an entry of the other person under the number that is asked for
  await server.db
    .insertInto('registrationEntries')
    .values({ ...entry, id: other, section: 'award' })
    .execute()
})

const fieldsOf = (e: Endpoint, part: 'query' | 'form' | 'params' | 'body') =>
  shapeFields(e[part]) as Record<string, unknown>

const PARTS = ['query', 'form', 'params', 'body'] as const

/** The names under which a call takes the number of a registration; `a` is the specification's. */
const REGISTRATION_PARAMS = ['studentId', 'registrationId', 'id', 'a']

/**
 * Other ids that calls below /sign take: none is a registration's (`x` is a base). Add new names
 * here.
 */
const NO_REGISTRATION = [
  'version',
  'intakeId',
  'schoolId',
  'x',
  'chunkSize',
  'currentChunkSize',
  'totalSize',
]

const namesRegistration = (e: Endpoint) =>
  PARTS.some((part) => REGISTRATION_PARAMS.some((name) => name in fieldsOf(e, part)))

const isNumber = (field: unknown) => {
  const takes = (value: unknown) => (field as z.ZodType).safeParse(value).success
  return (takes(999_999) || takes('999999')) && !takes('walk') && !takes(0.5)
}

/** A plausible request about one registration. */
function request(e: Endpoint, studentId: number) {
  const named = (part: (typeof PARTS)[number]) =>
    Object.fromEntries(
      REGISTRATION_PARAMS.filter((name) => name in fieldsOf(e, part)).map((name) => [
        name,
        String(studentId),
      ]),
    )

  const address = addressOf(
    e,
    { ...strangeParams(e), ...named('params') },
    { ...sampleQuery(e), ...named('query') },
  )

  if (e.body) {
    const own = 'id' in fieldsOf(e, 'body') ? { id: studentId } : {}
    const payload = JSON.stringify({ ...(sampleOf(e.body) as object), ...own })
    return { address, options: { payload, headers: { 'content-type': 'application/json' } } }
  }

  if (!e.form && !e.file) return { address, options: {} }

  const texts = Object.entries(e.form ? sampleObject(e.form) : {}).map(
    ([name, value]) => [name, String(value)] as const,
  )
  const file = e.file ? { [e.file.field]: { filename: 'a.jpg', content: Buffer.from('x') } } : {}

  return {
    address,
    options: multipartBody({ ...Object.fromEntries(texts), ...named('form'), ...file }),
  }
}

test('somebody else’s number is not found on any call of the sign-up that takes one, and nothing of theirs is touched', async () => {
  const calls = server.app.bound.filter(
    (e) => e.path.startsWith('/sign/') && e.access !== 'public' && namesRegistration(e),
  )

  expect(calls.map((e) => e.path)).toEqual(
    expect.arrayContaining([
      '/sign/studentRegistratLimit/apply/identity',
      '/sign/studentRegistration/{id}/identity/',
      '/sign/studentRegistration/save/form',
      '/sign/studentRecordData',
      '/sign/studentEducation',
      '/sign/studentAwards/{id}',
      '/sign/registrations/{id}/basic',
      '/sign/registrations/{id}/photo',
      '/sign/offers/options',
      '/sign/judge/admission',
      '/sign/judge/confirm',
      '/sign/admission/own/decide',
      '/sign/studentAdmissionList/{a}/{b}/confirm',
      '/sign/studentRegistratSetting/register/time',
    ]),
  )

  expect(other).not.toBe(applicant.userId)

  const rows = async () => ({
    registration: await server.db
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', other)
      .execute(),
    entries: await server.db
      .selectFrom('registrationEntries')
      .selectAll()
      .where('registrationId', '=', other)
      .execute(),
  })

  const before = await rows()
  const wrong: string[] = []

  for (const e of calls) {
    const { address, options } = request(e, other)
    const reply = await applicant.send(e.method, address, options)
    if (reply.status !== 404 || reply.code !== 'A0401')
      wrong.push(`${callName(e)}: ${reply.status} ${reply.msg}`)
  }

  expect(wrong).toEqual([])
  expect(await rows()).toEqual(before)
})

test('a number that a call of the sign-up takes is a sign-up’s by its name, or known to be none', () => {
  const calls = server.app.bound.filter((e) => e.path.startsWith('/sign/') && e.access !== 'public')
  const fields = calls.flatMap((e) => PARTS.flatMap((part) => Object.entries(fieldsOf(e, part))))

  const numbers = new Set(
    fields.flatMap(([name, field]) =>
      isNumber(field) && !REGISTRATION_PARAMS.includes(name) ? [name] : [],
    ),
  )

  expect([...numbers].sort()).toEqual([...NO_REGISTRATION].sort())
})

describe('the specification’s spellings do what our own calls do', () => {
  const read = async (path: string) => (await applicant.get(`/sign/${path}`)).data

  test('identity, dictionaries, directory of departments', async () => {
    expect(await read(`studentRegistration/${id}/identity/`)).toMatchObject({
      id,
      realName: '张予安',
      traineeKind: 'open',
    })

    expect(await read('getDict/student_place')).toEqual(
      expect.arrayContaining([{ value: '51', label: '四川省' }]),
    )
    expect(await read('getDict/nothing')).toEqual([])
    expect(await read('DeptManagement/deptList?pageNum=1&pageSize=10')).toMatchObject({
      list: expect.any(Array),
    })
  })

  test('a form saves sign info and the basic section; what is left out stays', async () => {
    const saved = await applicant.form('/sign/studentRegistration/save/form', {
      studentId: String(id),
      email: 'zhang@example.org',
      traineeKind: 'sponsored',
      employer: '江城二院',
      maritalStatus: '1',
      isFresh: '0',
    })

    expect(saved, saved.msg).toMatchObject({ status: 200, data: { missing: [] } })

    expect(await read(`registrations/${id}`)).toMatchObject({
      email: 'zhang@example.org',
      traineeKind: 'sponsored',
      employer: '江城二院',
      maritalStatus: 1,
      isFresh: false,
      realName: '张予安',
    })

    const wrong = await applicant.form('/sign/studentRegistration/save/form', {
      studentId: String(id),
      gender: '7',
      birthDate: '2001-02-30',
    })

    expect(wrong).toMatchObject({
      status: 400,
      errors: [{ path: 'form.gender' }, { path: 'form.birthDate' }],
    })
  })

  test('records are added, changed by their id, read by type and removed', async () => {
    const record = (fields: Record<string, string>) =>
      applicant.form('/sign/studentRecordData', { studentId: String(id), ...fields })
    const texts = Object.fromEntries(
      Object.entries(wholeStudy).map(([name, value]) => [name, String(value)]),
    )

    expect(await record({ type: 'undergraduate', ...texts })).toMatchObject({ status: 200 })
    expect(await read(`studentEducation?studentId=${id}&type=undergraduate`)).toMatchObject([
      { major: '药学', isFullTime: true },
    ])
    expect(await read(`studentEducation?studentId=${id}&type=education`)).toMatchObject([
      { major: '药学', isFullTime: true },
    ])
    expect(await read(`studentEducation?studentId=${id}&type=juniorEducation`)).toEqual([])
    expect(await read(`studentEducation?studentId=${id}&type=master`)).toEqual([])
    expect(await record({ type: 'education', ...texts, major: '药剂' })).toMatchObject({
      status: 200,
    })
    expect(await read(`studentEducation?studentId=${id}&type=undergraduate`)).toMatchObject([
      { major: '药剂' },
    ])

    const work = { type: 'work', workUnit: '江城二院', post: '药师', startedOn: '2024-07-01' }

    expect(await record(work)).toMatchObject({ status: 200 })

    const [first] = (await read(`studentExperience?studentId=${id}&type=work`)) as { id: number }[]

    expect(await record({ ...work, id: String(first!.id), post: '主管药师' })).toMatchObject({
      status: 200,
    })
    expect(await read(`studentExperience?studentId=${id}`)).toMatchObject([
      { id: first!.id, type: 'work', post: '主管药师' },
    ])
    expect(await record({ ...work, id: String(other) }), 'an entry of somebody else').toMatchObject(
      { status: 404 },
    )
    expect(
      await record({ type: 'work', workUnit: '', post: 'x', startedOn: '2024-07-01' }),
    ).toMatchObject({ status: 400 })
    expect(await applicant.delete(`/sign/studentAwards/${first!.id}`)).toMatchObject({
      status: 404,
    })
    expect(await applicant.delete(`/sign/studentExperience/${first!.id}`)).toMatchObject({
      status: 200,
    })
    expect(await read(`studentExperience?studentId=${id}`)).toEqual([])

    expect(
      await record({
        type: 'certificate',
        title: '药师资格',
        issuer: '卫健委',
        issuedOn: '2024-05-01',
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(await read(`studentCertificate?studentId=${id}&type=certificate`)).toMatchObject([
      { title: '药师资格' },
    ])
    expect(await read(`studentAwards?studentId=${id}`)).toEqual([])

    expect(await read(`studentAdjustment?studentId=${id}`)).toMatchObject({
      acceptsAdjustment: true,
      choices: [{ rank: 1 }],
    })
  })

  test('the number of the own account, which browsers keep as studentId, means the newest own sign-up, and nobody else’s', async () => {
    const own = applicant.userId

    expect(await read(`studentRegistration/${own}/identity/`)).toMatchObject({ id })
    expect(await read(`studentAdjustment?studentId=${own}`)).toMatchObject({ id })
    expect(await read(`studentRegistratLimit/apply/identity?studentId=${own}`)).toMatchObject({
      isAllowed: true,
    })

    const saved = { studentId: String(own), contactName: '张父' }

    expect(await applicant.form('/sign/studentRegistration/save/form', saved)).toMatchObject({
      status: 200,
    })
    expect(await read(`registrations/${id}`)).toMatchObject({ contactName: '张父' })

    const stranger = await server.as('applicant2')

    expect(await stranger.get(`/sign/studentAdjustment?studentId=${own}`)).toMatchObject({
      status: 404,
    })
  })

  test('logging out ends the session', async () => {
    const again = await server.as('applicant')
    expect(await again.delete('/sign/api/v1/auth/logout')).toMatchObject({ status: 200 })

    expect(await again.get(`/sign/registrations/${id}`)).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })
})
