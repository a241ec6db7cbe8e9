import type { Endpoint } from '@residency/contract/kernel'
import type { InjectOptions } from 'light-my-request'
import { multipartBody } from '../files/multipart.ts'
import { inTurn, NAUGHTY, WORST } from './walk-naughty.ts'
import {
  addressOf,
  fieldsOf,
  sampleObject,
  sampleOf,
  sampleQuery,
  strangeParams,
} from './walk-samples.ts'

/** One hostile request. `mustRefuse` is what the contract's own shapes say of it. */
export type Attack = {
  what: string
  address: string
  options: Partial<InjectOptions>
  mustRefuse: boolean
}

const JSON_TYPE = { 'content-type': 'application/json' }

const WRONG: readonly unknown[] = [
  null,
  true,
  1,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  [{}],
  { length: 1e9 },
]

const RAW_BODIES: readonly [string, string | Buffer][] = [
  ['10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['10,000 objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d])],
  ['cut off', '{"a":'],
  ['NaN', '{"a":NaN}'],
  ['__proto__', '{"__proto__":{"isRoot":true}}'],
  ['constructor', '{"constructor":{"prototype":{"isRoot":true}}}'],
  ['two megabytes', `{"a":"${'x'.repeat(2_000_000)}"}`],
]

const BAD_PARAMS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '%00',
  '%zz',
  '%C0%AF',
  '99999999999999999999',
  '..%2f..',
  "1'--",
  '1,2,,',
  'x'.repeat(4500),
]

function bodyAttacks(e: Endpoint): Attack[] {
  if (!e.body) return []

  const shape = e.body
  const address = addressOf(e, strangeParams(e), sampleQuery(e))

  const raw = (
    what: string,
    payload: string | Buffer,
    mustRefuse: boolean,
    headers: Record<string, string> = JSON_TYPE,
  ): Attack => ({
    what: `body: ${what}`,
    address,
    options: { payload, headers },
    mustRefuse,
  })

  const json = (what: string, value: unknown) =>
    raw(what, JSON.stringify(value), !shape.safeParse(value ?? {}).success)
  const sample = sampleOf(shape) as object
  const fields = Object.entries(fieldsOf(shape))
  const name = `${e.method} ${e.path}`
  const one = (field: string, value: unknown, what = JSON.stringify(value)?.slice(0, 40)) =>
    json(`${field} = ${what}`, { ...sample, [field]: value })

  return [
    ...RAW_BODIES.map(([what, payload]) => raw(what, payload, true)),
    raw(
      '1e400',
      JSON.stringify({ ...sample, [fields[0]?.[0] ?? 'a']: 0 }).replace(/:0(?=[,}])/, ':1e400'),
      false,
    ),
    raw('none', '', !shape.safeParse({}).success),
    raw('another kind', '<a/>', true, { 'content-type': 'text/xml' }),
    raw('a kind that is none', '{}', true, { 'content-type': '///' }),
    ...[null, [], [sample], 'x', 1, true].map((value) =>
      json(JSON.stringify(value).slice(0, 20), value),
    ),
    json('unknown fields', { ...sample, isRoot: true, roles: ['ROOT'], userId: 1, toString: 'x' }),
    ...fields.flatMap(([field, type]) => [
      json(
        `${field} missing`,
        Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field)),
      ),
      ...[null, ...inTurn(WRONG, `${name} ${field}`, 5)].map((value) => one(field, value)),
      ...(type.safeParse('walk').success || typeof sampleOf(type) === 'string'
        ? [...WORST, ...inTurn(NAUGHTY, `${name} ${field}`, 3)].map((value) => one(field, value))
        : []),
    ]),
  ]
}

function queryAttacks(e: Endpoint): Attack[] {
  if (!e.query) return []

  const shape = e.query
  const params = strangeParams(e)
  const sample = sampleQuery(e)
  const name = `${e.method} ${e.path}`
  const options = e.body
    ? { payload: JSON.stringify(sampleOf(e.body) ?? {}), headers: JSON_TYPE }
    : {}

  const judged = (what: string, query: Record<string, string | string[]>): Attack => ({
    what: `query: ${what}`,
    address: addressOf(e, params, query),
    options,
    mustRefuse: !shape.safeParse(query).success,
  })

  const raw = (text: string): Attack => ({
    what: `query: ${text}`,
    address: `${addressOf(e, params)}?${text}`,
    options,
    mustRefuse: false,
  })

  const numbers = [
    '-1',
    '0',
    '1.5',
    '1e400',
    'NaN',
    '',
    '99999999999999999999',
    '0x10',
    ' 1',
    'abc',
    'null',
  ]

  return [
    ...[
      '%',
      '%zz=%zz',
      'a=%C0%AF',
      '__proto__[a]=1&__proto__=1',
      'constructor[prototype][a]=1',
      '&&==&',
      `a=${'x'.repeat(6000)}`,
    ].map(raw),
    ...Object.keys(shape.shape).flatMap((field) => [
      judged(`${field} twice`, { ...sample, [field]: ['1', '2'] }),
      ...inTurn(numbers, `${name} ${field}`, field.startsWith('page') ? 4 : 2).map((value) =>
        judged(`${field} = ${value}`, { ...sample, [field]: value }),
      ),
      ...[...WORST.slice(0, 4), 'x'.repeat(3000), ...inTurn(NAUGHTY, `${name} ${field}`, 3)]
        .filter((value) => value.isWellFormed())
        .map((value) => judged(`${field} = ${value.slice(0, 30)}`, { ...sample, [field]: value })),
    ]),
  ]
}

