import { CONSENT_VERSION } from '@residency/contract/areas/signup/registration.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeSentTo, knownCaptcha } from '../../../testing/browser.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { isCreditCode } from './credit-code.rules.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ environment: knownCaptcha })
  house.clock.now = new Date()
})
/** A code whose check character fits. */
const codeFrom = (head: string) => [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => head + last).find(isCreditCode)!

async function register(mobile: string, over: object = {}) {
  const { captchaKey } = (await house.anonymous.get('/api/v1/auth/captcha')).data as { captchaKey: string }
  const sent = await house.anonymous.form('/api/v1/auth/smsCode', {
    iphoneNum: mobile,
    captchaKey,
    captchaCode: 'abcd',
    purpose: 'register',
  })
  const form = {
    unitName: '江北区医院',
    creditCode: codeFrom('12510105450752111'),
    contactName: '何经理',
    iphoneNum: mobile,
    captchaKey: (sent.data as { captchaKey: string }).captchaKey,
    captchaCode: await codeSentTo(house, mobile),
    password: 'a-good-pass-9',
    consentVersion: CONSENT_VERSION,
    ...over,
  }
  return house.anonymous.form('/sign/cooperation/register', form)
}
const withToken = (reply: { data: unknown }) => house.withToken((reply.data as { accessToken: string }).accessToken)
const person = { realName: '丁一鸣', idCard: '510107200105120022', mobile: '13900000031', hasConsent: true }

test('the check character of a credit code is looked at (GB 32100)', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true) // the example of the standard
  expect(isCreditCode('91350100M000100Y44')).toBe(false)
  expect(isCreditCode('9135010IM000100Y43')).toBe(false)
})

describe('a partner unit', () => {
  test('registers, waits for the office, and signs nobody up before it is let in', async () => {
    const made = await register('13911110001')
    expect(made, JSON.stringify(made.errors)).toMatchObject({ status: 200, data: { tokenType: 'Bearer' } })
    const unit = withToken(made)
    expect((await unit.get('/sign/cooperation/own')).data).toMatchObject({ state: 'applied', unitName: '江北区医院', actions: [] })
    expect(await unit.post('/sign/cooperation/people', person)).toMatchObject({ status: 409, msg: expect.stringContaining('尚未审核通过') })
    const office = await house.as('bhb')
    const { list } = (await office.get('/api/v1/partners/page?state=applied')).data as {
      list: { id: number; version: number; mobile: string }[]
    }
    const one = list[0]!
    expect(one.mobile).toBe('139****0001')
    expect(await office.post(`/api/v1/partners/${one.id}/act`, { action: 'reject', version: one.version })).toMatchObject({ status: 400 })
    const turned = { action: 'reject', reason: '请上传盖章的介绍信', version: one.version }
    expect(await office.post(`/api/v1/partners/${one.id}/act`, turned)).toMatchObject({ status: 200, data: { state: 'rejected' } })
    expect(await office.post(`/api/v1/partners/${one.id}/act`, { action: 'approve', version: one.version })).toMatchObject({ status: 409 })
    const own = (await unit.get('/sign/cooperation/own')).data as { version: number; creditCode: string; actions: string[] }
    expect(own).toMatchObject({ state: 'rejected', reason: '请上传盖章的介绍信', actions: ['reapply'] })
    const again = { unitName: '江北区人民医院', creditCode: own.creditCode, contactName: '何静', version: own.version }
    expect(await unit.put('/sign/cooperation/own', again)).toMatchObject({ status: 200, data: { state: 'applied', reason: null } })
    const version = own.version + 1
    expect(await office.post(`/api/v1/partners/${one.id}/act`, { action: 'approve', version })).toMatchObject({
      data: { state: 'approved' },
    })
  })
  test('a credit code stands for one unit, and one that does not fit is told by its field', async () => {
    expect(await register('13911110002')).toMatchObject({ status: 409, errors: [{ path: 'creditCode' }] })
    expect(await register('13911110003', { creditCode: '125101054507521119' })).toMatchObject({
      status: 400,
      errors: [{ path: 'creditCode' }],
    })
  })
  test('applicants, teachers and bases cannot act as one; a unit cannot review units', async () => {
    for (const who of ['applicant', 'teacher', 'base'])
      expect(await (await house.as(who)).get('/sign/cooperation/people/page'), who).toMatchObject({ status: 401 })
    expect(await (await house.as('partner')).get('/api/v1/partners/page')).toMatchObject({ status: 401 })
  })
})

describe('people of a unit', () => {
  test('are signed up with an account of their own, seen by their unit and nobody else’s', async () => {
    const unit = await house.as('partner')
    expect(await unit.post('/sign/cooperation/people', { ...person, hasConsent: false })).toMatchObject({ status: 400 })
    const made = await unit.post('/sign/cooperation/people', person)
    expect(made, JSON.stringify(made.errors)).toMatchObject({ status: 200 })
    expect((await unit.get('/sign/cooperation/people/page')).data).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ realName: '丁一鸣', state: 'draft', mobile: '139****0031', isOpen: true })]),
    })
    const other = withToken(await loginBySms('13911110001'))
    const seen = (await other.get('/sign/cooperation/people/page')).data as { total: number }
    expect(seen.total).toBe(0)
    const self = withToken(await loginBySms('13900000031'))
    expect((await self.get('/sign/registrations/own')).data).toMatchObject({ realName: '丁一鸣', state: 'draft', traineeKind: 'partner' })
  })
  test('the same card, or somebody else’s number, is refused by its field', async () => {
    const unit = await house.as('partner')
    expect(await unit.post('/sign/cooperation/people', { ...person, mobile: '13900000032' })).toMatchObject({
      status: 409,
      errors: [{ path: 'idCard' }],
    })
    expect(await unit.post('/sign/cooperation/people', { ...person, idCard: '510107200008151230', mobile: '13900000033' })).toMatchObject({
      status: 409,
    })
    expect(await unit.post('/sign/cooperation/people', { ...person, idCard: '510107200105120023', mobile: '13900000034' })).toMatchObject({
      status: 400,
      errors: [{ path: 'idCard' }],
    })
  })
  test('whether a card has signed up is answered yes or no, and the question is written down without the card', async () => {
    const unit = await house.as('partner')
    expect((await unit.form('/sign/studentCooperativeApply/external/judge', { idCard: person.idCard })).data).toBe(true)
    expect((await unit.form('/sign/studentCooperativeApply/external/judge', { idCard: '11010119900307889X' })).data).toBe(false)
    const asked = await house.db.selectFrom('audit_entries').select('detail').where('action', '=', 'signup.partner.judge').execute()
    expect(asked).toHaveLength(2)
    expect(JSON.stringify(asked)).not.toContain('510107')
  })
})

async function loginBySms(mobile: string) {
  const { captchaKey } = (await house.anonymous.get('/api/v1/auth/captcha')).data as { captchaKey: string }
  await house.asOwner("delete from rate_limits where key like 'sms-%'")
  const before = await house.db.selectFrom('sms_outbox').select('id').execute()
  const sent = await house.anonymous.form('/api/v1/auth/smsCode', { iphoneNum: mobile, captchaKey, captchaCode: 'abcd', purpose: 'login' })
  await expect.poll(async () => (await house.db.selectFrom('sms_outbox').select('id').execute()).length).toBeGreaterThan(before.length)
  const code = await codeSentTo(house, mobile)
  const key = (sent.data as { captchaKey: string }).captchaKey
  return house.anonymous.form('/api/v1/auth/loginBySms', { iphoneNum: mobile, captchaKey: key, captchaCode: code })
}
