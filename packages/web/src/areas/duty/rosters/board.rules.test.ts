import { expect, test } from 'vitest'
import { openByKind } from './board.rules.ts'

test('open places are listed by kind of shift, with each of their days', () => {
  const kinds = [
    { id: 1, name: '白班' },
    { id: 2, name: '夜班' },
    { id: 3, name: '备班' },
  ]
  const place = (kindId: number, day: string) => ({ kindId, day, missing: 1 })
  const open = [place(2, '2027-01-01'), place(1, '2027-01-02'), place(2, '2027-01-03')]

  expect(openByKind({ kinds, open } as never)).toEqual([
    { kindId: 1, name: '白班', places: [open[1]] },
    { kindId: 2, name: '夜班', places: [open[0], open[2]] },
  ])
})
