// `npm run proof -- release`: makes releases, installs one in a bare Debian without a network,
// upgrades it, goes back, and upgrades again. There is no former release yet, so the next ones are
// made here in a scratch copy of the checkout: 3.0.1 has one real migration, 3.0.2 one that fails.
// Needs root (chroot, unshare) and a bare Debian root: BARE_ROOT names one, or debootstrap makes
// one (debootstrap --variant=minbase --include=systemd bookworm FOLDER).
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../setup.mjs'
import { projectFiles } from '../sources/source-files.mjs'
import { hashOfFile } from './archive.mjs'
import { migrationsIn } from './assemble.mjs'

/**
 * Mounts what programs expect, with a network of its own that has only itself, and goes into the
 * root. The shell stays process 1, because it clears away ended processes whose parent is gone.
 */
const ENTER = `
ip link set lo up
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/run"
mount --rbind /dev "$1/dev"
root=$1
shift
chroot "$root" "$@"
exit $?
`

const MIGRATION = `create table release_proof (id int primary key, words text not null);
insert into release_proof values (1, '升级');
alter table users add column release_proof_id int references release_proof (id);
create index users_release_proof_id on users (release_proof_id);
`

function must(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)

  return stdout
}

const archiveOf = (folder, version) =>
  join(folder, 'dist', `residency-${version}-linux-${process.arch}.tar.gz`)

function make(folder, version, environment = {}) {
  const printed = must('sh', ['tools/with-node.sh', 'tools/release/make.mjs'], {
    cwd: folder,
    env: { ...process.env, ...environment },
  })

  console.log(printed.trim().split('\n').slice(-3).join('\n'))

  return archiveOf(folder, version)
}

/**
 * A copy of the checkout without git; packages are linked, because nothing writes into them but the
 * stamp of the installation.
 */
function copyCheckout(folder) {
  for (const file of projectFiles(root)) cpSync(join(root, file), join(folder, file))
  must('cp', ['-a', '--link', join(root, 'node_modules'), join(folder, 'node_modules')])
  rmSync(join(folder, 'node_modules/.installed-for'), { force: true })
}

/** Gives the checkout another version, in all files that name it. */
function setVersion(folder, version) {
  const change = (file, edit) => {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    edit(content)
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  }

  const edit = (own) => {
    own.version = version
    if (own.dependencies?.['@residency/contract']) own.dependencies['@residency/contract'] = version
  }

  const parts = ['', 'packages/contract', 'packages/server', 'packages/web']

  for (const part of parts) change(join(part, 'package.json'), edit)

  change('package-lock.json', (lock) => {
    lock.version = version
    for (const part of parts) edit(lock.packages[part])
  })
}

function addMigration(folder, name, sql) {
  const migrations = join(folder, 'packages/server/src/migrations')
  const number = String(migrationsIn(migrations).length + 1).padStart(4, '0')
  writeFileSync(join(migrations, `${number}-${name}.sql`), sql)
}

/** The bare root: one that was made before, as a copy, or a new one. */
function makeBareRoot(folder) {
  const path = process.env.BARE_ROOT
  if (path) must('cp', ['-a', path, folder])
  else if (spawnSync('debootstrap', ['--version']).status === 0)
    must('debootstrap', ['--variant=minbase', '--include=systemd', 'bookworm', folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  else
    throw new Error(
      'Name a bare Debian root in BARE_ROOT, or install debootstrap, which makes one.',
    )

  for (const mounted of ['run', 'proc', 'dev'])
    mkdirSync(join(folder, mounted), { recursive: true })
}

/** Runs the proof inside; prints each fact and resolves with the counts. */
async function runInside(bare, database, archives) {
  console.log(`   with ${database === 'server' ? 'a database server' : 'the embedded database'}:`)

  const inside = archives.map((archive) => {
    const name = archive.replace(/^.*\//, '')
    cpSync(archive, join(bare, 'mnt', name))

    return `/mnt/${name}`
  })

  for (const program of ['prove-inside.mjs', 'inside-steps.mjs'])
    cpSync(join(import.meta.dirname, program), join(bare, 'mnt', program))

  must('tar', ['--extract', '--gzip', `--directory=${join(bare, 'mnt')}`, `--file=${archives[0]}`])

  const node = `${inside[0].replace(/\.tar\.gz$/, '')}/node/bin/node`

  const own = ['--net', '--pid', '--fork', '--mount', '--uts', '--ipc', '--kill-child']

  const child = spawn(
    'unshare',
    [...own, 'sh', '-ec', ENTER, 'sh', bare, node, '/mnt/prove-inside.mjs', database, ...inside],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    },
  )

  const ended = new Promise((done) => child.on('close', done))
  const counts = { passed: 0, failed: 0, why: [] }

  for await (const line of createInterface({ input: child.stdout })) {
    const { ok, what, detail } = JSON.parse(line)
    console.log(`   ${ok ? 'ok    ' : 'FAILED'} ${what}${detail ? `: ${detail}` : ''}`)
    counts[ok ? 'passed' : 'failed'] += 1

    if (!ok) counts.why.push(what)
  }

  await ended

  return counts
}

/** Makes the release of this commit twice, and compares the two. */
function makeTwice() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
  const first = make(root, own)
  const hash = hashOfFile(first)
  const isSame = hashOfFile(make(root, own)) === hash

  console.log(
    `   ${isSame ? 'ok    ' : 'FAILED'} two releases of one commit have the same SHA-256: ${hash}`,
  )

  return { first, isSame }
}

/** Two later releases: one with a migration, and one whose migration fails. */
function makeLaterReleases(checkout) {
  const without = { BUILD_COMMIT: 'scratch', SOURCE_DATE_EPOCH: '1795737600' }

  copyCheckout(checkout)
  setVersion(checkout, '3.0.1')
  addMigration(checkout, 'release-proof', MIGRATION)

  const next = make(checkout, '3.0.1', without)

  setVersion(checkout, '3.0.2')

  addMigration(
    checkout,
    'broken',
    'alter table users add column release_proof_broken int; select nothing_like_this();',
  )

  return { next, broken: make(checkout, '3.0.2', without) }
}

/**
 * Two releases of one commit are the same; the rest happens in the bare root. Resolves with the
 * counts.
 */
export async function proveRelease() {
  if (process.getuid() !== 0)
    throw new Error('The proof of a release needs root, for chroot and unshare.')

  const scratch = join(root, '.cache/release-proof')

  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })

  try {
    const { first, isSame } = makeTwice()
    const { next, broken } = makeLaterReleases(join(scratch, 'checkout'))

    const counts = {
      passed: isSame ? 1 : 0,
      failed: isSame ? 0 : 1,
      why: isSame ? [] : ['two releases of one commit differ'],
    }

    for (const database of ['embedded', 'server']) {
      const bare = join(scratch, `bare-${database}`)
      makeBareRoot(bare)

      const inside = await runInside(bare, database, [first, next, broken])

      counts.passed += inside.passed
      counts.failed += inside.failed
      counts.why.push(...inside.why)
      rmSync(bare, { recursive: true, force: true })
    }

    return counts
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
