// `npm run test:shifted`: unit and area tests 45 and 400 days ahead; needs `faketime`. Arguments go
// to vitest.
import { spawnSync } from 'node:child_process'
import { root } from '../setup.mjs'

for (const days of [45, 400]) {
  console.log(`\n── ${days} days ahead`)

  const args = [
    '-f',
    `+${days}d`,
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...process.argv.slice(2),
  ]

  const { status, error } = spawnSync('faketime', args, { cwd: root, stdio: 'inherit' })
  if (error)
    throw new Error('The clock is shifted by faketime: install it (apt-get install faketime).', {
      cause: error,
    })

  if (status !== 0) process.exitCode = 1
}
