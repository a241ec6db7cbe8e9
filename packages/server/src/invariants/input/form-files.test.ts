import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PURPOSES } from '@residency/contract/areas/files/upload.contract'
import { API_PREFIX, type Endpoint } from '@residency/contract/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  giveCertificate,
  openQualificationWindow,
  qualificationInput,
} from '../../testing/builders/qualified-teachers.ts'
import { fillRegistration } from '../../testing/builders/registration-calls.ts'
import { jpegWithPlace, pdf } from '../../testing/files/file-samples.ts'
import { multipartBody } from '../../testing/files/multipart.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import {
  addressOf,
  fieldsOf,
  sampleOf,
  sampleQuery,
  strangeParams,
} from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const root = await server.as('root')
const small = { filename: '说明.txt', content: Buffer.alloc(100, 'x') }
const paper = (text: string) => ({ filename: `${text}.pdf`, content: pdf(text) })
const callerOf = (e: Endpoint) => (e.access === 'public' ? server.anonymous : root)
const forms = () => server.app.bound.filter((e) => e.form)

const send = (e: Endpoint, parts: Parameters<typeof multipartBody>[0]) =>
  callerOf(e).send(e.method, addressOf(e, strangeParams(e), sampleQuery(e)), multipartBody(parts))

const filesOf = (who: { userId: number }) =>
  server.db.selectFrom('files').selectAll().where('userId', '=', who.userId).execute()

describe('a file of 100 bytes that a form does not take', () => {
  test('is refused by its name on every form, in words that say so, and none is stored', async () => {
    const wrong: string[] = []

    for (const e of forms()) {
      await server.asOwner('truncate rate_limits')

      const place = e.uploads?.fields[0] ?? e.file?.field
      const sentence = place
        ? `不接收文件，文件请放在 ${place} 中提交`
        : '不接收文件，请去掉后再提交'
      const { status, msg, errors } = await send(e, { zz: small })

      if (status !== 400 || !msg.endsWith(`zz ${sentence}`) || errors[0]?.path !== 'form.zz')
        wrong.push(`${callName(e)}: ${status} ${msg}`)
    }

    expect(wrong).toEqual([])
    expect(forms().length).toBeGreaterThan(15)
    expect(await filesOf(root)).toEqual([])
  })
  test('is refused together with the right one as well', async () => {
    const teacher = await server.as('teacher')

    const refused = await teacher.form('/teacherChangeRecord', {
      scan: small,
      filePath: paper('a'),
    })

    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'form.scan' }] })

    const upload = await teacher.form('/fileOperation/attachment', {
      scan: small,
      file: paper('a'),
    })

    expect(upload).toMatchObject({
      status: 400,
      msg: expect.stringContaining('scan 不接收文件，文件请放在 file 中提交'),
    })

    expect(await filesOf(teacher)).toEqual([])
  })
})

test('a second file is refused with the first, on every call that takes one, and neither is stored', async () => {
  const teacher = await server.as('teacher')
  const before = await filesOf(teacher)
  const refused = { status: 400, errors: [{ message: '一次只接收一个文件，请分次提交' }] }
  const photo = { filename: '照片.jpg', content: await jpegWithPlace() }

  expect(
    await teacher.form('/fileOperation/attachment', { file: paper('a'), more: paper('b') }),
  ).toMatchObject(refused)
  expect(await teacher.form('/api/v1/files', { file: photo, more: photo })).toMatchObject(refused)

  const sheet = {
    filename: '用户.xlsx',
    content: Buffer.from((await root.get('/api/v1/users/template')).body),
  }

  expect(
    await root.form('/api/v1/users/_import?deptId=1', { file: sheet, more: sheet }),
  ).toMatchObject(refused)
  expect(await root.form('/teacherLibrary/file', { file: sheet, more: sheet })).toMatchObject(
    refused,
  )
  expect(await filesOf(teacher)).toEqual(before)
  expect(
    await server.db.selectFrom('tasks').select('id').where('userId', '=', root.userId).execute(),
  ).toEqual([])
})

