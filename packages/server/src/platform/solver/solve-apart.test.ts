import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Instance } from '../../algorithms/rotations/instance.ts'
import { solveApart } from './solve-apart.ts'

test('an explanation that is stopped ends at once, in whatever it is', async () => {
  const instance = JSON.parse(readFileSync(new URL('../../../../../bench/rotations/mixed200.json', import.meta.url), 'utf8')) as Instance
  const departments = instance.departments!.map(({ id }) => ({ id, capacity: 1 }))
  const solver = solveApart({ kind: 'explain', instance: { ...instance, departments }, seconds: 900, seed: 1 }, () => {})
  setTimeout(solver.stop, 1500)
  expect(await solver.answer).toMatchObject({ isKnown: false, conflict: null })
}, 10_000)
