import { expect, test } from 'vitest'
import { noteAuditRow, sealingOf } from './sealing-pause.ts'

test('sealing looks every time while this process writes the log or has failed, and twice a minute otherwise', async () => {
  let now = performance.now() + 3_600_000
  let rows = 0
  let fails = false
  const looks: number[] = []

  const seal = sealingOf(
    async () => {
      looks.push(now)
      if (fails) throw new Error('the database is away')

      return rows
    },
    () => now,
  )

  const looksIn = async (seconds: number) => {
    looks.length = 0

    for (const end = now + seconds * 1000; now < end; now += 2000) await seal().catch(() => {})

    return looks.length
  }

  expect(await looksIn(120)).toBe(4)

  // rows of another process
  rows = 3
  await looksIn(30)
  rows = 0
  expect(await looksIn(20)).toBe(10)
  expect(await looksIn(120)).toBeLessThan(12)

  fails = true
  expect(await looksIn(60)).toBeGreaterThan(14)
  fails = false

  now = performance.now()
  noteAuditRow()
  expect(await looksIn(28)).toBe(14)
})
