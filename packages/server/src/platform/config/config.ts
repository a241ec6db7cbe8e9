import { resolve } from 'node:path'
import { z } from 'zod'
import { readTemplateFields } from '../wechat/template.rules.ts'
import { carrierOf, outsideVariables, ssoOf, wrongOutside } from './config-outside.ts'

const flag = z.enum(['0', '1']).transform((v) => v === '1')
const port = z.coerce.number().int().min(1).max(65_535)
const address = z.union([z.literal(''), z.url()])

/**
 * Every environment variable, in one place and checked at start-up (docs/operation/settings
 * explains them).
 */
const variables = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  STOP_IDLE_SECONDS: z.coerce.number().min(0).max(60).default(5),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().min(1).max(3600).default(10),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  KEY_FILE: z.string().min(1).optional(),
  FILES_STORE: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.optional(),
  DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(6, 'needs at least 6 characters').max(64).optional(),
  DEMO_APPLICANTS: z.coerce
    .number()
    .int()
    .min(0, 'must be from 0 to 5000')
    .max(5000, 'must be from 0 to 5000')
    .default(300),
  CAPTCHA_FIXED_CODE: z
    .string()
    .regex(/^[A-Za-z0-9]{4,8}$/, 'must be 4 to 8 letters or digits')
    .optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  WEB_DIR: z.string().min(1).optional(),
  TITLE: z.string().min(1).max(60).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PASSWORD_CLASSES: flag.default(false),
  PASSWORD_MAX_AGE_DAYS: z.coerce.number().int().min(0).max(3650).default(0),
  PUBLIC_URL: address.default(''),
  SSO_LOGOUT_URL: address.default(''),
  EXTERNAL_SITE_URL: address.default(''),
  HOME_PAGE_URL: address.default(''),
  MAIL_PROVIDER: z.enum(['none', 'outbox', 'smtp']).default('none'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
      'must be an address such as "Training <noreply@hospital.cn>"',
    )
    .optional(),
  ...outsideVariables,
  WECHAT_PROVIDER: z.enum(['none', 'local', 'official']).default('none'),
  WECHAT_BASE_URL: address.default('https://api.weixin.qq.com'),
  WECHAT_APP_ID: z.string().min(1).optional(),
  WECHAT_APP_SECRET: z.string().min(1).optional(),
  WECHAT_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{3,32}$/, 'must be 3 to 32 letters or digits')
    .optional(),
  WECHAT_AES_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9]{43}$/,
      'must be the 43 letters and digits that WeChat shows as EncodingAESKey',
    )
    .optional(),
  WECHAT_PLAIN_CALLBACK: flag.default(false),
  WECHAT_TEMPLATE_ID: z.string().min(1).optional(),
  WECHAT_TEMPLATE_FIELDS: z.string().default('thing1:text,time2:time'),
  WECHAT_MINI_APP_ID: z.string().min(1).optional(),
  WECHAT_MINI_APP_SECRET: z.string().min(1).optional(),
})

/**
 * The names of all variables. The environment file of a release explains each
 * (release/residency.env).
 */
export const VARIABLE_NAMES = Object.keys(variables.shape)

export type Config = ReturnType<typeof readConfig>

const S3_NEEDS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type Variables = z.output<typeof variables>

/**
 * The bucket of FILES_STORE=s3. Self-hosted servers (with an endpoint) mostly need path-style
 * addresses.
 */
const bucketOf = (v: Variables) =>
  v.FILES_STORE === 's3'
    ? {
        endpoint: v.S3_ENDPOINT,
        bucket: v.S3_BUCKET ?? '',
        region: v.S3_REGION,
        accessKeyId: v.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: v.S3_SECRET_ACCESS_KEY ?? '',
        pathStyle: v.S3_PATH_STYLE ?? v.S3_ENDPOINT !== undefined,
      }
    : null

const WECHAT_NEEDS = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN', 'PUBLIC_URL'] as const

