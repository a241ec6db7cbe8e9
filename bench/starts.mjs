// Processor time of a second start: `npm start` on a filled folder until it is ready. The unit is a
// bare server with the same two libraries (bare-start.mjs) until it listens. Both in one run, in
// turn; the median of five. The database server is not counted.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder, root, stopApi, waitFor } from './product.mjs'

const RUNS = 5
const LIMIT = 5
const TICKS_PER_SECOND = 100
const READY = '/medical/prod-api/health/ready'

/**
 * Processor seconds of a process and of its children that are still there, and of those that have
 * ended.
 */
function cpuOfTree(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)

  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)

  const own = (user + system + childUser + childSystem) / TICKS_PER_SECOND

  return children.reduce((sum, child) => sum + cpuOfTree(child), own)
}

async function measure(port, command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...environment, PORT: String(port) },
  })

  await waitFor(`http://127.0.0.1:${port}${READY}`)

  const seconds = cpuOfTree(child.pid)

  await stopApi(child)

  return seconds
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const folder = freshFolder('bench-starts')

const environment = {
  DATA_DIR: join(folder, 'data'),
  DEMO: '1',
  DEMO_APPLICANTS: '0',
  LOG_LEVEL: 'warn',
  STOP_IDLE_SECONDS: '0',
}

const product = () => measure(8395, 'npm', ['start'], environment)
const bare = () =>
  measure(8396, process.execPath, [join(root, 'bench/bare/bare-start.mjs'), '8396'])

await product() // fills the folder, and compiles
await product()
const products = []
const bares = []

for (let run = 0; run < RUNS; run++) {
  products.push(await product())
  bares.push(await bare())
}

const ratio = median(products) / median(bares)

console.log(
  `second start: ${median(products).toFixed(2)} s of processor time with npm and the parent, bare ${median(bares).toFixed(2)} s: ${ratio.toFixed(1)} times (at most ${LIMIT})`,
)
