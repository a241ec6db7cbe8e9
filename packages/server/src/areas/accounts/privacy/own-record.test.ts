import { createDecipheriv, hkdfSync } from 'node:crypto'
import { FIELD_KEY_INFO, sealedBinding } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type File = Record<string, unknown> & {
  账号: Record<string, unknown>
  报名: Record<string, unknown>[]
}

const PATH = '/api/v1/users/info/export'

/** Values of another person that must not be in the file. */
const STRANGER = {
  name: '金丝雀',
  email: 'canary@example.org',
  mobile: '13912340000',
  ip: '203.0.113.77',
  reason: '金丝雀的原因',
  file: '金丝雀.jpg',
}

const server = await openServer()
const applicant = await server.as('applicant2')
const office = await server.as('bhb')

const fetchFile = async (who: Caller, query = '', headers: Record<string, string> = {}) => {
  const reply = await who.get(`${PATH}${query}`, headers)
  expect(reply.status).toBe(200)

  return {
    reply,
    text: reply.body.toString('utf8'),
    data: JSON.parse(reply.body.toString('utf8')) as File,
  }
}

const audited = (action: string) =>
  server.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

beforeAll(async () => {
  const { db } = server
  const now = server.clock.now

  const registration = await db
    .selectFrom('registrations')
    .selectAll()
    .where('userId', '=', applicant.userId)
    .executeTakeFirstOrThrow()

  // the other person is the office worker: with files, sessions, a registration, and actions next
  // to and on the applicant
  await db
    .updateTable('users')
    .set({
      nickname: STRANGER.name,
      email: STRANGER.email,
      mobileSealed: fieldCrypto(server.keys).sealCell(
        { table: 'users', column: 'mobile', row: office.userId },
        STRANGER.mobile,
      ),
    })
    .where('id', '=', office.userId)
    .execute()

  await db
    .updateTable('sessions')
    .set({ ip: STRANGER.ip })
    .where('userId', '=', office.userId)
    .execute()

  await db
    .insertInto('registrations')
    .values({
      intakeId: registration.intakeId,
      userId: office.userId,
      traineeKind: 'open',
      realName: STRANGER.name,
    })
    .execute()

  const history = {
    flow: 'registration',
    fromState: 'submitted',
    toState: 'returned',
    action: 'return',
    at: now,
    userId: office.userId,
  }

  await db
    .insertInto('flowHistory')
    .values([
      { ...history, recordId: registration.id, reason: '请补充学历' },
      { ...history, recordId: registration.id + 1000, reason: STRANGER.reason },
    ])
    .execute()

  const [a, b] = ['a', 'b'].map((storedAs) => ({
    storedAs,
    contentHash: storedAs,
    isEncrypted: true,
    keepUntil: now,
  }))

  await db.insertInto('blobs').values([a!, b!]).execute()

  const file = { purpose: 'photo' as const, type: 'image/jpeg', size: 3, contentHash: 'x' }

  await db
    .insertInto('files')
    .values([
      { ...file, key: 'own-key', name: '我的照片.jpg', storedAs: 'a', userId: applicant.userId },
      { ...file, key: 'other-key', name: STRANGER.file, storedAs: 'b', userId: office.userId },
    ])
    .execute()

  const entry = { at: now, result: 'ok' as const, entity: 'user' }

  await db
    .insertInto('auditEntries')
    .values([
      {
        ...entry,
        userId: applicant.userId,
        ip: '198.51.100.5',
        action: 'accounts.password.change',
        entityId: String(applicant.userId),
      },
      {
        ...entry,
        userId: office.userId,
        ip: STRANGER.ip,
        action: 'accounts.user.setStatus',
        entityId: String(applicant.userId),
      },
      {
        ...entry,
        userId: office.userId,
        ip: STRANGER.ip,
        action: 'accounts.role.delete',
        entityId: String(office.userId),
      },
    ])
    .execute()

  await db
    .insertInto('consents')
    .values({ userId: applicant.userId, kind: 'signup', consentVersion: '2026-11', givenAt: now })
    .execute()

  await db
    .insertInto('wechatBindings')
    .values({
      userId: applicant.userId,
      openIdSealed: 'sealed-open-id',
      openIdHash: 'hash-open-id',
      boundAt: now,
    })
    .execute()
})

