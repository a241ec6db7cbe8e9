import { takeCode } from '../../../platform/portal-code.rules.ts'
import { safeRedirect } from '../../../platform/session.ts'

/**
 * One login page with five faces: they differ in a label, a colour and the target; two belong to a
 * path group (IDENT).
 */
export type Face = 'staff' | 'teacher' | 'student' | 'applicant' | 'partner'

export const FACES: Readonly<Record<Face, { path: string; home: string; ident?: string }>> = {
  staff: { path: '/login', home: '/' },
  teacher: { path: '/login/teacher', home: '/' },
  student: { path: '/login/student', home: '/' },
  applicant: { path: '/sign/stu/login', home: '/sign/basic', ident: 'stu' },
  partner: {
    path: '/sign/cooperation/login',
    home: '/sign/cooperation/apply/student',
    ident: 'cooperation',
  },
}

export const faceOf = (path: string): Face =>
  (Object.keys(FACES) as Face[]).find((face) => FACES[face].path === path.replace(/\/+$/, '')) ??
  'staff'

/** The target after login: the remembered page of this application, else the face's home. */
export const afterLogin = (face: Face, search: string) =>
  safeRedirect(new URLSearchParams(search).get('redirect')) ?? FACES[face].home

/** Applicants who come for an award from outside have nothing to do with intakes. */
export const isForAward = (face: Face, search: string) =>
  face === 'applicant' && /^\/sign\/award(\/|$)/.test(afterLogin(face, search))

/** The target for a user who already has a session; a partner may still open the partner login. */
const whenLoggedIn = (face: Face) => (face === 'partner' ? null : FACES[face].home)

/**
 * What a login page does first: it cleans its address (`rest`), logs in by `code`, leaves for
 * `home`, or shows its form.
 */
export function judgeArrival(face: Face, path: string, search: string, hasSession: boolean) {
  const { code, rest } = takeCode(path, search)
  return {
    rest: code === null ? null : rest,
    code: hasSession ? null : code,
    home: hasSession ? whenLoggedIn(face) : null,
  }
}

type LoginIssue =
  | 'usernameMissing'
  | 'smsMissing'
  | 'passwordMissing'
  | 'passwordShort'
  | 'captchaMissing'
  | 'mobileMissing'
  | 'mobileWrong'

/**
 * The published mobile pattern, repeated here because the contract's imports zod (a test compares
 * the two).
 */
export const MOBILE = /^1(3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/

/** Normalises a number: full-width digits, and spaces and hyphens of pasted text. */
export const bareNumber = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')
export const bareMobile = (typed: string) => bareNumber(typed).replace(/^(\+|00)86/, '')

export function passwordIssues(input: { username: string; password: string; captchaCode: string }) {
  const issues: Partial<Record<'username' | 'password' | 'captchaCode', LoginIssue>> = {}
  if (!input.username.trim()) issues.username = 'usernameMissing'
  if (!input.password) issues.password = 'passwordMissing'
  else if (input.password.length < 6) issues.password = 'passwordShort'
  if (!input.captchaCode.trim()) issues.captchaCode = 'captchaMissing'

  return issues
}

export function smsIssues(
  input: { iphoneNum: string; captchaCode: string; smsCode: string },
  step: 'send' | 'login',
) {
  const issues: Partial<Record<'iphoneNum' | 'captchaCode' | 'smsCode', LoginIssue>> = {}
  if (!input.iphoneNum.trim()) issues.iphoneNum = 'mobileMissing'
  else if (!MOBILE.test(bareMobile(input.iphoneNum))) issues.iphoneNum = 'mobileWrong'
  if (step === 'send' && !input.captchaCode.trim()) issues.captchaCode = 'captchaMissing'
  if (step === 'login' && !input.smsCode.trim()) issues.smsCode = 'smsMissing'

  return issues
}
