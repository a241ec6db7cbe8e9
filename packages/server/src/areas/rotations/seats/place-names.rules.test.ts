import { expect, test } from 'vitest'
import { placeNames } from './place-names.rules.ts'

test('departments are named with the one above, and with the hospital where two would have the same name', () => {
  const department = { parent: '药学组', name: '社区药房' }

  const names = placeNames([
    { id: 1, hospital: '东区', ...department },
    { id: 2, hospital: '西区', ...department },
    { id: 3, hospital: '东区', parent: '药学部', name: '住院药房' },
  ])

  expect([...names.values()]).toEqual([
    '东区/药学组/社区药房',
    '西区/药学组/社区药房',
    '药学部/住院药房',
  ])
})
