import { z } from 'zod'
import type { CarrierAccount } from '../sms/carrier.ts'
import type { ProviderSettings } from '../sso/provider.ts'

const flag = z.enum(['0', '1']).transform((v) => v === '1')

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

const text = z.string().min(1)

/** The variables of single sign-on and of the SMS carrier. */
export const outsideVariables = {
  SSO_PROVIDER: z.enum(['none', 'local', 'oidc', 'cas', 'portal']).default('none'),
  SSO_PORTAL_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SSO_ISSUER: httpAddress.optional(),
  SSO_CLIENT_ID: text.optional(),
  SSO_CLIENT_SECRET: text.optional(),
  SSO_SCOPE: z
    .string()
    .regex(/^openid( [\w:./-]+)*$/, 'must begin with openid; further scopes follow after a space')
    .default('openid profile'),
  SSO_CAS_URL: httpAddress.optional(),
  SSO_CLAIM: z
    .string()
    .regex(/^[\w:./-]{1,200}$/, 'must be the name of one claim')
    .default('employeeNumber'),
  SSO_CREATE: flag.default(false),
  SSO_CREATE_ROLE: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'must be the code of a role, such as TEACHER')
    .optional(),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun', 'tencent']).default('outbox'),
  SMS_ENDPOINT: httpAddress.optional(),
  SMS_REGION: z
    .string()
    .regex(/^[a-z]+(-[a-z0-9]+)+$/, 'must be a region such as cn-hangzhou')
    .optional(),
  SMS_ACCESS_KEY_ID: text.optional(),
  SMS_ACCESS_KEY_SECRET: text.optional(),
  SMS_APP_ID: text.optional(),
  SMS_SIGN_NAME: text.optional(),
  SMS_TEMPLATE_LOGIN: text.optional(),
  SMS_TEMPLATE_REGISTER: text.optional(),
  SMS_TEMPLATE_BIND: text.optional(),
  SMS_TEMPLATE_NOTICE: text.optional(),
  SMS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100, 'must be from 100 to 60000')
    .max(60_000, 'must be from 100 to 60000')
    .default(8000),
}

const shape = z.object(outsideVariables)
type Outside = z.output<typeof shape> & { PUBLIC_URL: string }

const isLocal = (address: string) =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname)

const isSafe = (address: string | undefined) =>
  address === undefined || address.startsWith('https:') || isLocal(address)

const missingSentences = (v: Outside, names: readonly (keyof Outside)[], wanted: string) =>
  names.filter((name) => !v[name]).map((name) => `${name}: must be given with ${wanted}.`)

const OIDC_NEEDS = ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET', 'PUBLIC_URL'] as const
const CAS_NEEDS = ['SSO_CAS_URL', 'PUBLIC_URL'] as const

/** Roles with power over others are given by people only. */
const ADMINISTRATORS = new Set(['ROOT', 'ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'])

function wrongSso(v: Outside, isDemo: boolean): string[] {
  const wrong: string[] = []
  if (v.SSO_PROVIDER === 'portal')
    wrong.push(...missingSentences(v, ['SSO_PORTAL_SECRET'], 'SSO_PROVIDER=portal'))
  if (v.SSO_PROVIDER === 'oidc') wrong.push(...missingSentences(v, OIDC_NEEDS, 'SSO_PROVIDER=oidc'))
  if (v.SSO_PROVIDER === 'cas') wrong.push(...missingSentences(v, CAS_NEEDS, 'SSO_PROVIDER=cas'))
  if (v.SSO_PROVIDER === 'local' && !isDemo)
    wrong.push('SSO_PROVIDER: local is for demonstrations and needs DEMO=1.')

  for (const name of ['SSO_ISSUER', 'SSO_CAS_URL'] as const)
    if (!isSafe(v[name]))
      wrong.push(`${name}: must start with https://; plain http is accepted on this machine only.`)

  if (v.SSO_CREATE && v.SSO_PROVIDER !== 'oidc' && v.SSO_PROVIDER !== 'cas')
    wrong.push('SSO_CREATE: needs SSO_PROVIDER=oidc or cas.')

  if (v.SSO_CREATE)
    wrong.push(
      ...missingSentences(
        v,
        ['SSO_CREATE_ROLE'],
        'SSO_CREATE=1, because an account without a role cannot log in',
      ),
    )

  if (v.SSO_CREATE_ROLE && ADMINISTRATORS.has(v.SSO_CREATE_ROLE))
    wrong.push(
      `SSO_CREATE_ROLE: ${v.SSO_CREATE_ROLE} administers others; only a person may grant it.`,
    )

  return wrong
}

