// `npm run drill -- point-in-time`: a database server that archives its log by pgBackRest; while
// people write, a mistake is made and then the machine is lost. The database is restored to a moment
// before the mistake, and to the end of the archive; both are checked by the audit chain.
import { chmodSync, chownSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { command, environmentOf, makeApi } from './api.mjs'
import { serverPrograms } from './needs.mjs'
import { asPostgres, run, sleep, startProcess, until } from './processes.mjs'

/** What was committed longer ago than this is never lost. */
const MAX_LOST_SECONDS = 60

/** A segment of the log is archived after so long, however little was written. */
const ARCHIVE_SECONDS = 30

/** Nearly as bad a moment as can be: most of a segment was not archived yet. */
const LOSS_MS = 2.8 * ARCHIVE_SECONDS * 1000
const PORT = 8520
const API_PORT = 8521
const DATABASE = 'residency'
const STANZA = 'drill'
const WRITE_MS = 500
const MISTAKE = '误'
const OWNER = 'residency'
const URL = `postgres://${OWNER}:drill-owner@127.0.0.1:${PORT}/${DATABASE}`
const programs = serverPrograms()
const say = (line) => console.log(line)

async function ask(text, values = [], database = DATABASE) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: PORT,
    user: 'postgres',
    database,
    connectionTimeoutMillis: 3000,
  })

  client.on('error', () => {})
  await client.connect()

  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(() => {}))
}

/** Runs a program as the user postgres to its end. */
function runAsPostgres(...line) {
  const [program, ...args] = asPostgres(...line)
  return run(program, args)
}

function makeFolder(base, name) {
  const folder = join(base, name)
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, Number(run('id', ['-u', 'postgres'])), Number(run('id', ['-g', 'postgres'])))

  return folder
}

/** The server in its folder, with what restores it from the archive. */
function makeServer(base) {
  const [data, archive, backrest] = ['pg', 'archive', 'pgbackrest'].map((name) =>
    makeFolder(base, name),
  )
  const file = join(backrest, 'pgbackrest.conf')
  const own = [`--config=${file}`, `--stanza=${STANZA}`]
  let child

  writeFileSync(
    file,
    `[global]
repo1-path=${archive}
repo1-retention-full=2
log-path=${backrest}
lock-path=${backrest}
spool-path=${backrest}
start-fast=y
[${STANZA}]
pg1-path=${data}
pg1-port=${PORT}
pg1-socket-path=${backrest}
`,
  )
  chmodSync(file, 0o644)
  runAsPostgres(
    join(programs, 'initdb'),
    '-D',
    data,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
  )
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `listen_addresses = '127.0.0.1'
port = ${PORT}
unix_socket_directories = '${backrest}'
wal_level = replica
archive_mode = on
archive_timeout = ${ARCHIVE_SECONDS}
archive_command = 'pgbackrest --config=${file} --stanza=${STANZA} archive-push %p'
max_connections = 150
`,
  )

  const start = async () => {
    const [program, ...args] = asPostgres(join(programs, 'postgres'), '-D', data)
    child = startProcess(program, args, join(base, 'postgres.log'))
    await until('the database', 120_000, async () => {
      const [{ follows }] = await ask('select pg_is_in_recovery() as follows', [], 'postgres')
      return !follows
    })
  }

  return {
    start,
    backrest: (...args) => runAsPostgres('pgbackrest', ...own, ...args),

    /** Loses the server with its data; what was archived stays. */
    async lose() {
      child.kill('SIGKILL')
      // its children end by themselves when it is gone
      await until('the end of the server', 60_000, async () =>
        ask('select 1', [], 'postgres').then(
          () => false,
          () => true,
        ),
      )
      await sleep(2000)
      renameSync(data, `${data}-lost-${Date.now()}`)
      makeFolder(base, 'pg')
    },
  }
}

async function writeRows(from, written, isOver) {
  for (let number = from; !isOver(); number++) {
    const done = await ask(
      `insert into audit_entries (at, ip, action, result, entity, entity_id)
       values ($1, '127.0.0.1', 'drill.row.write', 'ok', 'drill', $2)`,
      [new Date(), String(number)],
    ).catch(() => null)

    if (done) written.push({ number, at: Date.now() })
    await sleep(WRITE_MS)
  }
}

/** Writes one row after another into the audit log of the product, until it is stopped. */
function startWriting(from) {
  const written = []
  let over = false
  const work = writeRows(from, written, () => over)

  return {
    written,
    async stop() {
      over = true
      await work
    },
  }
}

