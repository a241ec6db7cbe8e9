// Opens every call as every role: once with a cold database, then warm until there are enough times
// or it has taken long enough.
import {
  addressWith,
  findUsualValues,
  moveRange,
  paramsOf,
  readingEndpoints,
  recordsInQuery,
  valueFor,
  variantsOf,
} from './list-calls.mjs'
import { openProduct, ROLES } from './open-product.mjs'

/** A slow call is repeated until it has taken that long, but at least so often. */
const LONGEST_MS = 5000
const MIN_REPEATS = 3
const WARM_UP = 2

/** How many ids are tried for a record that a path names. */
const MAX_CANDIDATES = 12

const isRefused = (status) => status === 401 || status === 403
const isAnswered = (status) => status === 200 || status === 204

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]

const figuresOf = (times) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

/** Ids and keys in the first rows of an answer, by which its records are opened. */
function idsIn(body) {
  try {
    const { data } = JSON.parse(body.toString('utf8'))
    const rows = Array.isArray(data) ? data : (data?.list ?? [])
    return rows
      .slice(0, 3)
      .flatMap(({ id, value, key }) =>
        [id, value, key].filter((one) => one !== undefined && one !== null).map(String),
      )
  } catch {
    return [] // a file
  }
}

/** What a path may name when no list of it has shown a record: the newest id of each table. */
const newestIds = `select distinct (xpath('/row/id/text()', query_to_xml(format('select max(id) as id from %I', table_name), false, true, '')))[1]::text as id
  from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'bigint'`

const commonLength = (a, b) => {
  const [one, other] = [a.split('/'), b.split('/')]
  let length = 0

  while (length < one.length && one[length] === other[length]) length += 1

  return length
}

/**
 * Values for what a path or query must name: ids that the nearest lists have shown to this role,
 * usual values, then ids of any table.
 */
function candidatesFor(endpoint, names, shown, usual, anyIds) {
  const near = [...shown]
    .toSorted((a, b) => commonLength(b[0], endpoint.path) - commonLength(a[0], endpoint.path))
    .slice(0, 3)
  const values = [...new Set([...near.flatMap(([, ids]) => ids), ...anyIds])]
  const fields = endpoint.params?.shape ?? {}
  const known = (name) => (fields[name] ? valueFor(name, fields[name], usual) : usual[name])

  return values
    .slice(0, MAX_CANDIDATES)
    .map((value) => Object.fromEntries(names.map((name) => [name, known(name) ?? value])))
}

async function openCall(product, role, endpoint, address) {
  if (endpoint.limit !== undefined) await product.forgetLimits()

  return product.open(role, address)
}

/** Times and pages of a call: cold once, then warm. `openOnce` takes by how much a range moves. */
async function measureCall(product, openOnce, repeats) {
  await product.cool()

  const cold = await openOnce(0)
  if (!isAnswered(cold.status)) return { status: cold.status }

  for (let i = 0; i < WARM_UP && cold.ms < LONGEST_MS / MIN_REPEATS; i++) await openOnce(1 + i)

  const warm = []

  for (const start = performance.now(); warm.length < repeats; ) {
    if (warm.length >= MIN_REPEATS && performance.now() - start > LONGEST_MS) break

    const reply = await openOnce(1 + WARM_UP + warm.length)
    // times of refusals are no times of the call
    if (reply.status !== cold.status) return { status: `${cold.status}, then ${reply.status}` }

    warm.push(reply)
  }

  return {
    status: cold.status,
    bytes: cold.body.length,
    cold: { api: cold.ms, database: cold.databaseMs, pages: cold.pages },
    warm: {
      times: warm.length,
      api: figuresOf(warm.map(({ ms }) => ms)),
      database: figuresOf(warm.map(({ databaseMs }) => databaseMs)),
      pages: figuresOf(warm.map(({ pages }) => pages)).p50,
    },
    body: cold.body,
  }
}

/** A query with the records that it must name; those of the path do not count. */
function withNamed(endpoint, query, named) {
  const inPath = new Set(paramsOf(endpoint))
  return {
    ...query,
    ...Object.fromEntries(Object.entries(named).filter(([name]) => !inPath.has(name))),
  }
}

