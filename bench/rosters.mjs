// Solves generated duty rosters of 40 people, 8 kinds of shift and 31 days with five seeds: cost,
// bound, gap and seconds to the best. Usage: node bench/rosters.mjs [people] [kinds] [seconds]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './product.mjs'

const [PEOPLE, KINDS, SECONDS] = [2, 3, 4].map((at, index) =>
  Number(process.argv[at] ?? [40, 8, 30][index]),
)
const SEEDS = [1, 2, 3, 4, 5]

/** The goal: within 2 % of the bound, or within one shift of it. */
const MAX_PART = 0.02
const MAX_SHIFTS = 1
const folder = mkdtempSync(join(tmpdir(), 'residency-bench-rosters-'))
const file = join(folder, 'rosters.mjs')

await build({
  stdin: {
    contents:
      "export * from './solve-roster.ts'\nexport * from './check-roster.ts'\nexport * from './random-rosters.ts'\nexport * from '../random.ts'",
    resolveDir: join(root, 'packages/server/src/algorithms/roster'),
    loader: 'ts',
  },
  outfile: file,
  bundle: true,
  platform: 'node',
  format: 'esm',
})

const { checkRoster, randomFrom, randomRoster, solveRoster } = await import(
  pathToFileURL(file).href
)

rmSync(folder, { recursive: true })

for (const seed of SEEDS) {
  const instance = randomRoster(randomFrom(seed), { people: PEOPLE, kinds: KINDS, days: 31 })
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  let found = 0

  const result = solveRoster(instance, {
    seed,
    isOver: () => elapsed() >= SECONDS,
    onBetter: () => {
      found = elapsed()
    },
  })

  const { cost, bound, empty } = result
  const { faults } = checkRoster(instance, result.roster)
  const gap = cost - bound
  const isGood = gap <= Math.max(MAX_SHIFTS, bound * MAX_PART) && faults.length === 0

  console.log(
    `${PEOPLE} people, seed ${seed}: cost ${cost.toFixed(2)}, bound ${bound.toFixed(2)}, gap ${gap.toFixed(2)} shifts, ${empty.length} places empty, ${faults.length} faults, best after ${found.toFixed(1)} s of ${elapsed().toFixed(1)}`,
  )

  if (!isGood) process.exitCode = 1
}
