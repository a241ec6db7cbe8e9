import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, by the beginning of its path; everything else is quick. */
const LONGEST = [
  'invariants/states/reliability.',
  'invariants/operation/backup.',
  'invariants/input/hostile-input-',
  'invariants/rights/access.',
  'invariants/',
  'areas/settings/two-processes',
]

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.findIndex((path) => moduleId.includes(`/server/src/${path}`))
  return rank < 0 ? LONGEST.length : rank
}

/**
 * Begins with the longest files, so that no worker is left with one at the end; the files of a
 * project stay together.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const projects = ['server', 'web', 'contract']
    const placeOf = (file: TestSpecification) => projects.indexOf(file.project.name)
    return (await super.sort(files)).sort(
      (a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b),
    )
  }
}

// Long proofs in files of their own run by `npm run proof` only.
const LEFT_OUT = process.env.PROOF === '1' ? [] : ['**/*.proof.test.{ts,tsx}']

/**
 * The same for all projects, so that they run beside each other. More than eight would ask for more
 * connections than the database has.
 */
const WORKERS = Math.min(8, Math.max(2, availableParallelism()))

/** `node_modules/.bin/vitest --project server` runs one package. */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'contract',
          maxWorkers: WORKERS,
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          exclude: LEFT_OUT,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers: WORKERS,
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          exclude: LEFT_OUT,
          environment: 'node',
          // One throwaway database server with a migrated template; each test file makes its own
          // database from it.
          globalSetup: ['src/testing/server/global.ts'],
          // Its files share the processes, as those of the web do.
          isolate: false,
          setupFiles: ['src/testing/server/close-servers.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Its files share the processes, which read the modules once: read for every file alone, they
      // cost more than the tests.
      {
        extends: './packages/web/vitest.config.ts',
        test: {
          name: 'web',
          maxWorkers: WORKERS,
          root: 'packages/web',
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