async function writeFor(ms, from) {
  const load = startWriting(from)
  await sleep(ms)
  await load.stop()
}

const newestRow = async () =>
  Number(
    (
      await ask(
        "select coalesce(max(entity_id::int), 0) as number from audit_entries where action = 'drill.row.write'",
      )
    )[0].number,
  )

const countRightNames = async () =>
  (await ask('select count(*)::int as count from users where nickname <> $1', [MISTAKE]))[0].count

async function startProduct(base, server) {
  await server.start()
  server.backrest('stanza-create')
  await ask(`create role ${OWNER} login createrole password 'drill-owner'`, [], 'postgres')
  await ask(`create database ${DATABASE} owner ${OWNER}`, [], 'postgres')

  const environment = { ...environmentOf(base, URL), DEMO_APPLICANTS: '0' }
  const keys = command(environment, 'new-keys')
  if (!keys.isOk) throw new Error(keys.said)

  const api = makeApi(base, environment, API_PORT)

  await api.start()
  server.backrest('backup', '--type=full')
  say('The product runs; the base backup is taken.')

  const checkAudit = () => {
    // its heads are later than the restored moment (docs/operation/backup)
    renameSync(`${environment.KEY_FILE}.audit-head`, `${environment.KEY_FILE}.head-${Date.now()}`)
    return command(environment, 'audit-check')
  }

  const restore = async (...target) => {
    const start = performance.now()

    server.backrest('restore', ...target)
    await server.start()

    return (performance.now() - start) / 1000
  }

  return { server, api, checkAudit, restore }
}

/** The machine is lost while people write; what was archived comes back. */
async function loseMachine({ server, api, checkAudit, restore }) {
  const load = startWriting(1)

  await sleep(LOSS_MS)

  const lossAt = Date.now()

  await server.lose()
  api.kill()
  await load.stop()

  const took = await restore('--type=default')
  const reached = await newestRow()
  const before = load.written.filter(({ at }) => at < lossAt)
  const firstLost = before.find(({ number }) => number > reached)

  say('Restored to the end of the archive.')

  return {
    restored: 'end of the archive',
    took,
    written: before.at(-1).number,
    reached,
    lostSeconds: firstLost ? (lossAt - firstLost.at) / 1000 : 0,
    audit: checkAudit(),
  }
}

/** Somebody renames everybody; the database comes back as it was before. */
async function undoMistake({ server, api, checkAudit, restore }) {
  await api.start()
  await writeFor(5000, (await newestRow()) + 1)

  const [{ moment }] = await ask('select clock_timestamp()::text as moment')
  const written = await newestRow()
  const names = await countRightNames()

  await sleep(2000)
  await ask('update users set nickname = $1', [MISTAKE])
  await writeFor(2000, written + 1)
  await ask('select pg_switch_wal()')
  await sleep(3000)
  api.kill()
  await server.lose()

  const took = await restore('--type=time', `--target=${moment}`, '--target-action=promote')
  const row = { restored: moment, took, written, reached: await newestRow(), lostSeconds: 0 }
  const isUndone = names === (await countRightNames())
  const audit = checkAudit()

  await api.start()

  return { ...row, audit, isUndone }
}

const shown = ({ restored, took, written, reached, lostSeconds, audit }) => ({
  restored,
  'took (s)': took.toFixed(1),
  'rows written': written,
  'rows there': reached,
  'lost (s)': lostSeconds.toFixed(1),
  audit: audit.said,
})

const findFaults = (loss, mistake) => [
  ...(loss.lostSeconds > MAX_LOST_SECONDS ? [`${loss.lostSeconds.toFixed(1)} s are lost`] : []),
  ...(mistake.isUndone ? [] : ['the mistake is still there']),
  ...(mistake.reached === mistake.written ? [] : ['not the rows of the moment are there']),
  ...(loss.audit.isOk && mistake.audit.isOk ? [] : ['the audit chain is broken']),
]

async function main() {
  const base = process.argv[2]

  say(`Folders and logs: ${base}`)
  run('ip', ['link', 'set', 'lo', 'up'])

  const product = await startProduct(base, makeServer(base))
  const loss = await loseMachine(product)
  const mistake = await undoMistake(product)
  const faults = findFaults(loss, mistake)

  console.table([loss, mistake].map(shown))

  for (const fault of faults) say(`FAULT: ${fault}`)

  say(faults.length === 0 ? 'The drill held.' : 'The drill did not hold.')
  process.exit(faults.length === 0 ? 0 : 1)
}

await main()
