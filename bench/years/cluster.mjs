// The database server of the bench: the product's embedded one, with the filled databases in
// addition to the one that the product opens.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './product.mjs'

/** The database that the product opens when it starts on the folder. */
export const OPENED = 'residency'

/** The demo hospital as the product fills it, from which every template grows. */
export const DEMO = 'years_demo'

export const templateOf = ({ years, scale }) =>
  `years_${years}_scale_${String(scale).replace('.', '_')}`

const LOADED = 'pg_stat_statements'

/**
 * The times of statements are counted by an extension that a server loads when it starts; planning
 * is part of them.
 */
async function startCounting(folder) {
  const start = () => startEmbedded(join(folder, 'data'), console.log)

  const ask = async ({ host, user }, text) => {
    const client = new pg.Client({ host, user, database: 'postgres' })
    await client.connect()

    return client.query(text).finally(() => client.end())
  }

  const isLoaded = async (server) =>
    (
      await ask(server, "select current_setting('shared_preload_libraries') as names")
    ).rows[0].names.includes(LOADED)

  let server = await start()

  if (!(await isLoaded(server))) {
    await ask(server, `alter system set shared_preload_libraries = '${LOADED}'`)
    await server.stop()
    server = await start()
    if (!(await isLoaded(server)))
      throw new Error('the database server is in use by another program: end that first')
  }

  await ask(server, `alter system set ${LOADED}.track_planning = on`)
  await ask(server, 'select pg_reload_conf()')

  return server
}

export async function openCluster(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 })

  const embedded = await startCounting(folder)
  const connection = { host: embedded.host, user: embedded.user }

  const connect = async (database) => {
    const client = new pg.Client({ ...connection, database })
    await client.connect()

    return client
  }

  /** Answers the rows of one statement. */
  const ask = async (database, text, values = []) => {
    const client = await connect(database)
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  const exists = async (name) =>
    (await ask('postgres', 'select from pg_database where datname = $1', [name])).length > 0

  return { connection, connect, ask, exists, stop: () => embedded.stop() }
}

export async function copyDatabase(cluster, from, to) {
  await cluster.ask('postgres', `drop database if exists ${to}`)
  await cluster.ask('postgres', `create database ${to} template ${from} strategy file_copy`)
}

/**
 * Gives the product a copy of the template to work on, or, in place, the template itself. Answers
 * how to give it back: a copy stays until the next run, the template has its name again, with the
 * sessions and audit rows of the run.
 */
export async function useTemplate(cluster, size, inPlace) {
  const template = templateOf(size)
  if (!(await cluster.exists(template)))
    throw new Error(`${template} is not filled yet: run without --measure first`)

  if (!inPlace) {
    await copyDatabase(cluster, template, OPENED)
    return async () => {}
  }

  await cluster.ask('postgres', `drop database if exists ${OPENED}`)
  await cluster.ask('postgres', `alter database ${template} rename to ${OPENED}`)
  await cluster.ask('postgres', `comment on database ${OPENED} is '${template}'`)

  return () => cluster.ask('postgres', `alter database ${OPENED} rename to ${template}`)
}

/** A run in place that was killed has left its template under the product's name. */
export async function recoverTemplate(cluster) {
  const [left] = await cluster.ask(
    'postgres',
    "select shobj_description(oid, 'pg_database') as name from pg_database where datname = $1",
    [OPENED],
  )
  if (left?.name && !(await cluster.exists(left.name)))
    await cluster.ask('postgres', `alter database ${OPENED} rename to ${left.name}`)
}

const SETTINGS = [
  'server_version',
  'shared_buffers',
  'work_mem',
  'effective_cache_size',
  'random_page_cost',
]

/** Size and rows of the opened database, and the settings of the server that decide plans. */
export async function describeTemplate(cluster) {
  const [{ bytes }] = await cluster.ask(
    OPENED,
    'select pg_database_size(current_database())::float8 as bytes',
  )

  const tables = await cluster.ask(
    OPENED,
    `select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc`,
  )

  const settings = await cluster.ask(
    'postgres',
    'select name, current_setting(name) as value from pg_settings where name = any($1)',
    [SETTINGS],
  )

  return { bytes, tables, settings }
}
