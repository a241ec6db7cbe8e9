import type { Preference } from '@residency/contract/areas/duty/preferences/preference.contract'
import {
  listOwnPreferences,
  setOwnPreference,
} from '@residency/contract/areas/duty/preferences/preference.contract'
import { screen } from '@testing-library/react'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { MonthPreferences } from './month-preferences.tsx'

const server = openServer()
const DAY = { day: '2026-12-05', dayClass: 'weekend', isOpen: true, isMet: null } as const
const LATER = { ...DAY, day: '2026-12-06' } as const
let stored: Preference

beforeEach(async () => {
  await setLanguage('zh-cn')
  dayjs.locale('zh-cn')
  stored = null

  server.answer(listOwnPreferences, () => ({
    days: [
      { ...DAY, preference: stored },
      { ...LATER, preference: null },
    ],
  }))

  server.answer(setOwnPreference, ({ day, preference }) => {
    stored = preference
    return { day, preference }
  })
})

const open = () => show(<MonthPreferences month="2026-12" />)

test('presses go from a shift to none and back to no preference, each saved at once', async () => {
  open()
  await press('12月5日 周六：未填写')
  await press('12月5日 周六：希望值班')
  await press('12月5日 周六：希望不排')
  await reads('已保存：12月5日 周六 未填写')

  expect(server.sent(setOwnPreference)).toEqual([
    { day: DAY.day, preference: 'want' },
    { day: DAY.day, preference: 'ratherNot' },
    { day: DAY.day, preference: null },
  ])
})

test('what could not be saved is not shown as saved', async () => {
  server.breakConnection(setOwnPreference)
  open()
  await press('12月5日 周六：未填写')
  await reads(/12月5日 周六没有保存：/)

  expect(screen.queryByText(/已保存/)).toBeNull()
  expect(screen.getByRole('button', { name: '12月5日 周六：未填写，未保存' })).toBeTruthy()
  expect(document.querySelector('.ant-message-notice')).toBeNull()
})

test('a month whose roster is published shows which preferences were met', async () => {
  server.answer(listOwnPreferences, {
    days: [
      { ...DAY, preference: 'want', isOpen: false, isMet: true },
      { ...LATER, preference: 'ratherNot', isOpen: false, isMet: false },
    ],
  })
  open()
  await reads('这个月已不能填写意愿。')

  const [met, missed] = ['12月5日 周六：希望值班，已照顾', '12月6日 周日：希望不排，未能照顾']

  for (const name of [met!, missed!])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
})