const SMS_NEEDS = [
  'SMS_ACCESS_KEY_ID',
  'SMS_ACCESS_KEY_SECRET',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_LOGIN',
  'SMS_TEMPLATE_REGISTER',
  'SMS_TEMPLATE_BIND',
  'SMS_TEMPLATE_NOTICE',
] as const

function wrongSms(v: Outside): string[] {
  if (v.SMS_PROVIDER === 'outbox')
    return v.SMS_ACCESS_KEY_ID
      ? [
          'SMS_ACCESS_KEY_ID: is given, but SMS_PROVIDER is outbox; set it to aliyun or tencent to send.',
        ]
      : []

  const wanted = `SMS_PROVIDER=${v.SMS_PROVIDER}`

  const wrong = missingSentences(
    v,
    v.SMS_PROVIDER === 'tencent' ? [...SMS_NEEDS, 'SMS_APP_ID'] : SMS_NEEDS,
    wanted,
  )

  if (!isSafe(v.SMS_ENDPOINT))
    wrong.push(
      'SMS_ENDPOINT: must start with https://; plain http is accepted on this machine only.',
    )

  return wrong
}

/** One sentence per missing or contradictory variable. */
export const wrongOutside = (v: Outside, isDemo: boolean) => [
  ...wrongSso(v, isDemo),
  ...wrongSms(v),
]

/** The provider of single sign-on that a browser is sent to; null without one. */
export const ssoOf = (v: Outside): ProviderSettings | null => {
  if (v.SSO_PROVIDER !== 'oidc' && v.SSO_PROVIDER !== 'cas') return null

  const common = { claim: v.SSO_CLAIM, publicUrl: v.PUBLIC_URL.replace(/\/+$/, '') }
  if (v.SSO_PROVIDER === 'cas')
    return { ...common, protocol: 'cas', url: v.SSO_CAS_URL!.replace(/\/+$/, '') }

  const client = {
    issuer: v.SSO_ISSUER!,
    clientId: v.SSO_CLIENT_ID!,
    clientSecret: v.SSO_CLIENT_SECRET!,
    scope: v.SSO_SCOPE,
  }

  return { ...common, protocol: 'oidc', ...client }
}

const CARRIERS = {
  aliyun: { endpoint: 'https://dysmsapi.aliyuncs.com', region: 'cn-hangzhou' },
  tencent: { endpoint: 'https://sms.tencentcloudapi.com', region: 'ap-guangzhou' },
}

/** The account with the SMS carrier; null when messages are kept in the outbox. */
export function carrierOf(v: Outside): CarrierAccount | null {
  if (v.SMS_PROVIDER === 'outbox') return null

  const usual = CARRIERS[v.SMS_PROVIDER]
  return {
    provider: v.SMS_PROVIDER,
    endpoint: v.SMS_ENDPOINT ?? usual.endpoint,
    region: v.SMS_REGION ?? usual.region,
    keyId: v.SMS_ACCESS_KEY_ID!,
    keySecret: v.SMS_ACCESS_KEY_SECRET!,
    appId: v.SMS_APP_ID ?? '',
    signName: v.SMS_SIGN_NAME!,
    templates: {
      login: v.SMS_TEMPLATE_LOGIN!,
      register: v.SMS_TEMPLATE_REGISTER!,
      bind: v.SMS_TEMPLATE_BIND!,
      notice: v.SMS_TEMPLATE_NOTICE!,
    },
    timeoutMs: v.SMS_TIMEOUT_MS,
  }
}