/** The records with which a role can open a call, if it can open any. */
async function findOpenable(product, role, endpoint, candidates, query) {
  let status = 'no candidate'
  for (const named of candidates) {
    const address = addressWith(endpoint, named, withNamed(endpoint, query, named))
    const reply = await openCall(product, role, endpoint, address)

    status = reply.status
    if (isAnswered(status)) return { named }
    if (isRefused(status)) break
  }

  return { status }
}

/**
 * Everything one role opens: lists first, since they show the records. `measure` opens a call with
 * its variant and answers its figures, and its body.
 */
async function measureRole(product, role, { endpoints, usual, anyIds, measure }, record) {
  const shown = new Map()
  const namedBy = (endpoint) => paramsOf(endpoint).length + recordsInQuery(endpoint, usual).length
  const byDepth = endpoints.toSorted((a, b) => namedBy(a) - namedBy(b))

  for (const endpoint of byDepth) {
    const variants = variantsOf(endpoint, usual)
    const names = [...paramsOf(endpoint), ...recordsInQuery(endpoint, usual)]
    let named = {}

    if (names.length > 0) {
      const found = await findOpenable(
        product,
        role,
        endpoint,
        candidatesFor(endpoint, names, shown, usual, anyIds),
        variants[0].query,
      )
      if (!found.named) {
        record({ role, path: endpoint.path, variant: 'plain', status: found.status })
        continue
      }

      named = found.named
    }

    for (const { name, query } of variants) {
      const whole = withNamed(endpoint, query, named)
      const openOnce = (by) =>
        openCall(product, role, endpoint, addressWith(endpoint, named, moveRange(whole, by)))
      const { body, ...figures } = await measure(product, openOnce, { endpoint, variant: name })

      record({
        role,
        path: endpoint.path,
        variant: name,
        address: addressWith(endpoint, named, whole),
        ...figures,
      })

      if (name === 'plain' && body) shown.set(endpoint.path, idsIn(body))
      // what a role may not open in general it may not open with a filter
      if (isRefused(figures.status)) break
    }
  }
}

/**
 * Opens what was chosen and answers all figures; `choice` names a part of the path, one role, how
 * often a call is repeated, and what is measured if it is not times. `keep` gets the figures so far
 * after each role: a run takes hours.
 */
export async function measureCalls(
  cluster,
  folder,
  {
    only,
    role: onlyRole,
    repeats,
    measure = (product, openOnce) => measureCall(product, openOnce, repeats),
  },
  keep = () => {},
) {
  const roles = ROLES.filter((role) => onlyRole === undefined || role === onlyRole)
  if (roles.length === 0) throw new Error(`--role: one of ${ROLES.join(' ')}`)

  const product = await openProduct(cluster, folder, roles)

  try {
    const ask = async (text) => (await product.owner.query(text)).rows
    const usual = await findUsualValues(ask)
    const anyIds = (await ask(newestIds)).flatMap(({ id }) => id ?? [])
    const all = await readingEndpoints()
    const chosen = all.filter(
      ({ path }) => only === undefined || path.toLowerCase().includes(only.toLowerCase()),
    )

    // records of a chosen path are found by the lists next to it
    const endpoints =
      only === undefined
        ? all
        : all.filter((one) => chosen.includes(one) || isListNextTo(one, chosen))

    const calls = []

    const figuresSoFar = () => ({
      measuredAt: new Date().toISOString(),
      settledAfter: product.settledAfter,
      peakMegabytes: product.peak(),
      repeats,
      calls: calls.filter(
        ({ path }) => only === undefined || path.toLowerCase().includes(only.toLowerCase()),
      ),
    })

    for (const role of roles) {
      const start = performance.now()
      const before = calls.length

      await measureRole(product, role, { endpoints, usual, anyIds, measure }, (call) =>
        calls.push({ ...call, peakMegabytes: product.peak() }),
      )

      const opened = calls.slice(before).filter(({ status }) => isAnswered(status)).length

      console.log(
        `${role.padEnd(10)} ${opened} of ${calls.length - before} calls opened, ${((performance.now() - start) / 1000).toFixed(0)} s`,
      )
      keep(figuresSoFar())
    }

    return figuresSoFar()
  } finally {
    await product.close()
  }
}

const isListNextTo = (endpoint, chosen) =>
  paramsOf(endpoint).length === 0 &&
  !endpoint.path.endsWith('/_export') &&
  chosen.some(({ path }) => paramsOf({ path }).length > 0 && commonLength(path, endpoint.path) >= 4)
