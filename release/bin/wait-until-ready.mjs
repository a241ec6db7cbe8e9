// `residency wait-until-ready VERSION`: waits up to two minutes until the product of this version says that it is ready.
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_MS = 120_000

const wanted = process.argv[2]
const host = process.env.HOST || '127.0.0.1'
const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
const address = `http://${reachable}:${process.env.PORT || 8080}/medical/prod-api/health/ready`

async function readHealth() {
  try {
    return await (await fetch(address, { signal: AbortSignal.timeout(3000) })).json()
  } catch {
    return { status: 'DOWN' }
  }
}

const begun = Date.now()
let health = await readHealth()

while (!(health.status === 'UP' && health.version === wanted) && Date.now() - begun < LONGEST_MS) {
  await sleep(200)
  health = await readHealth()
}

const isReady = health.status === 'UP' && health.version === wanted
if (isReady) console.log(`Ready: version ${health.version}, commit ${health.commit}, ${address}`)
else
  console.error(
    `Not ready after ${LONGEST_MS / 1000} s: ${address} says ${JSON.stringify(health)}.`,
  )
process.exit(isReady ? 0 : 1)
