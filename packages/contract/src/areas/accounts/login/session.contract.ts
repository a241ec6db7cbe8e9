import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { sortBy } from '../../../kernel/calls/page.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { mobileNumber } from '../../../kernel/values/sensitive.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'

const captchaFields = {
  captchaKey: z.string().max(64).default(''),
  captchaCode: z.string().max(16).default(''),
}

export const tokenAnswer = z.object({
  accessToken: z.string(),
  tokenType: z.literal('Bearer'),
  refreshToken: z.null(),

  /** Seconds until an unused token expires. */
  expires: z.number(),
  mustChangePassword: z.boolean(),
})

/**
 * `kind=work` is for people who cannot read the picture: the browser looks for digits and sends
 * them as `captchaCode`. The SHA-256 of the key, a colon and these digits begins with `workBits`
 * zero bits. The more an address asks, the longer it takes.
 */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/v1/auth/captcha',
  summary: 'A captcha for one use within two minutes',
  access: 'public',
  limit: 'captcha',
  givesDevice: true,
  query: z.object({ kind: z.enum(['image', 'work']).default('image') }),
  answer: z.object({
    captchaKey: z.string(),
    captchaBase64: z.string(),
    workBits: z.number().optional(),
  }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Log in with username and password',
  access: 'public',
  form: z.object({
    username: z.string().max(200),
    password: z.string().max(1000),
    ...captchaFields,
  }),
  answer: tokenAnswer,
  errors: [
    accountsErrors.loginRefused,
    accountsErrors.demoEnded,
    accountsErrors.captchaExpired,
    accountsErrors.captchaWrong,
    accountsErrors.loginSlowedDown,
  ],
})

/** The purpose of an SMS code: login, registration as an applicant, or WeChat binding. */
const SMS_PURPOSES = ['login', 'register', 'bind'] as const

/** `employment`: the login of an induction, which asks for its codes itself. */
export type SmsPurpose = (typeof SMS_PURPOSES)[number] | 'employment'

/**
 * Sends a code after an image captcha. The answer is the captchaKey for the call that uses the
 * code; it does not reveal whether the number is known. `login` and `bind` send only to numbers of
 * enabled accounts, `register` to any number.
 */
export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/smsCode',
  summary: 'Send a code by SMS',
  access: 'public',
  limit: 'login',
  form: z.object({
    iphoneNum: mobileNumber,
    purpose: z.enum(SMS_PURPOSES).default('login'),
    ...captchaFields,
  }),
  answer: z.object({ captchaKey: z.string(), expires: z.number() }),
  errors: [accountsErrors.captchaExpired, accountsErrors.captchaWrong, accountsErrors.smsTooMany],
})

export const loginBySms = endpoint({
  method: 'POST',
  path: '/api/v1/auth/loginBySms',
  summary: 'Log in with a mobile number and an SMS code',
  access: 'public',
  givesDevice: true,
  form: z.object({ iphoneNum: mobileNumber, ...captchaFields }),
  answer: tokenAnswer,
  errors: [accountsErrors.smsCodeWrong, accountsErrors.loginSlowedDown],
})

/** The single-sign-on portal's one-time `token`; accessToken -1 means refused. */
export const loginByCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/loginByCode',
  summary: 'Exchange the portal’s one-time code for a session',
  access: 'public',
  form: z.object({ token: z.string().max(4096) }),
  answer: z.object({ accessToken: z.string(), tokenType: z.literal('Bearer').nullable() }),
  errors: [accountsErrors.loginSlowedDown],
})

/**
 * Local issuer only (SSO_PROVIDER=local): a code for the caller, as the portal's page would pass it
 * to the browser.
 */
export const issueOwnCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/localCode',
  summary: 'A one-time code for oneself from the demonstration portal',
  access: 'signedIn',
  answer: z.object({ token: z.string() }),
  errors: [kernelErrors.notFound],
})

/**
 * Where to send this browser for single sign-on. What comes back to `/login/sso` is accepted from
 * this browser only, once, within ten minutes.
 */
export const beginSso = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sso/begin',
  summary: 'Begin single sign-on: the provider’s address for this browser',
  access: 'public',
  limit: 'login',
  givesDevice: true,
  answer: z.object({ url: z.string() }),
  errors: [kernelErrors.notFound, accountsErrors.ssoAway],
})

/**
 * The reason of a refused single sign-on, as `/sign/500` shows it: 2 it did not succeed, 3 nobody
 * here has this employee number, 4 a setting is wrong.
 */
const ssoRefusal = z.union([z.literal(2), z.literal(3), z.literal(4)])

/**
 * `answer` is the query the provider sent the browser back with. The one-time `token` is redeemed
 * like a portal’s, within a minute.
 */
export const finishSso = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sso/finish',
  summary: 'Finish single sign-on: a one-time code, or why it failed',
  access: 'public',
  limit: 'login',
  form: z.object({ answer: z.string().max(8000) }),
  answer: z.object({ token: z.string().nullable(), mode: ssoRefusal.nullable() }),
  errors: [kernelErrors.notFound],
})

/**
 * The provider’s own call: a logout token (OpenID Connect), or a logout request (CAS, which posts
 * it to the page of the login).
 */
