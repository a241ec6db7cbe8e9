// Four ways to name the fields of rows: as today (snake_case), and camelCase by Kysely's CamelCasePlugin, by a plugin that renames result
// rows with remembered keys, or by the query compiler and the driver. Processor time of this process, for pages of the list of users, the
// whole list of 10,007 (in batches, as its export reads it, and at once), and the statements of four home pages. All four run in
// turn in one process; medians. Usage: node bench/result-names.mjs [rounds]
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  CamelCasePlugin,
  DefaultQueryCompiler,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { register } from 'tsx/esm/api'
import { API, freshFolder, loginAs, manyUsers, root, startApi, stopApi } from './house.mjs'

register()
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
const source = (path) => import(join(root, 'packages/server/src', path))
const { openDb } = await source('platform/db/pool.ts')
const { withNames } = await source('platform/db/named-statements.ts')
const { withMergedReads } = await source('platform/db/merged-reads.ts')
const { findUserPage } = await source('areas/accounts/users/user.queries.ts')
const { findUsersAfter } = await source('areas/accounts/users/user-export.queries.ts')
const { dayInChina, secondInChina } = await source('platform/clock.ts')
const { openKeys } = await source('platform/crypto/keys.ts')
const { openStores } = await source('platform/files/stores.ts')
const { openOutsideSystems } = await source('platform/outside-systems.ts')
const { readConfig } = await source('platform/config.ts')
const { makeApp } = await source('app.ts')
const { makeLog } = await source('platform/log.ts')

const PORT = 8397
const USERS = 10_007
const ROUNDS = Number(process.argv[2] ?? 15)
const WARM = 3
const ROLES = ['admin', 'bhb', 'teacher', 'student']

/** A function of names that works each of them out once. */
const remembered = (work) => {
  const known = new Map()
  return (name) => {
    if (!known.has(name)) known.set(name, work(name))
    return known.get(name)
  }
}
const camelName = remembered((name) => name.replaceAll(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase()))
const snakeName = remembered((name) => name.replaceAll('"', '""').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** Renames result rows; the keys of one shape are worked out once. */
class RowPlugin {
  transformQuery({ node }) {
    return node
  }
  async transformResult({ result }) {
    const [first] = result.rows
    if (first === undefined) return result
    const keys = Object.keys(first)
    const names = keys.map(camelName)
    if (keys.every((key, i) => key === names[i])) return result
    const rows = result.rows.map((row) => {
      const renamed = {}
      for (let i = 0; i < keys.length; i++) renamed[names[i]] = row[keys[i]]
      return renamed
    })
    return { ...result, rows }
  }
}

/** Writes camelCase identifiers in snake_case while it compiles. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  sanitizeIdentifier(name) {
    return snakeName(name)
  }
}
/** Renames the fields of a result before its rows are built. */
class RenamedQuery extends pg.Query {
  handleRowDescription(message) {
    for (const field of message.fields) field.name = camelName(field.name)
    super.handleRowDescription(message)
  }
}
const renamedClients = new WeakMap()
const renamedClient = (client) => {
  let known = renamedClients.get(client)
  if (known === undefined) {
    known = {
      query: (text, values) =>
        new Promise((done, failed) => {
          client.query(new RenamedQuery(text, values, (error, result) => (error ? failed(error) : done(result))))
        }),
      release: (isFull) => client.release(isFull),
    }
    renamedClients.set(client, known)
  }
  return known
}
const withRenamedFields = (pool) => ({ connect: async () => renamedClient(await pool.connect()), end: () => pool.end() })

const VARIANTS = {
  today: {},
  again: {},
  plugin: { plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })], isCamel: true },
  rows: { plugins: [new RowPlugin()], isCamel: true },
  driver: { wrapped: withRenamedFields, compiler: SnakeCaseCompiler, isCamel: true },
}
function openVariant(connection, { wrapped = (pool) => pool, plugins = [], compiler = PostgresQueryCompiler }) {
  const pool = new pg.Pool({ ...connection, max: 1 })
  const readers = new pg.Pool({ ...connection, max: 4, options: `${connection.options} -c plan_cache_mode=force_generic_plan` })
  const onPool = (given) => {
    const dialect = new PostgresDialect({ pool: given })
    return new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => dialect.createDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new compiler(),
      },
      plugins,
    })
  }
  const namedReaders = withNames(wrapped(readers))
  return {
    db: onPool(withNames(wrapped(pool))),
    merged: () => onPool(withMergedReads(namedReaders)),
    close: () => Promise.all([pool.end(), readers.end()]),
  }
}

/** What the list makes of a row, without what does not depend on the names. */
const fromSnake = (row) => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  realName: row.real_name,
  mobile: row.mobile_sealed,
  avatar: row.avatar,
  email: row.email,
  status: row.status,
  deptName: row.department,
  roleIds: row.role_ids,
  chestArrNum: row.chest_arr_num,
  createTime: dayInChina(row.created_at),
})
const fromCamel = (row) => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  realName: row.realName,
  mobile: row.mobileSealed,
  avatar: row.avatar,
  email: row.email,
  status: row.status,
  deptName: row.department,
  roleIds: row.roleIds,
  chestArrNum: row.chestArrNum,
  createTime: dayInChina(row.createdAt),
})