function paramAttacks(e: Endpoint): Attack[] {
  const sample = strangeParams(e)
  return Object.keys(sample).flatMap((param) =>
    BAD_PARAMS.map((text) => {
      const filled = addressOf(e, { ...sample, [param]: 'PLACE' }, sampleQuery(e)).replace(
        'PLACE',
        text,
      )

      const shape = e.params?.shape[param]
      const isNumeric = shape !== undefined && !shape.safeParse('abc').success
      const options = e.body
        ? { payload: JSON.stringify(sampleOf(e.body) ?? {}), headers: JSON_TYPE }
        : {}

      return {
        what: `path: ${param} = ${text.slice(0, 30)}`,
        address: filled,
        options,
        mustRefuse: isNumeric,
      }
    }),
  )
}

function formAttacks(e: Endpoint): Attack[] {
  if (!e.form && !e.file) return []

  const address = addressOf(e, strangeParams(e), sampleQuery(e))
  const sample = Object.fromEntries(
    Object.entries(e.form ? sampleObject(e.form) : {}).map(([k, v]) => [k, String(v)]),
  )
  const file: Record<string, { filename: string; content: Buffer }> = e.file
    ? { [e.file.field]: { filename: 'a.pdf', content: Buffer.from('x') } }
    : {}

  const sent = (what: string, part: Partial<InjectOptions>, mustRefuse: boolean): Attack => ({
    what: `form: ${what}`,
    address,
    options: part,
    mustRefuse,
  })

  const whole = multipartBody({ ...sample, ...file })
  const takes = (fields: object) => e.form === undefined || e.form.safeParse(fields).success
  const fields = Object.keys(e.form?.shape ?? {})
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`f${i}`, 'x']))
  const names = ['../../x', 'a\u0000.pdf', '.htaccess', 'x'.repeat(500), '<img>.svg', '报告.pdf']

  return [
    sent(
      'cut off',
      { ...whole, payload: whole.payload.subarray(0, whole.payload.length - 20) },
      true,
    ),
    sent('no boundary', { ...whole, headers: { 'content-type': 'multipart/form-data' } }, true),
    sent(
      'a boundary of 300 letters',
      { ...whole, headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` } },
      true,
    ),
    sent(
      'another boundary',
      { ...whole, headers: { 'content-type': 'multipart/form-data; boundary=none' } },
      true,
    ),
    sent('nothing', { ...multipartBody({}) }, !!e.file || !takes({})),
    sent('150 fields', { ...multipartBody({ ...many, ...sample, ...file }) }, true),
    sent(
      '__proto__',
      { ...multipartBody({ __proto__: 'x', constructor: 'y', ...sample, ...file }) },
      false,
    ),
    sent(
      'a large field',
      { ...multipartBody({ big: 'x'.repeat(2_000_000), ...sample, ...file }) },
      true,
    ),
    ...(e.file
      ? names.map((filename) =>
          sent(
            `file name ${filename.slice(0, 20)}`,
            multipartBody({
              ...sample,
              [e.file!.field]: { filename, content: Buffer.from('%PDF-1.4') },
            }),
            false,
          ),
        )
      : [
          sent('JSON that is none', { payload: '{', headers: JSON_TYPE }, true),
          sent(
            'a file nobody asked for',
            multipartBody({ ...sample, extra: { filename: 'a', content: Buffer.alloc(100_000) } }),
            false,
          ),
        ]),
    ...(e.file ? [sent('JSON', { payload: '{}', headers: JSON_TYPE }, true)] : []),
    ...fields.flatMap((field) => [
      sent(
        `${field} missing`,
        multipartBody({
          ...Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field)),
          ...file,
        }),
        !takes({ ...sample, [field]: undefined }),
      ),
      ...[...WORST.slice(0, 2), 'x'.repeat(10_000), ...inTurn(NAUGHTY, `${e.path} ${field}`, 5)]
        .filter((text) => text.isWellFormed())
        .map((value) =>
          sent(
            `${field} = ${value.slice(0, 30)}`,
            multipartBody({ ...sample, [field]: value, ...file }),
            !takes({ ...sample, [field]: value }),
          ),
        ),
    ]),
  ]
}

/** Every hostile request of one call. */
export const attacksOn = (e: Endpoint): Attack[] => [
  ...bodyAttacks(e),
  ...queryAttacks(e),
  ...paramAttacks(e),
  ...formAttacks(e),
]
