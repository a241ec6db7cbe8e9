import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

type Undo = { undo: { id: number } | null }
const PATH = '/api/v1/traineeChanges'
const CARD = '11010519491231002X'
const server = await openServer()
const student = await server.as('student')
const other = await server.as('student2')
const office = await server.as('bhb')
let traineeId: number

beforeAll(async () => {
  traineeId = ((await student.get('/api/v1/traineeFiles/own')).data as { id: number }).id
})

/** Everybody begins without changes, under the first name and number. */
beforeEach(async () => {
  await server.asOwner(`delete from trainee_changes; truncate rate_limits, submit_locks;
    update trainees set real_name = '李思源', education = 'undergraduate' where id = ${traineeId};
    update users set real_name = '李思源', nickname = '李思源', id_card_hash = null, id_card_sealed = null where id = ${student.userId}`)
})

const paper = async (who = student) => {
  const file = { filename: '户口簿.pdf', content: pdf('户口簿') }
  const reply = await who.form('/fileOperation/attachment?purpose=proof', { file })
  return { filePath: (reply.data as { filePath: string }).filePath }
}

const ask = async (field: string, value: string, over: object = {}, who = student) =>
  who.post(PATH, { field, value, note: '派出所已更正', files: [await paper(who)], ...over })

const idOf = (reply: { status: number; msg: string; data: unknown }) => {
  expect(reply, reply.msg).toMatchObject({ status: 200 })
  return (reply.data as { id: number }).id
}

const act = async (id: number, action: string, who = office, reason: string | null = null) => {
  const { version } = await server.db
    .selectFrom('traineeChanges')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`${PATH}/${id}/act`, { action, reason, version })
}

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('traineeChanges')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const nameOf = async () =>
  server.db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.realName as trainee', 'u.realName as account', 'u.nickname'])
    .where('t.id', '=', traineeId)
    .executeTakeFirstOrThrow()

const named = (name: string) => ({ trainee: name, account: name, nickname: name })

