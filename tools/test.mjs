// `npm test`: everything that must hold. `npm test -- leave evaluation`: what belongs to some
// areas, for people who work on them; it is never the gate. The last line is `N passed, N failed`.

import { STEPS } from './check.mjs'
import { AREAS } from './checks/rooms.mjs'
import { setup } from './setup.mjs'
import {
  checks,
  endRun,
  journeys,
  part,
  reportFile,
  startRun,
  unitTests,
} from './tests/run-tests.mjs'
import { journeysOf } from './tests/test-areas.mjs'
import { compareWithBudget } from './tests/test-budget.mjs'

const QUICK_CHECKS = STEPS.map(({ name }) => name).filter((name) => name !== 'types')
const areas = process.argv.slice(2)
const unknown = areas.filter((area) => !AREAS.includes(area))

if (unknown.length) {
  console.error(`There is no area ${unknown.join(', ')}; there are ${AREAS.join(', ')}.`)
  process.exit(2)
}

/**
 * Checks, tests and journeys of everything, and what they did compared with the budget of counts.
 */
async function testEverything() {
  const notes = reportFile('work.txt')
  const environment = { WORK_NOTES: notes }

  if (!(await part('Build', () => setup()))) return

  await part('Checks', () => checks(QUICK_CHECKS))
  // The compiler occupies one processor for as long as all the other checks together. The first
  // minute of the tests fills the demo hospital and leaves one idle.
  await Promise.all([
    part('Types', () => checks(['types'])),
    part('Unit and area tests', () => unitTests({ environment })),
  ])
  await part('Journeys', () => journeys({ environment }))
  await part('Budget of counts', () => compareWithBudget(notes))
}

/** Checks of everything (they take a minute), tests and journeys of the areas. */
async function testAreas() {
  if (!(await part('Build', () => setup()))) return

  await part('Checks', () => checks())
  await part('Unit and area tests', () =>
    unitTests({ filters: areas.map((area) => `/areas/${area}/`), packages: [] }),
  )

  const specs = journeysOf(areas)
  if (specs.length) await part('Journeys', () => journeys({ filters: specs }))
}

startRun()
await (areas.length ? testAreas() : testEverything())
endRun()