/** Sentences about the variables of WeChat. */
function wrongWechat(v: Variables): string[] {
  const wrong: string[] = []

  if (
    v.WECHAT_BASE_URL &&
    !/^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(v.WECHAT_BASE_URL)
  )
    wrong.push(
      'WECHAT_BASE_URL: must start with https://, because the secret of the account is sent there.',
    )

  if (!v.WECHAT_MINI_APP_ID !== !v.WECHAT_MINI_APP_SECRET)
    wrong.push('WECHAT_MINI_APP_SECRET: must be given together with WECHAT_MINI_APP_ID.')

  if (!readTemplateFields(v.WECHAT_TEMPLATE_FIELDS))
    wrong.push(
      'WECHAT_TEMPLATE_FIELDS: must name the fields of the template, like thing1:text,time2:time (text, time or title).',
    )

  if (v.WECHAT_PROVIDER !== 'official') return wrong

  for (const name of WECHAT_NEEDS)
    if (!v[name]) wrong.push(`${name}: must be given with WECHAT_PROVIDER=official.`)

  if (!v.WECHAT_AES_KEY && !v.WECHAT_PLAIN_CALLBACK)
    wrong.push(
      'WECHAT_AES_KEY: must be given with WECHAT_PROVIDER=official (safe mode), or WECHAT_PLAIN_CALLBACK=1 for plain mode.',
    )

  return wrong
}

type DerivedConfig = {
  dataDir: string
  keyFile: string | undefined
  demo: boolean
  onLoopback: boolean
}

/** Sentences about variables that do not fit together. */
function wrongTogether(
  v: Variables,
  { dataDir, keyFile, demo, onLoopback }: DerivedConfig,
): string[] {
  const wrong: string[] = []

  if (!keyFile)
    wrong.push(
      'KEY_FILE: must be given together with DATABASE_URL, it holds the keys of personal data.',
    )

  if (v.DATABASE_REPLICA_URL && !v.DATABASE_URL)
    wrong.push('DATABASE_REPLICA_URL: needs DATABASE_URL, the server that it follows.')

  if (keyFile && `${keyFile}/`.startsWith(`${dataDir}/`))
    wrong.push(
      'KEY_FILE: must lie outside DATA_DIR, or a backup would carry the keys with the data.',
    )

  if (v.FILES_STORE === 's3')
    for (const name of S3_NEEDS)
      if (!v[name]) wrong.push(`${name}: must be given with FILES_STORE=s3.`)

  if (v.FILES_STORE === 'folder' && v.S3_BUCKET)
    wrong.push(
      'S3_BUCKET: is given, but FILES_STORE is folder; set FILES_STORE=s3 to use the bucket.',
    )

  if (v.CAPTCHA_FIXED_CODE && (!demo || !onLoopback || v.TRUST_PROXY || v.DEMO !== true))
    wrong.push(
      'CAPTCHA_FIXED_CODE: needs DEMO=1 on a loopback HOST and no TRUST_PROXY, since it opens the captcha to everybody.',
    )

  if (v.MAIL_PROVIDER === 'smtp')
    for (const name of ['SMTP_URL', 'MAIL_FROM'] as const)
      if (!v[name]) wrong.push(`${name}: must be given with MAIL_PROVIDER=smtp.`)

  return wrong
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** Reads and checks the environment; throws an Error with one sentence per invalid variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = variables.safeParse(values)
  if (!read.success)
    throw new Error(read.error.issues.map((i) => `${i.path.join('.')}: ${i.message}.`).join('\n'))

  const v = read.data
  const dataDir = resolve(v.DATA_DIR)
  const ownKeyFile = v.DATABASE_URL ? undefined : `${dataDir}.keys`
  const keyFile = v.KEY_FILE ? resolve(v.KEY_FILE) : ownKeyFile
  const onLoopback = isLoopback(v.HOST)
  // Demo accounts have known passwords: outside a local machine the demo must be requested
  // explicitly.
  const demo = v.DEMO ?? (!v.DATABASE_URL && onLoopback && !v.TRUST_PROXY)
  const wrong = wrongTogether(v, { dataDir, keyFile, demo, onLoopback })

  wrong.push(...wrongOutside(v, demo))

  if (v.WECHAT_PROVIDER === 'local' && !demo)
    wrong.push('WECHAT_PROVIDER: local is for demonstrations and needs DEMO=1.')

  wrong.push(...wrongWechat(v))
  if (wrong.length) throw new Error(wrong.join('\n'))

  return {
    ...v,
    DATA_DIR: dataDir,
    KEY_FILE: keyFile as string,
    bucket: bucketOf(v),
    sso: ssoOf(v),
    carrier: carrierOf(v),
    DEMO: demo,

    /** Nobody asked for the demo: it was chosen because the product runs on this machine alone. */
    isDemoImplied: demo && v.DEMO === undefined,
    onLoopback,
    auditHeadFile: `${keyFile}.audit-head`,
  }
}
