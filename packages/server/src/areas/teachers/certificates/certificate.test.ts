import { beforeAll, describe, expect, test } from 'vitest'
import {
  dayFromNow,
  openQualificationWindow,
  qualificationInput,
} from '../../../testing/builders/qualified-teachers.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const server = await openServer()

beforeAll(async () => {
  await openQualificationWindow(server)
})

const scan = async (who: string) => {
  const file = { filename: 'scan.pdf', content: pdf() }
  const reply = await (await server.as(who)).form('/fileOperation/attachment?purpose=proof', {
    file,
  })

  return (reply.data as { filePath: string }).filePath
}

let count = 0

async function handIn(who: string, over: object = {}) {
  const form = {
    kind: 'training',
    number: `T-${++count}`,
    issuer: '省卫生健康委',
    issuedOn: dayFromNow(server, { years: -2 }),
    validUntil: null as string | null,
    files: [await scan(who)],
  }

  return (await server.as(who)).post('/api/v1/certificates/own', { ...form, ...over })
}

const idOf = (reply: { data: unknown; msg: string; errors: unknown }) => {
  expect(reply.data, `${reply.msg} ${JSON.stringify(reply.errors)}`).not.toBeNull()
  return (reply.data as { id: number }).id
}

const act = async (who: string, id: number, action: 'pass' | 'reject', reason?: string) => {
  const { version } = await server.db
    .selectFrom('teacherCertificateRecords')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return (await server.as(who)).post(`/api/v1/certificateRecords/${id}/act`, {
    action,
    reason,
    version,
  })
}

const own = async (who: string) =>
  (await (await server.as(who)).get('/api/v1/certificates/own')).data as {
    certificates: { id: number; number: string; validity: string; files: unknown[] }[]
    records: { id: number; state: string; reason: string | null; mayWithdraw: boolean }[]
  }

const clear = () =>
  server.asOwner('delete from teacher_certificate_records; delete from teacher_certificates')

describe('a certificate handed in', () => {
  test('is kept with its scans once a reviewer has passed it, and renewed by another record', async () => {
    await clear()

    const id = idOf(await handIn('teacher', { validUntil: dayFromNow(server, { years: 1 }) }))

    expect((await own('teacher')).records).toMatchObject([
      { id, state: 'submitted', mayWithdraw: true },
    ])
    expect(await act('base', id, 'pass')).toMatchObject({ status: 200, data: { state: 'passed' } })

    const { certificates, records } = await own('teacher')

    expect(records).toEqual([])
    expect(certificates).toMatchObject([{ validity: 'valid', files: [{ name: 'scan.pdf' }] }])

    const renewal = await handIn('teacher', {
      certificateId: certificates[0]!.id,
      number: certificates[0]!.number,
      validUntil: dayFromNow(server, { years: 5 }),
    })

    await act('bhb', idOf(renewal), 'pass')

    const stored = await server.db
      .selectFrom('teacherCertificates')
      .select(['id', 'validUntil'])
      .execute()

    expect(stored).toEqual([
      { id: certificates[0]!.id, validUntil: dayFromNow(server, { years: 5 }) },
    ])
  })

  test('is valid, ending soon within 90 days, or expired after its last day', async () => {
    await clear()

    for (const days of [-91, -90, 0, 1])
      await act(
        'bhb',
        idOf(await handIn('teacher', { validUntil: dayFromNow(server, { days: -days }) })),
        'pass',
      )

    expect((await own('teacher')).certificates.map(({ validity }) => validity)).toEqual([
      'valid',
      'expiring',
      'expiring',
      'expired',
    ])

    const list = await (await server.as('bhb')).get('/teacherCertificate/page?validity=expired')

    expect(list.data).toMatchObject({ total: 1 })
  })

  test('names the field of what is not right: an end before its beginning, a day ahead, a kind, a number twice, no scan', async () => {
    await clear()

    const first = await handIn('teacher', { number: 'T-twice' })

    expect(await handIn('teacher', { number: 'T-twice' })).toMatchObject({
      status: 409,
      errors: [{ path: 'number' }],
    })

    await act('bhb', idOf(first), 'pass')

    expect(await handIn('teacher2', { number: 'T-twice' })).toMatchObject({
      status: 409,
      errors: [{ path: 'number' }],
    })

    const refusals: [object, string][] = [
      [{ validUntil: dayFromNow(server, { years: -3 }) }, 'validUntil'],
      [{ issuedOn: '2999-01-01', validUntil: null }, 'issuedOn'],
      [{ kind: 'none_of_these' }, 'kind'],
      [{ files: [] }, 'files'],
    ]

    for (const [over, path] of refusals)
      expect(await handIn('teacher', over), path).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining(path) }],
      })
  })

  test('renews only one’s own, and its scans must be one’s own', async () => {
    await clear()
    await act('bhb', idOf(await handIn('teacher')), 'pass')

    const [mine] = (await own('teacher')).certificates

    expect(await handIn('teacher2', { certificateId: mine!.id })).toMatchObject({ status: 404 })
    expect(await handIn('teacher2', { files: [await scan('teacher')] })).toMatchObject({
      status: 400,
    })
  })

  test('is withdrawn by its owner before it is decided, and by nobody else', async () => {
    await clear()

    const id = idOf(await handIn('teacher'))

    expect(
      await (await server.as('teacher2')).delete(`/teacherCertificateRecord/${id}`),
    ).toMatchObject({ status: 404 })
    expect(
      await (await server.as('teacher')).delete(`/teacherCertificateRecord/${id}`),
    ).toMatchObject({ status: 200 })
    expect(await act('bhb', id, 'pass')).toMatchObject({ status: 409 })
    expect(
      await (await server.as('teacher')).delete(`/teacherCertificateRecord/${id}`),
    ).toMatchObject({ status: 409 })
  })
})