describe('a change of a protected fact', () => {
  test('is asked for with papers, shows old and new, and is applied to file and account in one step when it is passed', async () => {
    const id = idOf(await ask('realName', '李思远'))

    expect((await student.get('/studentChangeRecord/record')).data).toMatchObject([
      {
        id,
        studentId: traineeId,
        state: 'submitted',
        label: '姓名',
        before: '李思源',
        after: '李思远',
        mayWithdraw: true,
      },
    ])

    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
      note: '派出所已更正',
      files: [{ name: '户口簿.pdf' }],
      actions: ['pass', 'reject'],
      hasMoved: false,
    })

    expect((await office.get(`${PATH}/page?state=submitted&field=realName`)).data).toMatchObject({
      total: 1,
      list: [{ id }],
    })

    expect(await nameOf()).toEqual(named('李思源'))
    expect(await act(id, 'pass')).toMatchObject({ status: 200, data: { state: 'passed' } })
    expect(await nameOf()).toEqual(named('李思远'))
    expect((await student.get('/api/v1/traineeFiles/own')).data).toMatchObject({
      facts: { realName: '李思远' },
    })

    expect(await act(id, 'pass'), 'decided already').toMatchObject({
      status: 409,
      msg: expect.stringContaining('已变更'),
    })
  })

  test('waits once per fact: a second one names the first, also when both come at once; another fact may wait at the same time', async () => {
    const replies = await Promise.all([ask('realName', '李思远'), ask('realName', '李思元')])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)!.msg).toMatch(
      /“姓名”已有一份变更申请在审核中（\d{4}-\d\d-\d\d/,
    )

    const id = idOf(replies.find(({ status }) => status === 200)!)

    idOf(await ask('idCard', CARD))
    expect(await other.post(`${PATH}/${id}/withdraw`, {}), 'of somebody else').toMatchObject({
      status: 404,
    })
    expect(await student.post(`${PATH}/${id}/withdraw`, {})).toMatchObject({ status: 200 })
    expect(await student.post(`${PATH}/${id}/withdraw`, {})).toMatchObject({ status: 409 })
    expect(await stateOf(id)).toBe('withdrawn')

    idOf(await ask('realName', '李思元'))
  })

  test('is refused with the reason: the same, wrong, without papers, papers of others, a fact that is free, no trainee', async () => {
    expect(await ask('realName', '李思源')).toMatchObject({
      status: 400,
      errors: [{ path: 'value' }],
    })

    expect(await ask('idCard', '110105194912310021')).toMatchObject({
      status: 400,
      errors: [{ path: 'value' }],
    })

    expect(await ask('birthDate', '2999-01-01')).toMatchObject({
      status: 400,
      errors: [{ path: 'value' }],
    })

    expect(await ask('realName', '李思远', { files: [] })).toMatchObject({
      status: 400,
      errors: [{ path: 'files' }],
    })

    expect(await ask('realName', '李思远', { files: [await paper(other)] })).toMatchObject({
      status: 400,
    })

    expect(await ask('email', 'a@example.com')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('直接修改'),
    })

    expect(
      await ask('mobile', '13800000011', { files: [] }),
      'that of another account',
    ).toMatchObject({ status: 409 })

    expect(await ask('realName', '周明', {}, await server.as('admin'))).toMatchObject({
      status: 409,
    })
    expect(await server.db.selectFrom('traineeChanges').select('id').execute()).toEqual([])
  })

  test('of a number is masked in lists and sealed where it is stored; a reviewer reads it whole, and that is logged', async () => {
    const id = idOf(await ask('idCard', CARD))

    const { newValue } = await server.db
      .selectFrom('traineeChanges')
      .select('newValue')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(newValue).not.toContain(CARD)

    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
      before: null,
      after: expect.stringMatching(/^1101\*+/),
      isMasked: true,
    })

    const reads = () =>
      server.db
        .selectFrom('auditEntries')
        .select('id')
        .where('action', '=', 'personalData.read')
        .execute()

    const before = (await reads()).length

    expect(await office.get(`${PATH}/${id}/personal`)).toMatchObject({
      status: 200,
      data: { mobile: null, idCard: expect.any(String) },
    })

    expect((await reads()).length).toBe(before + 1)
    expect(await act(id, 'pass')).toMatchObject({ status: 200 })

    const account = await server.db
      .selectFrom('users')
      .select('idCardSeenAt')
      .where('id', '=', student.userId)
      .executeTakeFirstOrThrow()

    expect(account.idCardSeenAt).not.toBeNull()
    expect(await ask('idCard', CARD, {}, other), 'the card of another account').toMatchObject({
      status: 409,
    })
  })

  test('of the highest education and of its study follows into the study', async () => {
    await server.asOwner(
      `delete from trainee_entries where trainee_id = ${traineeId} and section = 'education'`,
    )

    const { version } = (await student.get('/api/v1/traineeFiles/own')).data as { version: number }

    await student.put('/api/v1/traineeFiles/own', {
      facts: { graduationSchool: '江城大学' },
      version,
    })

    const [school, education] = [
      idOf(await ask('graduationSchool', '江城医科大学')),
      idOf(await ask('education', 'master')),
    ]

    await act(school, 'pass')

    const file = async () =>
      (await student.get('/api/v1/traineeFiles/own')).data as { sections: { education: object[] } }

    expect((await file()).sections.education).toMatchObject([
      { data: { level: 'undergraduate', school: '江城医科大学' } },
    ])

    await act(education, 'pass')
    expect(await file()).toMatchObject({ facts: { education: 'master', graduationSchool: null } })
  })
})