describe('what users get of their own data', () => {
  test('is a file with account, roles, sessions, consents, sign-ups, files and audit entries, in the words of their language', async () => {
    const { reply, data } = await fetchFile(applicant)

    expect(reply.headers['content-type']).toContain('application/json')
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toMatch(
      /^attachment; filename=我的数据-\d{4}-\d\d-\d\d\.json$/,
    )

    expect(data).toMatchObject({
      账号: { 用户名: 'applicant2', 手机号: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
      角色: [{ 角色编码: 'APPLICANT', 角色名称: '报名人' }],
      微信绑定: [{ 绑定时间: expect.any(String) }],
      登录会话: [{ 来源地址: '127.0.0.1', 设备: 'test' }],
      同意书: [{ 事项: '个人信息处理同意书', 版本: '2026-11' }],
      上传的文件: [{ 文件名: '我的照片.jpg', 格式: 'image/jpeg', 字节数: 3 }],
      报名: [
        {
          姓名: '刘子墨',
          性别: '男',
          身份证号: '5101**********1230',
          志愿: [{ 顺序: 1 }, { 顺序: 2 }],
          办理过程: [{ 操作: '退回修改', 原因: '请补充学历', 办理人: '工作人员' }],
        },
      ],
      本人的操作记录: expect.arrayContaining([
        { 时间: expect.any(String), 操作: '修改密码', 结果: '成功', 来源地址: '198.51.100.5' },
      ]),
      他人对本人账号的操作记录: [
        { 时间: expect.any(String), 操作: '启用或停用用户', 结果: '成功' },
      ],
    })

    const english = await fetchFile(applicant, '', { 'accept-language': 'en' })

    expect(english.data).toMatchObject({
      Account: { Username: 'applicant2' },
      'Sign-ups': [{ Name: '刘子墨', History: [{ By: 'Staff' }] }],
      'What others did to your account (audit log)': [
        { Action: 'User enabled or disabled', Result: 'Done' },
      ],
    })
  })

  test('holds nothing of anybody else, no openId, no key of a file, no whole number', async () => {
    const { text } = await fetchFile(applicant)

    for (const canary of [
      ...Object.values(STRANGER),
      'sealed-open-id',
      'hash-open-id',
      'own-key',
      '510107200008151230',
      '13800000013',
    ])
      expect(text).not.toContain(canary)

    const sealed = await fetchFile(applicant, '?numbers=sealed')

    for (const canary of [...Object.values(STRANGER), '510107200008151230', '13800000013'])
      expect(sealed.text).not.toContain(canary)

    // control: the canary values do appear in their owner's file
    const file = await fetchFile(office)

    for (const canary of [STRANGER.name, STRANGER.email, STRANGER.ip, STRANGER.file])
      expect(file.text).toContain(canary)
  })

  test('contains whole numbers, sealed for the session that requests it and for no other', async () => {
    const { data } = await fetchFile(applicant, '?numbers=sealed')
    const { id, idCard } = data.报名[0]!.身份证号 as { id: number; idCard: string }

    const open = (token: string) => {
      const bytes = Buffer.from(idCard, 'base64')
      const key = Buffer.from(hkdfSync('sha256', token, '', FIELD_KEY_INFO, 32))
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))

      cipher
        .setAAD(Buffer.from(sealedBinding(applicant.userId, id, 'idCard')))
        .setAuthTag(bytes.subarray(-16))

      return cipher.update(bytes.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8')
    }

    expect(open(applicant.token!)).toBe('510107200008151230')
    expect(() => open(office.token!)).toThrow()
  })

  test('is audited, without the values', async () => {
    await fetchFile(applicant, '?numbers=sealed')
    const row = await audited('accounts.ownRecord.export')

    expect(row).toMatchObject({
      userId: applicant.userId,
      entityId: String(applicant.userId),
      result: 'ok' as const,
      detail: { numbers: 'sealed' },
    })
  })

  test('a long log comes whole, each entry once', async () => {
    const student = await server.as('student')

    const rows = (over: (i: number) => object) =>
      Array.from({ length: 1203 }, (_, i) => ({
        at: new Date(1_700_000_000_000 + (i >> 2)),
        ip: `ip-${i}`,
        action: 'test.thing',
        result: 'ok' as const,
        ...over(i),
      }))

    await server.db
      .insertInto('auditEntries')
      .values(rows(() => ({ userId: student.userId })))
      .execute()

    await server.db
      .insertInto('auditEntries')
      .values(
        rows((i) => ({
          userId: office.userId,
          action: `test.${i}`,
          entity: 'user',
          entityId: String(student.userId),
        })),
      )
      .execute()

    const { data } = await fetchFile(student)
    const mine = (data.本人的操作记录 as { 来源地址: string }[]).filter((e) =>
      e.来源地址.startsWith('ip-'),
    )

    expect([mine.length, new Set(mine.map((e) => e.来源地址)).size]).toEqual([1203, 1203])

    const others = data.他人对本人账号的操作记录 as { 操作: string }[]

    expect([others.length, new Set(others.map((e) => e.操作)).size]).toEqual([1203, 1203])
  })

  test('nobody without a session, and nobody without end', async () => {
    expect(await server.anonymous.get(PATH)).toMatchObject({ status: 401, code: 'A0230' })
    expect(await applicant.get(`${PATH}?numbers=plain`)).toMatchObject({ status: 400 })

    const teacher = await server.as('teacher')
    const statuses: number[] = []

    for (let i = 0; i < 31; i++) statuses.push((await teacher.get(PATH)).status)

    expect([statuses[29], statuses[30]]).toEqual([200, 429])
  })
})