test('a call that takes JSON says of a multipart form that it does not take that format, not that something is missing', async () => {
  const wrong: string[] = []
  for (const e of server.app.bound.filter(
    (one) => one.body && !one.limit && sampleOf(one.body) !== undefined,
  )) {
    const { status } = await send(e, { name: 'x', file: small })
    if (status !== 415) wrong.push(`${callName(e)}: ${status}`)
  }

  expect(wrong).toEqual([])
})

test('a file input without a chosen file, which a page sends as an empty part, is as if it were not there', async () => {
  const reply = await server.anonymous.form('/api/v1/auth/login', {
    username: 'nobody',
    password: 'x',
    captchaKey: '',
    captchaCode: '',
    avatar: { filename: '', content: Buffer.alloc(0) },
  })

  expect(reply.msg).not.toContain('文件')
  expect(reply.errors.map(({ path }) => path)).not.toContain('form.avatar')
})

test('a file without a name is refused by the field it came in', async () => {
  const teacher = await server.as('teacher')
  const nameless = { filename: '', content: pdf('a') }

  expect(await teacher.form('/teacherChangeRecord', { filePath: nameless })).toMatchObject({
    status: 400,
    errors: [{ path: 'form.filePath', message: '文件没有名称，请重新选择文件' }],
  })
})

test('too many files are refused as too many, not as too large', async () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, small]))
  expect(await root.form('/teacherLibrary', many)).toMatchObject({
    status: 413,
    msg: '一次提交的文件或字段过多，请分次提交',
  })
})

