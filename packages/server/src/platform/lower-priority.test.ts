import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The priority of a program that asks for a lower one after it was started with `begun`. */
function priorityAfter(begun: number) {
  const file = join(import.meta.dirname, 'lower-priority.ts')
  const program = `import { getPriority } from 'node:os'; import { lowerPriority } from '${file}'; lowerPriority(); console.log(getPriority())`
  return Number(
    execFileSync(
      'nice',
      ['-n', String(begun), process.execPath, '--input-type=module', '--eval', program],
      { encoding: 'utf8' },
    ),
  )
}

test('a thread that draws yields, and one that was started with less priority keeps it', () => {
  expect(priorityAfter(0)).toBeGreaterThanOrEqual(10)
  expect(priorityAfter(17)).toBeGreaterThanOrEqual(17)
})