const SCOPE = { hidesRoot: true, kind: 'all' }
const PAGES = 40
async function readPages({ db }, isCamel) {
  let count = 0
  for (let i = 0; i < PAGES; i++) {
    const page = await findUserPage(db, SCOPE, { pageNum: 1 + i, pageSize: 10 }, null, 'zh-CN')
    count += page.rows.map(isCamel ? fromCamel : fromSnake).length
  }
  return count
}
const readBatches = (size) =>
  async function readList({ db }, isCamel) {
    let count = 0
    for (let after = 0; ; ) {
      const batch = await findUsersAfter(db, SCOPE, {}, null, after, size)
      for (const row of batch) {
        const shown = (isCamel ? fromCamel : fromSnake)(row)
        if (secondInChina(isCamel ? row.createdAt : row.created_at) && shown.createTime) count += 1
      }
      if (batch.length < size) return count
      after = batch.at(-1).id
    }
  }
const HOMES = 6
/** The statements of one home page, compiled, sent and read as the page does it. */
const readHomes = (nodes) => async (variant) => {
  let count = 0
  for (let i = 0; i < HOMES; i++) {
    const executor = variant.merged().getExecutor()
    const queryId = { queryId: `${i}` }
    const all = await Promise.all(
      nodes.map((node) => executor.executeQuery(executor.compileQuery(executor.transformQuery(node, queryId), queryId), queryId)),
    )
    count += all.reduce((sum, { rows }) => sum + rows.length, 0)
  }
  return count
}

/** Reads a home page as its role and returns the parsed statements it asked for, and the processor time of the whole page. */
async function homeOf(app, token) {
  const day = (by) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10)
  // another range of days each time: the server answers the same one from its cache
  const url = (i) => `${API}/home?from=${day(-(i % 30))}&until=${day(1 + Math.floor(i / 30))}`
  const ask = async (i) => {
    const reply = await app.server.inject({ method: 'GET', url: url(i), headers: { authorization: `Bearer ${token}` } })
    if (reply.statusCode !== 200) throw new Error(`home: ${reply.statusCode} ${reply.body}`)
  }
  for (let i = 0; i < 30; i++) await ask(i)
  const nodes = []
  const compileQuery = DefaultQueryCompiler.prototype.compileQuery
  DefaultQueryCompiler.prototype.compileQuery = function (node, ...rest) {
    const compiled = compileQuery.call(this, node, ...rest)
    if (/^\s*(select|with)\b/i.test(compiled.sql) && !/\bfor update\b/i.test(compiled.sql)) nodes.push(node)
    return compiled
  }
  await ask(100)
  DefaultQueryCompiler.prototype.compileQuery = compileQuery
  const before = process.cpuUsage()
  for (let i = 0; i < 40; i++) await ask(200 + i)
  return { nodes, cpu: cpuSince(before) / 40 }
}

const cpuSince = (before) => Object.values(process.cpuUsage(before)).reduce((sum, part) => sum + part, 0) / 1000
const medianOf = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]

/** Runs the work of every variant in turn, in another order each round, and prints medians. */
async function compare(name, variants, work, per, isFixed = true) {
  const times = new Map(variants.map(([key]) => [key, []]))
  const counts = new Set()
  for (let round = -WARM; round < ROUNDS; round++)
    for (let i = 0; i < variants.length; i++) {
      const [key, variant] = variants[(i + round + variants.length * WARM) % variants.length]
      collectGarbage()
      const before = process.cpuUsage()
      counts.add(await work(variant, VARIANTS[key].isCamel))
      if (round >= 0) times.get(key).push(cpuSince(before))
    }
  if (isFixed && counts.size !== 1) throw new Error(`${name}: ${[...counts].join(', ')} rows`)
  const figures = [...times].map(([key, all]) => {
    const change = medianOf(all.map((ms, i) => ms / times.get('today')[i]))
    return `${key} ${(medianOf(all) / per).toFixed(3)}${key === 'today' ? '' : ` (${(100 * (change - 1)).toFixed(1)} %)`}`
  })
  console.log(`${name}, ${[...counts][0] / per} rows: ms CPU ${figures.join(', ')}`)
}

const folder = freshFolder('bench-names')
const api = await startApi(folder, PORT)
const connection = {
  host: join(folder, 'data/pg/run'),
  user: 'residency_app',
  database: 'residency',
  options: '-c jit=off -c timezone=UTC -c max_parallel_workers_per_gather=0',
}
const keyFile = join(folder, 'data.keys')
const variants = []
try {
  const { keys } = openKeys(keyFile, false)
  await manyUsers(folder, USERS)
  for (const [key, options] of Object.entries(VARIANTS)) variants.push([key, openVariant(connection, options)])

  const config = readConfig({
    DEMO: '1',
    DEMO_PASSWORD: 'bench-pass-1',
    DATA_DIR: join(folder, 'data'),
    KEY_FILE: keyFile,
    LOG_LEVEL: 'silent',
  })
  const database = openDb(connection)
  const aside = openDb({ ...connection, max: 2 })
  const stores = await openStores(config, keys.files, aside.db)
  const services = { blobs: stores.blobs, staging: stores.staging, ...openOutsideSystems(config, keys, database.db) }
  const app = await makeApp({ config, keys, log: makeLog('silent'), database, services })
  await app.server.ready()
  const homes = []
  for (const role of ROLES) homes.push({ role, ...(await homeOf(app, await loginAs(PORT, role))) })
  await app.jobs.stop()
  await app.server.close()
  await database.pool.end()
  await aside.pool.end()
  stores.close()

  await compare('a page of 10 users', variants, readPages, PAGES)
  await compare(`${USERS} users, 1,000 at a time`, variants, readBatches(1000), 1)
  await compare(`${USERS} users at once`, variants, readBatches(20_000), 1)
  for (const { role, nodes, cpu } of homes) {
    console.log(`home of ${role}: ${nodes.length} statements, whole page ${cpu.toFixed(2)} ms CPU`)
    await compare(`  its statements`, variants, readHomes(nodes), HOMES, false)
  }
} finally {
  for (const [, variant] of variants) await variant.close()
  await stopApi(api)
}
process.exit()