describe('a reviewer of certificates', () => {
  test('sees those of the own base only, and never decides the own one', async () => {
    await clear()

    const id = idOf(await handIn('teacher'))

    expect(await act('base2', id, 'pass')).toMatchObject({ status: 404 })
    expect(
      await (await server.as('base2')).get(`/teacherCertificateRecord/${id}/form`),
    ).toMatchObject({ status: 404 })
    expect(await act('dept', id, 'pass')).toMatchObject({ status: 401 })

    const waiting = await countAndList(await server.as('base'), 'reviewCertificates')
    const mine = idOf(await handIn('base'))

    // the own one waits for another person
    expect(await countAndList(await server.as('base'), 'reviewCertificates')).toEqual(waiting)
    expect(waiting).toEqual({ count: waiting.count, listed: waiting.count })
    expect(waiting.count).toBeGreaterThan(0)

    expect(await act('base', mine, 'pass')).toMatchObject({ status: 409 })
  })

  test('gives a reason to turn one down, and the teacher reads it', async () => {
    await clear()

    const id = idOf(await handIn('teacher'))

    expect(await act('bhb', id, 'reject')).toMatchObject({ status: 400 })

    await act('bhb', id, 'reject', '扫描件不清晰')
    expect((await own('teacher')).records).toMatchObject([
      { state: 'rejected', reason: '扫描件不清晰', mayWithdraw: false },
    ])
  })

  test('undoes a decision: the certificate is gone, a renewed one has its former dates', async () => {
    await clear()

    const office = await server.as('bhb')

    const undo = async (reply: { data: unknown }) =>
      office.post('/api/v1/certificateRecords/undo', {
        decision: (reply.data as { undo: { id: number } }).undo.id,
      })

    const id = idOf(await handIn('teacher', { validUntil: dayFromNow(server, { years: 1 }) }))

    expect(await undo(await act('bhb', id, 'pass'))).toMatchObject({ status: 200 })
    expect((await own('teacher')).certificates).toEqual([])

    await act('bhb', id, 'pass')

    const [mine] = (await own('teacher')).certificates

    const renewal = idOf(
      await handIn('teacher', {
        certificateId: mine!.id,
        number: mine!.number,
        validUntil: dayFromNow(server, { years: 9 }),
      }),
    )

    expect(await undo(await act('bhb', renewal, 'pass'))).toMatchObject({ status: 200 })

    const [stored] = await server.db
      .selectFrom('teacherCertificates')
      .select('validUntil')
      .execute()

    expect(stored!.validUntil).toBe(dayFromNow(server, { years: 1 }))
  })

  test('undoes only what the own decision brought: what another reviewer has passed meanwhile stays', async () => {
    await clear()

    const office = await server.as('bhb')

    for (let i = 0; i < 2; i++)
      await act(
        'root',
        idOf(await handIn('teacher', { validUntil: dayFromNow(server, { years: 1 }) })),
        'pass',
      )

    const [firstCertificate, secondCertificate] = (await own('teacher')).certificates

    const renew = async (c: { id: number; number: string }) =>
      idOf(
        await handIn('teacher', {
          certificateId: c.id,
          number: c.number,
          validUntil: dayFromNow(server, { years: 9 }),
        }),
      )

    const [first, second, third] = [
      await renew(firstCertificate!),
      await renew(secondCertificate!),
      idOf(await handIn('teacher')),
    ]

    const { undo } = (await act('bhb', first, 'pass')).data as { undo: { id: number } }

    for (const id of [second, third]) await act('root', id, 'pass')

    expect(
      await office.post('/api/v1/certificateRecords/undo', { decision: undo.id }),
    ).toMatchObject({ status: 200 })

    const stored = await server.db
      .selectFrom('teacherCertificates')
      .select('validUntil')
      .orderBy('id')
      .execute()

    expect(stored.map((row) => row.validUntil)).toEqual([
      dayFromNow(server, { years: 1 }),
      dayFromNow(server, { years: 9 }),
      null,
    ])
  })

  test('who qualifies a teacher has seen the certificates handed in: they pass with the application, and come back with its undo', async () => {
    await clear()

    const teacher = await server.as('teacher')
    const record = idOf(await handIn('teacher'))

    const saved = (
      await teacher.put('/api/v1/qualifications/own', await qualificationInput(server))
    ).data as {
      id: number
      version: number
    }

    expect(
      await teacher.post('/api/v1/qualifications/own/act', {
        action: 'submit',
        version: saved.version,
      }),
    ).toMatchObject({
      status: 200,
    })

    const office = await server.as('bhb')
    const opened = await office.get(`/teacherGuidance/select/teacher?id=${saved.id}`)

    expect(opened.data).toMatchObject({
      scans: [{ label: expect.stringContaining('师资培训合格证书'), file: { name: 'scan.pdf' } }],
    })

    let undo = 0

    for (const [i, action] of ['passDepartment', 'passBase', 'qualify'].entries()) {
      const reply = await office.post(`/api/v1/qualifications/${saved.id}/act`, {
        action,
        version: saved.version + 1 + i,
      })

      expect(reply, action).toMatchObject({ status: 200 })

      undo = (reply.data as { undo: { id: number } }).undo.id
    }

    expect((await own('teacher')).certificates).toHaveLength(1)
    expect(await office.post('/api/v1/qualifications/undo', { decision: undo })).toMatchObject({
      status: 200,
    })

    expect(await own('teacher')).toMatchObject({
      certificates: [],
      records: [{ id: record, state: 'submitted' }],
    })
  })
})
