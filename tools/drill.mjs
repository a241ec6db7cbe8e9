// `npm run drill -- failover`, `-- rolling-upgrade`, `-- point-in-time`: the built product on several
// database servers of this machine, which are lost one after another (docs/operation/several
// machines). Everything runs in namespaces of its own: nothing of the machine is changed, and all
// processes end with the drill.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMissing } from './drill/needs.mjs'
import { orExplain, root, SetupError, setup } from './setup.mjs'

const DRILLS = {
  failover: ['patroni', 'etcd', 'haproxy', 'ip', 'unshare', 'setpriv'],
  'rolling-upgrade': ['patroni', 'etcd', 'haproxy', 'ip', 'unshare', 'setpriv'],
  'point-in-time': ['pgbackrest', 'ip', 'unshare', 'setpriv'],
}

const APART = ['--net', '--pid', '--mount', '--fork', '--kill-child', '--mount-proc']
// the first process of a namespace inherits those whose parents died, and must wait for them
const SHELL = ['sh', '-c', '"$@"; exit $?', 'sh']

await orExplain(async () => {
  const name = process.argv[2] ?? ''
  const programs = DRILLS[name]
  if (!programs) throw new SetupError(`Name a drill: ${Object.keys(DRILLS).join(', ')}.`)

  const missing = findMissing(programs)
  if (missing.length > 0)
    throw new SetupError(`The drill cannot run here. Missing:\n- ${missing.join('\n- ')}`)

  await setup()

  const base = mkdtempSync(join(tmpdir(), 'residency-drill-'))
  chmodSync(base, 0o755)

  const child = spawn(
    'unshare',
    [...APART, ...SHELL, process.execPath, `tools/drill/${name}.mjs`, base],
    { cwd: root, stdio: 'inherit' },
  )

  process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)))
  // what did not hold can be looked at
  if (process.exitCode === 0) rmSync(base, { recursive: true, force: true })
})
