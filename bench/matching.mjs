// The admission run for 20,000 applicants with four choices each among 200 offers: seconds and
// memory in its own process, compared with sorting the same preferences by priority, which any
// ranking needs. Usage: node bench/matching.mjs [applicants] [offers]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './product.mjs'

const [APPLICANTS, OFFERS] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 200)]
const MAX_SECONDS = 1
const MAX_MB = 300
const folder = mkdtempSync(join(tmpdir(), 'residency-bench-matching-'))
const source = join(root, 'packages/server/src/algorithms/matching')

const entry = {
  contents:
    "export * from './admission.ts'\nexport * from './markets.ts'\nexport * from '../random.ts'",
  resolveDir: source,
  loader: 'ts',
}

await build({
  stdin: entry,
  outfile: join(folder, 'matching.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
})

const { admissionSteps, runAdmission, randomFrom, shuffled } = await import(
  pathToFileURL(join(folder, 'matching.mjs')).href
)

rmSync(folder, { recursive: true })

const random = randomFrom(2026)
const score = () => 5500 + Math.floor(random() * 4500)
const offerIds = Array.from({ length: OFFERS }, (_, i) => i + 1)

const applicants = Array.from({ length: APPLICANTS }, (_, id) => {
  const scores = { theory: score(), skill: score(), interview: score() }
  // the first offers are popular, so their pools displace applicants repeatedly
  const popular = () => offerIds[Math.floor(OFFERS * random() ** 3)]
  const wanted = [...new Set([popular(), popular(), popular(), popular()])]

  return { id, kind: 'open', choices: wanted.map((offer) => ({ offer, isEligible: true, scores })) }
})

const input = {
  rule: {
    weight: { theory: 50, skill: 30, interview: 20 },
    minimum: { theory: 6000, skill: 6000, interview: 6000 },
  },
  seed: 'c'.repeat(64),
  applicants: shuffled(random, applicants),
  offers: offerIds.map((id) => ({ id, seats: Math.max(1, Math.floor(APPLICANTS / OFFERS / 2)) })),
}

const before = performance.now()
const cpuBefore = process.cpuUsage()
const result = runAdmission(input)
const seconds = (performance.now() - before) / 1000
const cpu = Object.values(process.cpuUsage(cpuBefore)).reduce((sum, part) => sum + part, 0) / 1e6
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024
// run step by step: other requests wait for at most the longest step
let longest = 0

for (const steps = admissionSteps(input); ; ) {
  const at = performance.now()
  const { done } = steps.next()

  longest = Math.max(longest, performance.now() - at)
  if (done) break
}

const preferences = applicants.flatMap(({ choices }) =>
  choices.map(({ scores }) => [scores.theory, scores.skill, scores.interview]),
)

const sorting = performance.now()
preferences.sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])
const sorted = (performance.now() - sorting) / 1000
const admitted = result.applicants.filter((one) => one.admittedTo !== null).length
const seats = input.offers.reduce((sum, offer) => sum + offer.seats, 0)

console.log(
  `size: ${APPLICANTS} applicants, ${preferences.length} choices, ${OFFERS} offers, ${seats} seats; ${admitted} admitted`,
)

console.log(
  `time: ${seconds.toFixed(2)} s (${(seconds / MAX_SECONDS).toFixed(2)} of ${MAX_SECONDS} s; ${cpu.toFixed(2)} s of processor), ${(seconds / sorted).toFixed(1)} times sorting the choices; longest step ${Math.round(longest)} ms`,
)

console.log(`memory: peak ${Math.round(peak)} MB (${(peak / MAX_MB).toFixed(2)} of ${MAX_MB} MB)`)

if (JSON.stringify(runAdmission({ ...input, applicants })) !== JSON.stringify(result))
  throw new Error('run again, the result differs')
