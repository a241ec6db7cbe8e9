// What a run opens: every reading call of the contract, with the inputs that its shapes need and
// the variants that lists are opened with.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product.mjs'
import { addressOf, sampleQuery } from './product.mjs'

const AREAS = join(root, 'packages/contract/src/areas')
const REASON = '年度核对'

/**
 * Part of a name, which a list must search for without an index on the whole; and words that
 * nothing has.
 */
const SEARCHES = { search: '文', 'search without a hit': '无此内容' }

/** Such a call does not end (live updates). */
const ENDLESS = new Set(['/api/v1/live'])
const PAGE_SIZE = '20'

const isEndpoint = (value) =>
  value !== null &&
  typeof value === 'object' &&
  typeof value.path === 'string' &&
  typeof value.method === 'string'

/** Endpoints among the exports of a module, also those of grouped calls (sheets, reviews). */
function endpointsIn(value, depth = 0) {
  if (isEndpoint(value)) return [value]
  if (depth > 2 || value === null || typeof value !== 'object') return []

  return Object.values(value).flatMap((inner) => endpointsIn(inner, depth + 1))
}

/** Every GET that only reads, once, in the order of the paths. */
export async function readingEndpoints() {
  const found = new Map()
  for (const file of globSync('**/*.contract.ts', { cwd: AREAS }).toSorted())
    for (const endpoint of endpointsIn({ ...(await import(join(AREAS, file))) }))
      if (endpoint.method === 'GET' && !endpoint.changes && !ENDLESS.has(endpoint.path))
        found.set(endpoint.path, endpoint)

  return [...found.values()].toSorted((a, b) => a.path.localeCompare(b.path))
}

const dayAfter = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Values by the name of a field: records that exist, this year and this month. */
export async function findUsualValues(ask) {
  const [ids] = await ask(`select
    (select id from intakes order by year desc, id limit 1)::text as "intakeId",
    (select id from rotation_plans where state = 'published' order by id limit 1)::text as "planId",
    (select id from standards where state = 'published' order by id limit 1)::text as "standardId",
    (select base_id from rotation_plans where state = 'published' order by id limit 1)::text as "baseId",
    (select cohort_id from trainees where cohort_id is not null group by 1 order by count(*) desc, 1 limit 1)::text as "cohortId",
    (select department_id from rotation_blocks group by 1 order by count(*) desc, 1 limit 1)::text as "departmentId",
    (select id from learning_exams where state = 'released' order by opens_at desc, id limit 1)::text as "examId",
    (select id from majors order by id limit 1)::text as "majorId",
    (select t.id from trainees t join users u on u.id = t.user_id where u.username = 'student')::text as "traineeId",
    (select id from users where username = 'teacher')::text as "userId"`)

  const today = dayAfter(0)
  return {
    ...ids,
    year: today.slice(0, 4),
    month: today.slice(0, 7),
    reason: REASON,
    from: dayAfter(-30),
    until: dayAfter(30),
    startsOn: dayAfter(-30),
    endsOn: dayAfter(30),
    pageSize: PAGE_SIZE,
    pageNum: '1',
  }
}

/**
 * What a field takes of the usual values and of the first value of a list of allowed ones;
 * undefined for free text.
 */
export function valueFor(name, field, usual) {
  const fits = (value) => value !== undefined && value !== null && field.safeParse(value).success
  if (fits(usual[name])) return usual[name]

  let inner = field

  while (inner.def?.innerType) inner = inner.def.innerType

  const first = inner.options?.[0]

  return typeof first === 'string' && fits(first) ? first : undefined
}

/** The queries a call is opened with, by what is special about each. */
export function variantsOf(endpoint, usual) {
  const fields = endpoint.query?.shape ?? {}
  const needed = sampleQuery(endpoint)

  const plain = Object.fromEntries(
    Object.entries(needed).map(([name, value]) => [
      name,
      valueFor(name, fields[name], usual) ?? value,
    ]),
  )

  for (const name of ['pageNum', 'pageSize', 'reason', 'from', 'until'])
    if (name in fields && fields[name].safeParse(usual[name]).success) plain[name] = usual[name]

  const variants = [{ name: 'plain', query: plain }]
  if ('pageNum' in fields) variants.push({ name: 'page 5', query: { ...plain, pageNum: '5' } })

  if ('keywords' in fields)
    for (const [name, keywords] of Object.entries(SEARCHES))
      variants.push({ name, query: { ...plain, keywords } })

  // an export of everything says more than one of a part
  if (endpoint.path.endsWith('/_export')) return variants.slice(0, 1)

  for (const [name, field] of Object.entries(fields)) {
    const value = name in plain ? undefined : valueFor(name, field, usual)
    if (value !== undefined) variants.push({ name: `${name}=`, query: { ...plain, [name]: value } })
  }

  return variants
}

/** Fields a query needs that name a record and of which no usual one is known. */
export function recordsInQuery(endpoint, usual) {
  const fields = endpoint.query?.shape ?? {}
  const names = Object.keys(sampleQuery(endpoint)).filter(
    (name) => name === 'id' || name.endsWith('Id'),
  )

  return names.filter((name) => valueFor(name, fields[name], usual) === undefined)
}

export const paramsOf = (endpoint) =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])

export const addressWith = (endpoint, params, query) => addressOf(endpoint, params, query)

/**
 * The range of days of a calendar or home, moved for each repetition: the product remembers what it
 * has just answered.
 */
export function moveRange(query, by) {
  if (!query.from || !query.until || !/^\d{4}-\d\d-\d\d$/.test(query.from)) return query

  const move = (day) => new Date(Date.parse(day) - by * 86_400_000).toISOString().slice(0, 10)
  return { ...query, from: move(query.from), until: move(query.until) }
}
