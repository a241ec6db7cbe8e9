// Peak memory of the API under 200 connections that make the calls of a page in turn, after a
// warm-up. Usage: node bench/connections.mjs
import autocannon from 'autocannon'
import {
  API,
  cpuSeconds,
  freshFolder,
  loginAs,
  manyUsers,
  peakOf,
  startApi,
  stopApi,
  warmUp,
} from './product.mjs'

const PORT = 8394

const PATHS = [
  'users/me',
  'menus/routes',
  'users/page?pageSize=50',
  'users/page?pageSize=10&keywords=user',
  'dept',
]

const folder = freshFolder('bench-connections')
const api = await startApi(folder, PORT)

try {
  await manyUsers(folder, 10_007)

  const headers = { authorization: `Bearer ${await loginAs(PORT, 'root')}` }

  await warmUp(PORT, api.pid, headers)

  const requests = PATHS.map((path) => ({ method: 'GET', path: `${API}/${path}`, headers }))
  const before = cpuSeconds(api.pid)

  const run = await autocannon({
    url: `http://127.0.0.1:${PORT}`,
    connections: 200,
    duration: 20,
    timeout: 60,
    requests,
  })

  if (run.non2xx || run.errors) throw new Error(`${run.non2xx} refused, ${run.errors} errors`)

  console.log(
    `200 connections: peak ${Math.round(peakOf(api.pid))} MB (at most 300), ${(((cpuSeconds(api.pid) - before) * 1000) / run.requests.total).toFixed(2)} ms CPU a request`,
  )
} finally {
  await stopApi(api)
}
