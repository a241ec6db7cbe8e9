import { MOBILE_PATTERN } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { identOf } from '../../../app/routes/guard.rules.ts'
import {
  afterLogin,
  bareNumber,
  FACES,
  type Face,
  faceOf,
  isForAward,
  judgeArrival,
  MOBILE,
  passwordIssues,
  smsIssues,
} from './login.rules.ts'
import { loginText } from './login.text.ts'

const sentencesOf = (
  issues: Partial<Record<string, keyof (typeof loginText)['zh-cn']['issues']>>,
) => Object.values(issues).map((issue) => loginText['zh-cn'].issues[issue!])

describe('the login form', () => {
  test('empty: 请输入用户名, 请输入密码, 请输入验证码', () => {
    expect(sentencesOf(passwordIssues({ username: ' ', password: '', captchaCode: '' }))).toEqual([
      '请输入用户名',
      '请输入密码',
      '请输入验证码',
    ])
  })

  test('a password of five characters: 密码不能少于6位; six are enough', () => {
    expect(
      sentencesOf(passwordIssues({ username: 'u', password: '12345', captchaCode: 'x' })),
    ).toEqual(['密码不能少于6位'])
    expect(passwordIssues({ username: 'u', password: '123456', captchaCode: 'x' })).toEqual({})
  })

  test('a code by SMS needs a real number and the picture', () => {
    expect(
      sentencesOf(smsIssues({ iphoneNum: '12345', captchaCode: '', smsCode: '' }, 'send')),
    ).toEqual(['手机号应为 11 位中国大陆手机号', '请输入验证码'])
    expect(
      smsIssues({ iphoneNum: '+86 138-0013-8000', captchaCode: 'x', smsCode: '' }, 'send'),
    ).toEqual({})
  })

  test('full-width digits and pasted spaces are put right, in a number and in a code', () => {
    expect(
      smsIssues({ iphoneNum: '１３８ ００１３ ８０００', captchaCode: 'x', smsCode: '' }, 'send'),
    ).toEqual({})
    expect(bareNumber('１２３ 456')).toBe('123456')
    expect(
      sentencesOf(smsIssues({ iphoneNum: '13800138000', captchaCode: '', smsCode: '' }, 'login')),
    ).toEqual(['请输入短信验证码'])
  })

  test('the mobile pattern is the contract’s', () =>
    expect(MOBILE.source).toBe(MOBILE_PATTERN.source))
})

describe('five faces', () => {
  test('each has its path', () => {
    expect(
      [
        '/login',
        '/login/teacher',
        '/login/student',
        '/sign/stu/login',
        '/sign/cooperation/login',
      ].map(faceOf),
    ).toEqual(['staff', 'teacher', 'student', 'applicant', 'partner'])
  })

  test('the two of sign-up belong to the path group the guard knows them by', () => {
    for (const { path, ident } of Object.values(FACES))
      expect(ident ?? null, path).toBe(identOf(path, ''))
  })

  test('applicants go to /sign/basic, others to /, everybody to a remembered page of ours', () => {
    expect(afterLogin('applicant', '')).toBe('/sign/basic')
    expect(afterLogin('staff', '')).toBe('/')
    expect(afterLogin('staff', '?redirect=%2Fsystem%2Fuser%3Fpage%3D2')).toBe('/system/user?page=2')
    expect(afterLogin('staff', '?redirect=https%3A%2F%2Fevil.example')).toBe('/')
  })

  test('a person who applies for an award from outside sees no intakes', () => {
    expect(isForAward('applicant', '?redirect=%2Fsign%2Faward%2Fapply')).toBe(true)
    expect(isForAward('applicant', '?redirect=%2Fsign%2Fawards')).toBe(false)
    expect(isForAward('applicant', '')).toBe(false)
    expect(isForAward('staff', '?redirect=%2Fsign%2Faward')).toBe(false)
  })

  test('who is logged in does not see the form again, a partner may', () => {
    const homeOf = (face: Face) => judgeArrival(face, FACES[face].path, '', true).home

    expect(homeOf('staff')).toBe('/')
    expect(homeOf('applicant')).toBe('/sign/basic')
    expect(homeOf('partner')).toBeNull()
    expect(judgeArrival('staff', '/login', '', false).home).toBeNull()
  })

  test.each(Object.entries(FACES))(
    '%s: a code of the portal is used here too, and leaves the address',
    (face, { path }) => {
      expect(judgeArrival(face as Face, path, '?a=1&token=abc', false)).toEqual({
        rest: `${path}?a=1`,
        code: 'abc',
        home: null,
      })

      expect(judgeArrival(face as Face, path, '?token=abc', true)).toMatchObject({
        rest: path,
        code: null,
      })

      expect(judgeArrival(face as Face, path, '', false)).toEqual({
        rest: null,
        code: null,
        home: null,
      })
    },
  )
})
