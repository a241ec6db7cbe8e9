import type * as session from '@residency/contract/areas/accounts/login/session.contract'
import type * as timeWindow from '@residency/contract/areas/settings/windows/time-window.contract'
import type * as partner from '@residency/contract/areas/signup/partner/partner.contract'
import type * as registration from '@residency/contract/areas/signup/registration/registration.contract'
import type { AnswerOf, API_PREFIX, Envelope, FieldIssue, OK } from '@residency/contract/kernel'
import { currentLanguage } from '../../../platform/texts/i18n.ts'

/* The login page loads neither zod nor the contract's values, only its types: a path below that differs from the contract does not compile. */
const prefix: typeof API_PREFIX = '/medical/prod-api'
const ok: typeof OK = '00000'

const paths: {
  captcha: (typeof session.getCaptcha)['path']
  login: (typeof session.login)['path']
  sms: (typeof session.sendSmsCode)['path']
  loginBySms: (typeof session.loginBySms)['path']
  register: (typeof registration.registerApplicant)['path']
  registerPartner: (typeof partner.registerPartner)['path']
  loginByCode: (typeof session.loginByCode)['path']
  beginSso: (typeof session.beginSso)['path']
  finishSso: (typeof session.finishSso)['path']
  configuration: (typeof session.clientConfiguration)['path']
  registrationOpen: (typeof timeWindow.isRegistrationOpen)['path']
} = {
  captcha: '/api/v1/auth/captcha',
  login: '/api/v1/auth/login',
  sms: '/api/v1/auth/smsCode',
  loginBySms: '/api/v1/auth/loginBySms',
  loginByCode: '/api/v1/auth/loginByCode',
  beginSso: '/api/v1/auth/sso/begin',
  finishSso: '/api/v1/auth/sso/finish',
  configuration: '/api/v1/client/configuration',
  register: '/sign/register',
  registerPartner: '/sign/cooperation/register',
  registrationOpen: '/api/v1/timeSettings/registration/open',
}

export type Captcha = AnswerOf<typeof session.getCaptcha>
export type Token = AnswerOf<typeof session.login>
export type SmsTicket = AnswerOf<typeof session.sendSmsCode>

/** A refusal with the server's message; an empty message means no response. */
export class Refusal extends Error {
  readonly code: string
  readonly issues: readonly FieldIssue[]

  constructor(code: string, message: string, issues: readonly FieldIssue[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}

/** The name of the input, for an error of its form (`form.realName`) or of a rule (`realName`). */
const withFieldName = ({ path, message }: FieldIssue) => ({
  path: path.replace(/^form\./, ''),
  message,
})

/** A GET, or with a form (which may be empty) a POST. */
async function ask<T>(path: string, form?: Record<string, string>): Promise<T> {
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value)

  const response = await fetch(prefix + path, {
    method: form ? 'POST' : 'GET',
    headers: { 'Accept-Language': currentLanguage() },
    ...(form && Object.keys(form).length ? { body } : {}),
  }).catch(() => {
    throw new Refusal('', '')
  })

  const envelope = (await response.json().catch(() => null)) as Envelope<T> | null
  if (!envelope) throw new Refusal('', '')
  if (envelope.code !== ok || envelope.data === null)
    throw new Refusal(envelope.code, envelope.msg, envelope.errors?.map(withFieldName))

  return envelope.data
}

/** Whether an intake is open for registration: 1 or 0. */
export const askRegistrationOpen = () =>
  ask<AnswerOf<typeof timeWindow.isRegistrationOpen>>(paths.registrationOpen)

type Proof = { captchaKey: string; captchaCode: string }
export const askCaptcha = (kind: 'image' | 'work') => ask<Captcha>(`${paths.captcha}?kind=${kind}`)

export const askLogin = (input: { username: string; password: string } & Proof) =>
  ask<Token>(paths.login, input)

export const askSmsCode = (input: { iphoneNum: string } & Proof) => ask<SmsTicket>(paths.sms, input)

export const askLoginBySms = (input: { iphoneNum: string } & Proof) =>
  ask<Token>(paths.loginBySms, input)

export const askLoginByCode = (token: string) =>
  ask<AnswerOf<typeof session.loginByCode>>(paths.loginByCode, { token })

type Configuration = AnswerOf<typeof session.clientConfiguration>
let configuration: Promise<Configuration> | null = null

/** Several parts of the login page need it: it is asked for once, and again after a failure. */
export function askConfiguration(): Promise<Configuration> {
  configuration ??= ask<Configuration>(paths.configuration).catch((error: unknown) => {
    configuration = null
    throw error
  })

  return configuration
}

export const askBeginSso = () => ask<AnswerOf<typeof session.beginSso>>(paths.beginSso, {})

export const askFinishSso = (answer: string) =>
  ask<AnswerOf<typeof session.finishSso>>(paths.finishSso, { answer })

const purpose: session.SmsPurpose = 'register'

/**
 * The version of the consent on the register page; a newer one in the contract does not compile
 * until the text is updated.
 */
export const consentVersion: typeof registration.CONSENT_VERSION = '2026-11-22'

export const askRegisterCode = (input: { iphoneNum: string } & Proof) =>
  ask<SmsTicket>(paths.sms, { ...input, purpose })

export const askRegister = (
  input: { iphoneNum: string; password: string; realName: string } & Proof,
) => ask<Token>(paths.register, { ...input, consentVersion })

export const askRegisterPartner = (
  input: {
    iphoneNum: string
    password: string
    unitName: string
    creditCode: string
    contactName: string
  } & Proof,
) => ask<Token>(paths.registerPartner, { ...input, consentVersion })
