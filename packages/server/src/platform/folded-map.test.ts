import { expect, it } from 'vitest'
import { byCode, byLabel } from './folded-map.ts'

it('finds a thing by every spelling of its name', () => {
  const departments = byLabel([['药学部/门诊药房', 1]])
  for (const typed of ['药学部 / 门诊药房', '药学部／门诊药房', ' 药学部/门诊药房\u200b']) {
    expect(departments.get(typed)).toBe(1)
    expect(departments.has(typed)).toBe(true)
  }

  expect(departments.has('药学部/住院药房')).toBe(false)
})

it('takes two spellings of a name for one key', () => {
  const units = byLabel<number>()
  units.set('检验科（东区）', 1)
  units.set('检验科(东区)', 2)
  expect([...units.values()]).toEqual([2])

  units.delete('检验科 (东区)')
  expect(units.size).toBe(0)
})

it('finds a record by every spelling of its number', () => {
  const trainees = byCode([['YX-2026-001a', 7]])
  expect(trainees.get('ｙｘ－2026－001A')).toBe(7)
  expect(trainees.get('YX-2026-01A')).toBeUndefined()
})
