// The home page of every role on the full demo: how long the server takes for its one request.
import { readFileSync } from 'node:fs'
import { API, freshFolder, loginAs, startApi, stopApi } from './house.mjs'

// a running product has planned its statements on each of its ten connections
const [PORT, WARM, ASKED] = [4634, 250, 400]
const ROLES = ['admin', 'bhb', 'base', 'dept', 'teacher', 'student', 'applicant', 'root']
const day = (by) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10)
const range = `from=${day(-30)}&until=${day(30)}`
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

const folder = freshFolder('bench-home')
await stopApi(await startApi(folder, PORT)) // the demo is filled by a process of its own
const child = await startApi(folder, PORT)
try {
  for (const role of ROLES) {
    const headers = { authorization: `Bearer ${await loginAs(PORT, role)}` }
    const times = []
    let size = 0
    for (let i = 0; i < WARM + ASKED; i++) {
      const from = performance.now()
      const reply = await fetch(`http://127.0.0.1:${PORT}${API}/home?${range}`, { headers })
      size = (await reply.arrayBuffer()).byteLength
      if (!reply.ok) throw new Error(`${role}: ${reply.status}`)
      if (i >= WARM) times.push(performance.now() - from)
    }
    times.sort((a, b) => a - b)
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1))
    console.log(JSON.stringify({ role, p50, p95, p99, size }))
  }
  console.log(JSON.stringify({ load: readFileSync('/proc/loadavg', 'utf8').split(' ')[0] }))
} finally {
  await stopApi(child)
}
