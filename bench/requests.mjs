// CPU of the API process per request, and requests per second as a share of the same queries
// through bare pg behind a bare HTTP server. Both run in turn on the same embedded database with
// 10,007 users; 16 connections. Usage: node bench/requests.mjs
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import {
  API,
  freshFolder,
  loginAs,
  manyUsers,
  peakOf,
  root,
  startApi,
  stopApi,
  waitFor,
  warmUp,
} from './product.mjs'

const TICK_MS = 1000 / 100

const cpuMs = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')

  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

async function measure(pid, url, headers) {
  await autocannon({ url, headers, connections: 16, duration: 3 })

  const before = cpuMs(pid)
  const run = await autocannon({ url, headers, connections: 16, duration: 8 })
  if (run.non2xx || run.errors)
    throw new Error(`${url}: ${run.non2xx} refused, ${run.errors} errors`)

  return { perSecond: run.requests.average, cpu: (cpuMs(pid) - before) / run.requests.total }
}

const folder = freshFolder('bench-requests')
const api = await startApi(folder, 8391)

try {
  await manyUsers(folder, 10_007)

  const token = await loginAs(8391, 'admin')
  const headers = { authorization: `Bearer ${token}` }

  await warmUp(8391, api.pid, headers)

  const bare = spawn(
    process.execPath,
    [join(root, 'bench/bare/bare-server.mjs'), folder, '8392', token],
    { stdio: 'inherit' },
  )

  try {
    await waitFor('http://127.0.0.1:8392/me')

    const calls = [
      ['users/me', `${API}/users/me`, '/me', 0.3],
      ['users/page', `${API}/users/page?pageSize=10&status=1&keywords=user`, '/page', 0.5],
      ['menus/routes', `${API}/menus/routes`, '/routes', 0.5],
    ]

    for (const [name, path, barePath, limit] of calls) {
      const product = await measure(api.pid, `http://127.0.0.1:8391${path}`, headers)
      const plain = await measure(bare.pid, `http://127.0.0.1:8392${barePath}`, {})
      console.log(
        `${name}: ${product.cpu.toFixed(3)} ms CPU a request (at most ${limit}), ${Math.round(product.perSecond)}/s = ${Math.round((100 * product.perSecond) / plain.perSecond)} % of bare (${Math.round(plain.perSecond)}/s, ${plain.cpu.toFixed(3)} ms)`,
      )
    }

    console.log(`memory of the API under this load: peak ${Math.round(peakOf(api.pid))} MB`)
  } finally {
    bare.kill()
  }
} finally {
  await stopApi(api)
}
