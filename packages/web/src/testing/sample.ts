import type { z } from 'zod'

/** Any part of a value; what is left out is filled in by the contract. */
export type PartOf<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Element)[]
    ? readonly PartOf<Element>[]
    : { readonly [Key in keyof T]?: PartOf<T[Key]> | undefined }

type Schema = z.ZodType & { def: Record<string, unknown> & { type: string } }

/** The shortest texts and numbers first: the first that a schema accepts is its sample. */
const SIMPLE_VALUES: readonly unknown[] = [
  '',
  '样例',
  0,
  1,
  false,
  '2026-11-20',
  '2026-11-20T10:00:00+08:00',
  '2026-11-20 10:00',
  '2026-11',
  '08:00',
  '1',
  '/a',
  'a@example.org',
  '00000000-0000-4000-8000-000000000000',
  'a'.repeat(32),
  'a'.repeat(64),
  null,
  undefined,
]

function simpleSample(schema: Schema) {
  const found = SIMPLE_VALUES.find((value) => schema.safeParse(value).success)
  if (found === undefined && !schema.safeParse(undefined).success)
    throw new Error(`No sample fits a schema of the kind ${schema.def.type}: give its value`)

  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectSample(schema: Schema, part: unknown) {
  const shape = schema.def.shape as Record<string, Schema>
  const values = isRecord(part) ? part : {}

  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, fill(field, values[name])]),
  )
}

function unionSample(schema: Schema, part: unknown) {
  const options = schema.def.options as Schema[]
  if (part === undefined) return fill(options[0]!, undefined)

  const fitting = options.find((option) => {
    try {
      return option.safeParse(fill(option, part)).success
    } catch {
      return false
    }
  })

  return fill(fitting ?? options[0]!, part)
}

function recordSample(schema: Schema, part: unknown) {
  const [key, value] = [schema.def.keyType as Schema, schema.def.valueType as Schema]
  const values = isRecord(part) ? part : {}
  const needed = key.def.type === 'enum' ? Object.values(key.def.entries as object) : []
  const names = [...new Set([...needed, ...Object.keys(values)])]

  return Object.fromEntries(names.map((name) => [name, fill(value, values[name])]))
}

const inner = (schema: Schema) => schema.def.innerType as Schema

const MAKERS: Readonly<Record<string, (schema: Schema, part: unknown) => unknown>> = {
  object: objectSample,
  union: unionSample,
  record: recordSample,
  array: (schema, part) =>
    Array.isArray(part) ? part.map((own) => fill(schema.def.element as Schema, own)) : [],
  tuple: (schema, part) =>
    (schema.def.items as Schema[]).map((item, at) =>
      fill(item, Array.isArray(part) ? part[at] : undefined),
    ),
  nullable: (schema, part) =>
    part === undefined || part === null ? null : fill(inner(schema), part),
  optional: (schema, part) => (part === undefined ? undefined : fill(inner(schema), part)),
  default: (schema, part) => (part === undefined ? undefined : fill(inner(schema), part)),
  readonly: (schema, part) => fill(inner(schema), part),
  lazy: (schema, part) => fill((schema.def.getter as () => Schema)(), part),
  pipe: (schema, part) => (part === undefined ? fill(schema.def.in as Schema, part) : part),
  enum: (schema, part) => part ?? Object.values(schema.def.entries as object)[0],
  literal: (schema, part) => part ?? (schema.def.values as unknown[])[0],
  intersection: (schema, part) => ({
    ...(fill(schema.def.left as Schema, part) as object),
    ...(fill(schema.def.right as Schema, part) as object),
  }),
}

function fill(schema: Schema, part: unknown): unknown {
  const make = MAKERS[schema.def.type]
  if (make) return make(schema, part)

  return part === undefined ? simpleSample(schema) : part
}

/**
 * A value of a schema of the contract: `part` says what the test is about, the schema fills in the
 * rest with the plainest values. Throws if the whole does not fit the schema.
 */
export function sampleOf<S extends z.ZodType>(schema: S, part?: PartOf<z.output<S>>): z.output<S> {
  return schema.parse(fill(schema as unknown as Schema, part))
}
