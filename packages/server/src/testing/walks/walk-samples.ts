import type { Endpoint } from '@residency/contract/kernel'
import { z } from 'zod'

/** An id nobody has. */
const NOBODYS_ID = String(Number.MAX_SAFE_INTEGER)

const CANDIDATES: readonly unknown[] = [
  'walk1',
  '2026-11-20',
  '2026-11',
  '2026',
  '08:30',
  '13912345678',
  'walk@example.org',
  'https://example.org/',
  '1',
  '0',
  '11010519491231002X',
  '2026-11-20T08:00:00+08:00',
  'a'.repeat(12),
  '0'.repeat(32),
  '#1a6fd0',
  '/walk',
  '1,2',
  1,
  0,
  true,
  null,
  [],
  {},
  ['1'],
  [1],
]

function inside(shape: z.ZodType): z.ZodType[] {
  const def = shape.def as {
    type: string
    innerType?: z.ZodType
    in?: z.ZodType
    out?: z.ZodType
    options?: z.ZodType[]
    getter?: () => z.ZodType
  }

  if (def.innerType) return [def.innerType]
  if (def.type === 'pipe') return [def.in!.def.type === 'transform' ? def.out! : def.in!]
  if (def.type === 'lazy') return [def.getter!()]

  return def.options ?? []
}

/** A value the shape takes with as little as possible in it; undefined where none was found. */
export function sampleOf(shape: z.ZodType, depth = 0): unknown {
  const takes = (value: unknown) => shape.safeParse(value).success
  if (takes(undefined)) return undefined

  const made: unknown[] = []

  if (depth < 6) {
    if (shape instanceof z.ZodObject) made.push(sampleObject(shape, depth))
    else if (shape instanceof z.ZodArray)
      made.push([sampleOf(shape.element as z.ZodType, depth + 1)])
    else if (shape instanceof z.ZodEnum) made.push(shape.options[0])
    else if (shape instanceof z.ZodLiteral) made.push([...shape.values][0])
    else made.push(...inside(shape).map((inner) => sampleOf(inner, depth + 1)))
  }

  const fit = [...made, ...CANDIDATES].find(takes)

  return fit === undefined ? made[0] : fit
}

export function sampleObject(shape: z.ZodObject, depth = 0): Record<string, unknown> {
  const entries = Object.entries(shape.shape).map(
    ([name, field]) => [name, sampleOf(field as z.ZodType, depth + 1)] as const,
  )

  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The fields of a body or form, also where the object is wrapped. */
export function fieldsOf(shape: z.ZodType | undefined): Record<string, z.ZodType> {
  if (!shape) return {}
  if (shape instanceof z.ZodObject) return shape.shape as Record<string, z.ZodType>

  for (const inner of inside(shape)) {
    const found = fieldsOf(inner)
    if (Object.keys(found).length) return found
  }

  return {}
}

/** Path parameters that point at nothing: ids nobody has, and everything else the shape takes. */
export function strangeParams(e: Endpoint): Record<string, string> {
  const names = [...e.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)
  const shape = e.params?.shape as Record<string, z.ZodType> | undefined

  const value = (name: string) => {
    const field = shape?.[name]
    const fit = [NOBODYS_ID, '999999999999999', '999999999', 'zzzzzz', '1', 'walk1'].find(
      (text) => !field || field.safeParse(text).success,
    )

    return fit ?? String(field ? sampleOf(field) : 'walk1')
  }

  return Object.fromEntries(names.map((name) => [name, value(name)]))
}

/** The address of a call below the prefix. */
export function addressOf(
  e: Endpoint,
  params: Record<string, string>,
  query: Record<string, string | string[]> = {},
) {
  const path = e.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  )

  return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path
}

/** The least a query must hold, as text. */
export function sampleQuery(e: Endpoint): Record<string, string> {
  const sample = e.query ? sampleObject(e.query) : {}
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)]))
}
