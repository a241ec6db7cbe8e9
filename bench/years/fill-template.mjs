// Fills a database area by area and stores it as a template. The steps of an area are one
// transaction; every constraint, trigger and generated column is on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApi, stopApi } from '../product.mjs'
import { copyDatabase, DEMO, OPENED, templateOf } from './cluster.mjs'
import { openDb, openKeys, sealAudit } from './product.mjs'
import { sealNumbers } from './seal-numbers.mjs'

const AREAS = join(import.meta.dirname, 'areas')
const FILLING = 'years_filling'
const PORT = 8471

/** The demo hospital takes a minute, on a busy machine several. */
const LONGEST_DEMO_MS = 30 * 60_000

/** While a template is filled; a crash then costs the template, not a hospital's data. */
const WHILE_FILLING = {
  synchronous_commit: 'off',
  max_wal_size: '2GB',
  checkpoint_timeout: '30min',
  maintenance_work_mem: '512MB',
  work_mem: '128MB',
}

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1)

const print = (name, rows, start) =>
  console.log(
    `${name.padEnd(28)} ${rows.toLocaleString('en').padStart(12)} rows  ${secondsSince(start).padStart(8)} s`,
  )

/**
 * The product fills the demo hospital into the database that it opens; it is stored under another
 * name.
 */
async function makeDemo(cluster, folder) {
  const start = performance.now()
  await cluster.ask('postgres', `drop database if exists ${OPENED}`)
  await stopApi(await startApi(folder, PORT, {}, ['ignore', 'ignore', 'inherit'], LONGEST_DEMO_MS))
  await cluster.ask('postgres', `alter database ${OPENED} rename to ${DEMO}`)
  console.log(`demo hospital of the product, ${secondsSince(start)} s`)
}

/**
 * Rows of all statements of a file: those that were inserted, and those that its functions say they
 * copied.
 */
const countRows = (results) =>
  [results].flat().reduce((sum, { command, rowCount, rows }) => {
    if (command === 'INSERT' || command === 'UPDATE') return sum + rowCount
    return sum + rows.reduce((copied, row) => copied + Number(row.copy_rows ?? 0), 0)
  }, 0)

async function runArea(client, file) {
  const start = performance.now()
  print(file, countRows(await client.query(readFileSync(join(AREAS, file), 'utf8'))), start)
  await client.query('analyze')
}

/** Seals the audit rows as the product does, thousand by thousand, until none is left. */
async function sealAllAudit(cluster, folder, keys) {
  const start = performance.now()
  const { db, pool } = openDb({ ...cluster.connection, database: FILLING })
  const headFile = join(folder, `audit-head-of-${FILLING}`)
  let sealed = 0

  for (let more = 1; more > 0; sealed += more) more = await sealAudit(db, keys.audit, headFile)

  await pool.end()
  print('seals of the audit log', sealed, start)
}

const setAll = async (cluster, settings) => {
  for (const [name, value] of Object.entries(settings))
    await cluster.ask(
      'postgres',
      value === null ? `alter system reset ${name}` : `alter system set ${name} = '${value}'`,
    )

  await cluster.ask('postgres', 'select pg_reload_conf()')
}

async function fillAreas(cluster, folder, { years, scale }) {
  const { keys } = openKeys(join(folder, 'data.keys'), false)
  const client = await cluster.connect(FILLING)

  client.on('notice', ({ message }) => console.log(`  ${message}`))

  try {
    await client.query(`set timezone = 'Asia/Shanghai'; select set_config('bench.years', $y$${years}$y$, false),
      set_config('bench.scale', $s$${scale}$s$, false)`)

    for (const file of readdirSync(AREAS)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()) {
      if (file === '90-finish.sql') await sealAllAudit(cluster, folder, keys)
      await runArea(client, file)
      if (file === '01-copies.sql') await sealNumbers(client, keys)
    }

    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Makes the template of this size, unless there is one. */
export async function fillTemplate(cluster, folder, size, again) {
  const template = templateOf(size)
  if (!again && (await cluster.exists(template)))
    return console.log(`${template} is there already (--again fills it once more)`)

  if (!(await cluster.exists(DEMO))) await makeDemo(cluster, folder)

  const start = performance.now()

  await copyDatabase(cluster, DEMO, FILLING)
  await setAll(cluster, WHILE_FILLING)

  try {
    await fillAreas(cluster, folder, size)
  } finally {
    await setAll(
      cluster,
      Object.fromEntries(Object.keys(WHILE_FILLING).map((name) => [name, null])),
    )
  }

  await cluster.ask('postgres', `drop database if exists ${template}`)
  await cluster.ask('postgres', `alter database ${FILLING} rename to ${template}`)

  const [{ bytes }] = await cluster.ask(
    'postgres',
    'select pg_database_size($1)::float8 as bytes',
    [template],
  )

  console.log(
    `${template}: ${(Number(secondsSince(start)) / 60).toFixed(1)} minutes, ${(bytes / 1e9).toFixed(2)} GB on disk`,
  )
}
