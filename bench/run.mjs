// Runs every benchmark, one after another (together they would measure each other). Usage: npm run bench [name ...]
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './house.mjs'

// house.mjs is shared, the bare servers are started by requests.mjs and uploads.mjs
const NO_BENCHMARKS = new Set(['run.mjs', 'house.mjs', 'bare-server.mjs', 'bare-uploads.mjs'])
const wanted = process.argv.slice(2)
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mjs') && !NO_BENCHMARKS.has(file))
const chosen = wanted.length ? files.filter((file) => wanted.includes(file.replace('.mjs', ''))) : files
if (chosen.length < Math.max(1, wanted.length)) throw new Error(`Benchmarks: ${files.map((file) => file.replace('.mjs', '')).join(' ')}`)

const built = spawnSync(process.execPath, ['build.mjs'], { cwd: join(root, 'packages/server'), stdio: 'inherit' })
let failed = built.status !== 0
for (const file of failed ? [] : chosen) {
  console.log(`# ${file}`)
  failed = spawnSync(process.execPath, [join(import.meta.dirname, file)], { cwd: root, stdio: 'inherit' }).status !== 0 || failed
}
if (failed) process.exitCode = 1