describe('a reviewer', () => {
  test('decides about the trainees of the own bases only, never about oneself; teachers and departments see nothing', async () => {
    const id = idOf(await ask('realName', '李思远'))

    for (const call of [
      `${PATH}/${id}`,
      `${PATH}/${id}/personal`,
      `/studentChangeRecord/record?studentId=${traineeId}`,
    ])
      expect(await (await server.as('base2')).get(call), call).toMatchObject({ status: 404 })

    expect(await act(id, 'pass', await server.as('base2'))).toMatchObject({ status: 404 })

    expect(
      await other.get(`/studentChangeRecord/record?studentId=${traineeId}`),
      'another trainee',
    ).toMatchObject({ status: 404 })

    expect(
      (await office.get(`/studentChangeRecord/record?studentId=${traineeId}`)).data,
    ).toMatchObject([{ id }])

    for (const name of ['teacher', 'dept'])
      expect(await (await server.as(name)).get(`${PATH}/page`), name).toMatchObject({ status: 401 })

    await server.db
      .insertInto('userRoles')
      .columns(['userId', 'roleId'])
      .expression((e) =>
        e
          .selectFrom('roles')
          .select((b) => [b.val(student.userId).as('userId'), 'roles.id as roleId'])
          .where('code', '=', 'BHB_ADMIN'),
      )
      .execute()

    await server.asOwner('update rights_version set version = version + 1')
    expect(await act(id, 'pass', student)).toMatchObject({ status: 409 })
    expect(await countAndList(student, 'reviewTraineeChanges')).toEqual({ count: 0, listed: 0 })
    expect(await countAndList(office, 'reviewTraineeChanges')).toEqual({ count: 1, listed: 1 })

    await server.asOwner(`delete from user_roles where user_id = ${student.userId} and role_id = (select id from roles where code = 'BHB_ADMIN');
      update rights_version set version = version + 1`)

    expect(await act(id, 'reject', await server.as('base'))).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await act(id, 'reject', await server.as('base'), '户口簿不清晰')).toMatchObject({
      status: 200,
    })
    expect((await student.get('/studentChangeRecord/record')).data).toMatchObject([
      { state: 'rejected', reason: '户口簿不清晰' },
    ])
    expect(await nameOf()).toEqual(named('李思源'))
  })

  test('decides many with a result for each; a fact that has changed since stops its own row only', async () => {
    const [name, card] = [
      idOf(await ask('realName', '李思远')),
      idOf(await ask('idCard', CARD.replace('2X', '38'))),
    ]

    await server.asOwner(`update trainees set real_name = '李思' where id = ${traineeId}`)

    expect((await office.get(`${PATH}/${name}`)).data).toMatchObject({
      hasMoved: true,
      now: '李思',
    })

    const many = await office.post(`${PATH}/act`, { ids: [name, card], action: 'pass' })

    expect(many.data).toMatchObject({
      done: 1,
      rows: [
        { id: name, isDone: false, why: expect.stringContaining('姓名') },
        { id: card, isDone: true },
      ],
    })

    expect(
      await office.post(`${PATH}/act`, {
        ids: [name, card],
        action: 'reject',
        reason: '资料已变动',
      }),
    ).toMatchObject({
      data: { done: 1 },
    })
  })

  test('undoes a decision: the facts are as before, unless they have changed again', async () => {
    const id = idOf(await ask('realName', '李思远'))
    const first = (await act(id, 'pass')).data as Undo

    expect(await office.post(`${PATH}/undo`, { decision: first.undo!.id })).toMatchObject({
      status: 200,
    })
    expect([await stateOf(id), await nameOf()]).toEqual(['submitted', named('李思源')])

    const again = (await act(id, 'pass')).data as Undo

    await server.asOwner(`update trainees set real_name = '李四' where id = ${traineeId}`)
    expect(await office.post(`${PATH}/undo`, { decision: again.undo!.id })).toMatchObject({
      status: 409,
    })
    expect(await stateOf(id)).toBe('passed')
  })

  test('counts what waits, and the office says which facts are reviewed; those of the account always are', async () => {
    idOf(await ask('realName', '李思远'))
    await server.asOwner(
      `update trainee_files set contact_name = null where trainee_id = ${traineeId}`,
    )

    const rule = { field: 'contactName', isProtected: true, needsPapers: false }

    expect(await office.post(`${PATH}/fields`, rule)).toMatchObject({ status: 200 })

    const { version } = (await student.get('/api/v1/traineeFiles/own')).data as { version: number }

    const free = await student.put('/api/v1/traineeFiles/own', {
      facts: { contactName: '李父' },
      version,
    })

    expect(free, 'empty: filled in').toMatchObject({ status: 200 })

    expect(
      await student.put('/api/v1/traineeFiles/own', {
        facts: { contactName: '李母' },
        version: version + 1,
      }),
    ).toMatchObject({
      status: 409,
    })

    expect(
      await office.post(`${PATH}/fields`, { ...rule, field: 'realName', isProtected: false }),
    ).toMatchObject({ status: 400 })

    expect(
      await office.post(`${PATH}/fields`, { ...rule, field: 'email' }),
      'changed with the account',
    ).toMatchObject({ status: 400 })

    expect(await (await server.as('base')).post(`${PATH}/fields`, rule)).toMatchObject({
      status: 401,
    })

    await server.asOwner(
      "update trainee_protected_fields set is_protected = false where field = 'contactName'",
    )
  })
})
