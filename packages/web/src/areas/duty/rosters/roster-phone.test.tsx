import { getRoster } from '@residency/contract/areas/duty/rosters/roster.contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { buttons, press, reads, tick } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { RosterPhone } from './roster-phone.tsx'

openServer()
beforeEach(() => setLanguage('zh-cn'))

const DAY = '2027-01-04'

const BOARD = sampleOf(getRoster.answer, {
  days: [{ day: DAY, dayClass: 'workday' }],
  kinds: [{ id: 1, name: '夜班', sign: '夜' }],
  people: [
    {
      traineeId: 7,
      name: '李思源',
      preferences: [
        { day: DAY, wants: true, isMet: true },
        { day: '2027-01-05', wants: true, isMet: false },
      ],
    },
  ],
  shifts: [{ traineeId: 7, kindId: 1, day: DAY, isLocked: false }],
  open: [],
})

test('a press on a shift in the list by person opens its cell', async () => {
  const onOpen = vi.fn()
  show(<RosterPhone board={BOARD} onOpen={onOpen} />)
  await tick('按人')
  await reads('照顾意愿 1/2')
  await press(`李思源，${DAY}：夜班`)

  expect(onOpen).toHaveBeenCalledWith({
    person: BOARD.people[0],
    day: DAY,
    shift: BOARD.shifts[0],
  })
})

test('somebody who may not change the roster reads it and presses nothing', () => {
  show(<RosterPhone board={BOARD} onOpen={null} />)

  expect(buttons(`李思源，${DAY}：夜班`)).toMatchObject([{ disabled: true }])
})
