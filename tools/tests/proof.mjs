// `npm run proof`: what is proven at length, and only in part or not at all by `npm test`, and the
// comparison of pictures. A release runs it. With arguments, only the tests and journeys whose path
// contains one of them. `npm run proof -- release` installs, upgrades and goes back in a bare
// Debian (tools/release/prove.mjs); it needs root and is run only when it is named. The last line
// is `N passed, N failed`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { proveRelease } from '../release/prove.mjs'
import { root, setup } from '../setup.mjs'
import { projectFiles } from '../sources/source-files.mjs'
import { pictureFormulas, pictures } from './pictures.mjs'
import { checks, endRun, journeys, part, startRun, unitTests } from './run-tests.mjs'

/**
 * How a test file says that it proves more with PROOF=1: it asks how many cases to try, or is a
 * proof as a whole.
 */
const PROVES_MORE = /\b(proofRuns|proofPart|hostileWalk)\(|process\.env\.PROOF/

const wanted = process.argv.slice(2)
const isWanted = (file) => wanted.length === 0 || wanted.some((word) => file.includes(word))

const provesMore = (file) =>
  /\.proof\.(test|spec)\.tsx?$/.test(file) ||
  PROVES_MORE.test(readFileSync(join(root, file), 'utf8'))

const files = projectFiles(root).filter(
  (file) => /\.(test|spec)\.tsx?$/.test(file) && isWanted(file) && provesMore(file),
)

const tests = files.filter((file) => file.startsWith('packages/'))
const specs = files.filter((file) => file.startsWith('e2e/'))
// The probes, the tests and the journeys read it; without it they prove less.
process.env.PROOF = '1'

startRun()

if (await part('Build', () => setup())) {
  if (wanted.length === 0) {
    await part('Probes of the checks', () => checks(['probes']))
    await part('Formulas', () => pictureFormulas())
    await part('Pictures', () => pictures())
  }

  if (wanted.includes('release')) await part('Release', () => proveRelease())
  if (tests.length) await part('Proofs in tests', () => unitTests({ filters: tests, packages: [] }))
  if (specs.length) await part('Proofs in journeys', () => journeys({ filters: specs }))
}

endRun()