describe('a form that brings files along', () => {
  test('names a field of its own for their keys, and a purpose of uploads', () => {
    const taking = forms().filter((e) => e.uploads)

    expect(taking.map(callName).sort()).toEqual([
      'POST /sign/studentRecordData',
      'POST /sign/studentRegistration/save/form',
      'POST /teacherChangeRecord',
      'POST /teacherGuidance',
      'POST /teacherGuidance/certificate',
      'POST /teacherMentor',
    ])

    for (const e of taking) {
      expect(Object.keys(fieldsOf(e.form)), callName(e)).toContain(e.uploads!.into)
      expect(Object.keys(PURPOSES), callName(e)).toContain(e.uploads!.purpose)
      expect(e.access, callName(e)).not.toBe('public')
    }
  })

  test('stores the scans of a certificate, in addition to one that was uploaded before, and refuses the same form sent twice', async () => {
    const teacher = await server.as('teacher')
    const { data } = await teacher.form('/fileOperation/attachment?purpose=proof', {
      file: paper('first'),
    })
    const form = { kind: 'training', number: 'W-1', issuer: '省卫生健康委', issuedOn: '2024-05-01' }
    const uploaded = (data as { filePath: string }).filePath
    const sent = { ...form, filePath: uploaded, file: paper('second') }
    const handedIn = await teacher.form('/teacherGuidance/certificate', sent)

    expect(handedIn, handedIn.msg).toMatchObject({ status: 200 })

    const { id } = handedIn.data as { id: number }

    expect(await teacher.get(`/teacherGuidance/certificate/${id}`)).toMatchObject({
      data: { files: [{ name: 'first.pdf' }, { name: 'second.pdf' }] },
    })

    expect(await teacher.form('/teacherGuidance/certificate', sent)).toMatchObject({
      status: 400,
      code: 'A0002',
    })
  })

  test('stores papers of an application for a qualification', async () => {
    await openQualificationWindow(server)

    const teacher = await server.as('teacher2')

    await giveCertificate(server, teacher.userId, 'P-files')

    const { version: _version, files: _files, ...input } = await qualificationInput(server)
    const texts = Object.entries(input).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as const],
    )

    const saved = await teacher.form('/teacherGuidance', {
      ...Object.fromEntries(texts),
      submit: '0',
      filePath: paper('证明'),
    })

    expect(saved, saved.msg).toMatchObject({ status: 200 })
    expect(await teacher.get('/teacherGuidance/select')).toMatchObject({
      data: { application: { files: [{ name: '证明.pdf' }] } },
    })
  })

  test('stores a proof of a sign-up and its photo, which is drawn as an uploaded one is', async () => {
    const applicant = await server.as('applicant')
    const { id, photoKey } = await fillRegistration(server, applicant)
    const studentId = String(applicant.userId)

    const award = {
      type: 'award',
      title: '优秀毕业生',
      awardLevel: 'school',
      issuer: '江城大学',
      happenedOn: '2023-06-01',
    }

    const recorded = await applicant.form('/sign/studentRecordData', {
      studentId,
      ...award,
      file: paper('奖状'),
    })

    expect(recorded, recorded.msg).toMatchObject({ status: 200 })
    expect(await applicant.get(`/sign/studentAwards?studentId=${studentId}`)).toMatchObject({
      data: [{ files: [{ name: '奖状.pdf' }] }],
    })

    const photo = { filename: '照片.jpg', content: await jpegWithPlace(), type: 'image/jpeg' }

    const saved = await applicant.form('/sign/studentRegistration/save/form', {
      studentId,
      email: 'zhang@example.org',
      photo,
    })

    expect(saved, saved.msg).toMatchObject({ status: 200 })

    const registration = await applicant.get(`/sign/registrations/${id}`)

    expect(registration).toMatchObject({
      data: { email: 'zhang@example.org', photoKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    })

    const { photoKey: drawn } = registration.data as { photoKey: string }

    expect(drawn).not.toBe(photoKey)

    const { body } = await applicant.get(`/fileOperation?filePath=${drawn}`)

    expect(body.includes('CanaryPhone')).toBe(false)

    const photos = (await filesOf(applicant)).filter(({ purpose }) => purpose === 'photo')

    expect(
      photos.map(({ key }) => key),
      'neither the earlier photo nor the upload is left',
    ).toEqual([drawn])
  })

  test('refuses a photo that is none, and changes nothing of the registration', async () => {
    const applicant = await server.as('applicant')
    const studentId = String(applicant.userId)

    const before = await server.db
      .selectFrom('registrations')
      .selectAll()
      .where('userId', '=', applicant.userId)
      .execute()

    const refused = await applicant.form('/sign/studentRegistration/save/form', {
      studentId,
      email: 'other@example.org',
      photo: paper('x'),
    })

    expect(refused).toMatchObject({ status: 415, msg: '附件格式仅支持图片文件(jpg、png、jpeg)' })

    const strange = await applicant.form('/sign/studentRegistration/save/form', {
      studentId,
      photo: 'f'.repeat(32),
    })

    expect(strange).toMatchObject({ status: 400, errors: [{ path: 'form.photo' }] })

    expect(
      await server.db
        .selectFrom('registrations')
        .selectAll()
        .where('userId', '=', applicant.userId)
        .execute(),
    ).toEqual(before)
  })

  test('answers at once, also while large files follow the refused one, and the connection continues', async () => {
    await server.app.server.listen({ port: 0, host: '127.0.0.1' })

    const { port } = server.app.server.server.address() as AddressInfo
    const teacher = await server.as('teacher')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })

    onTestFinished(() => agent.destroy())

    const large = { filename: 'b.pdf', content: Buffer.concat([pdf('b'), Buffer.alloc(8_000_000)]) }
    const program = { filename: 'a.exe', content: Buffer.from('MZ') }

    const post = (path: string, parts: Parameters<typeof multipartBody>[0]) =>
      new Promise<number | undefined>((done, failed) => {
        const { payload, headers } = multipartBody(parts)

        const options = {
          method: 'POST',
          agent,
          headers: { ...headers, authorization: `Bearer ${teacher.token}` },
        }

        const sent = request(`http://127.0.0.1:${port}${API_PREFIX}${path}`, options, (answer) => {
          answer.resume().on('end', () => done(answer.statusCode))
        })

        sent.on('error', failed).end(payload)
      })

    expect(
      await post('/teacherChangeRecord', { filePath: program, file: large, more: large }),
    ).toBe(415)
    expect(
      await post('/fileOperation/attachment', { file: paper('first'), more: large, last: large }),
    ).toBe(400)
    expect(await post('/fileOperation/attachment', { file: paper('again') })).toBe(200)
  })
})