export const endSsoLogins = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sso/logout',
  alsoAt: '/medical/login/sso',
  summary: 'The provider reports that it ended the logins of a person',
  access: 'public',
  limit: 'login',
  form: z.object({
    logout_token: z.string().max(16_000).optional(),
    logoutRequest: z.string().max(16_000).optional(),
  }),
  answer: z.null(),
  errors: [kernelErrors.notFound, accountsErrors.ssoNoticeRefused],
})

/**
 * IDENT names a path group: sign stu tutor physician cooperation employment award. 0: not allowed,
 * the reader goes to /sign/500; 1: continue.
 */
export const checkIdentity = endpoint({
  method: 'GET',
  path: '/api/v1/auth/checkIdentity',
  summary: 'Whether the reader may enter the path group IDENT names',
  access: 'signedIn',
  query: z.object({ ident: z.string().max(40) }),
  answer: z.number(),
})

export const redirectSys = endpoint({
  method: 'GET',
  path: '/api/v1/auth/redirectSys',
  summary: 'Exchange a portal’s homePage-token header for a session and the address to go to',
  access: 'public',
  changes: true,
  answer: z.object({
    accessToken: z.string(),
    tokenType: z.literal('Bearer').nullable(),
    url: z.string(),
  }),
  errors: [accountsErrors.loginSlowedDown],
})

/**
 * `url`: where the browser ends the provider’s session too; null for a session without a provider.
 */
export const logout = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/logout',
  summary: 'End the own session',
  beforePasswordChange: true,
  access: 'signedIn',
  answer: z.object({ url: z.string() }).nullable(),
})

export const signLogout = endpoint({ ...logout, path: '/sign/api/v1/auth/logout' })

const sessionRow = z.object({
  id: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  ip: z.string(),
  agent: z.string(),
  entry: z.string(),
  isThisOne: z.boolean(),
})

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/v1/sessions/own',
  summary: 'The own sessions that are alive',
  access: 'signedIn',
  answer: z.array(sessionRow),
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/own/{id}',
  summary: 'End one of the own sessions',
  access: 'signedIn',
  params: z.object({ id: z.string().max(64) }),
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

/**
 * Devices on which the person has logged in within half a year: they keep their tries while
 * strangers guess (areas/accounts.md).
 */
export const listOwnDevices = endpoint({
  method: 'GET',
  path: '/api/v1/devices/own',
  summary: 'The devices that count as one’s own',
  access: 'signedIn',
  answer: z.array(
    z.object({
      id: z.number(),
      agent: z.string(),
      firstUsedAt: moment.nullable(),
      lastUsedAt: moment,
      isThisOne: z.boolean(),
    }),
  ),
})

export const forgetOwnDevice = endpoint({
  method: 'DELETE',
  path: '/api/v1/devices/own/{id}',
  summary: 'Forget one of the own devices',
  access: 'signedIn',
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

/** By what readers order the sessions; without it the last used is first. */
export const onlineSorts = ['nickname', 'createdAt', 'lastUsedAt'] as const

export const listOnlineUsers = endpoint({
  method: 'GET',
  path: '/api/v1/sessions/page',
  summary: 'Who is online',
  access: { permission: may.sessionList },
  query: z.object({
    sort: sortBy(onlineSorts),
    keywords: z.string().max(100).optional(),
    pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(10),
  }),
  answer: z.object({
    list: z.array(
      sessionRow.extend({
        userId: z.number(),
        username: z.string(),
        nickname: z.string(),
        deptName: z.string().nullable(),
      }),
    ),
    total: z.number(),
  }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/{id}',
  summary: 'End somebody’s session',
  access: { permission: may.sessionEnd },
  params: z.object({ id: z.string().max(64) }),
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

/**
 * Changes the own password. The old one is required except when a one-time password is replaced at
 * first login.
 */
export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/v1/users/password',
  summary: 'Change the own password; every other session of the account ends',
  beforePasswordChange: true,
  access: 'signedIn',
  body: z.object({ oldPassword: z.string().max(1000), newPassword: z.string().max(1000) }),
  answer: z.null(),
  errors: [
    accountsErrors.oldPasswordWrong,
    accountsErrors.passwordShort,
    accountsErrors.passwordWeak,
    accountsErrors.passwordSame,
  ],
})

/** Derived, not stored: stable across logins, different per person. */
export const getDraftKey = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/draftKey',
  summary: 'The key that seals this person’s unsent edits in their browser',
  access: 'signedIn',
  answer: z.object({ key: z.base64() }),
})

export const clientConfiguration = endpoint({
  method: 'GET',
  path: '/api/v1/client/configuration',
  summary: 'What a browser must know before login: addresses of the portal, title, switches',
  access: 'public',
  answer: z.object({
    title: z.string().nullable(),
    version: z.string(),
    demo: z.boolean(),
    ssoLogoutUrl: z.string(),
    externalSiteUrl: z.string(),
    homePageUrl: z.string(),
    wechatLogin: z.boolean(),

    /** Whether the login pages offer single sign-on. */
    ssoLogin: z.boolean(),

    /** Whether a new password needs three of four character classes. */
    passwordClasses: z.boolean(),
  }),
})
