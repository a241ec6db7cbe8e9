import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dayInChina, minuteInChina, secondInChina, startOfDayInChina } from './clock.ts'

const cases = [
  ['the last second of a day', '2026-11-20T15:59:59Z', '2026-11-20 23:59:59'],
  ['midnight is the next day', '2026-11-20T16:00:00Z', '2026-11-21 00:00:00'],
  ['the 29th of February', '2028-02-28T16:00:00Z', '2028-02-29 00:00:00'],
  ['the turn of the year', '2026-12-31T16:00:00Z', '2027-01-01 00:00:00'],
] as const

describe('an instant is shown in Asia/Shanghai', () => {
  test.each(cases)('%s', (_name, instant, text) => {
    const at = new Date(instant)
    expect([secondInChina(at), minuteInChina(at), dayInChina(at)]).toEqual([
      text,
      text.slice(0, 16),
      text.slice(0, 10),
    ])
  })

  test('a day begins at midnight there', () => {
    expect(startOfDayInChina('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z')
  })

  test.each(['UTC', 'Asia/Shanghai', 'America/New_York'])(
    'in any zone of the server: %s',
    (zone) => {
      const script = `import { secondInChina } from ${JSON.stringify(join(import.meta.dirname, 'clock.ts'))}
      console.log(${JSON.stringify(cases.map((c) => c[1]))}.map((i) => secondInChina(new Date(i))).join())`

      const out = execFileSync(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', script],
        {
          env: { ...process.env, TZ: zone },
        },
      )

      expect(out.toString().trim()).toBe(cases.map((c) => c[2]).join())
    },
  )
})
