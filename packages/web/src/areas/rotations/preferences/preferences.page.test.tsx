import { preferenceErrors } from '@residency/contract/areas/rotations/preferences/access'
import {
  listOwnPreferences,
  saveOwnPreferences,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttons, choose, hasField, press, reads, tick } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import PreferencesPage from './preferences.page.tsx'

const server = openServer()

const OWN = {
  planId: 7,
  plan: '2027 级轮转计划',
  startsOn: '2027-01-01',
  closesAt: '2026-12-01T18:00:59+08:00',
  isPublished: false,
  version: 0,
  savedAt: null,
  from: 0,
  until: 4,
  departments: [
    { id: 1, name: '检验科', months: 2 },
    { id: 2, name: '输血科', months: 2 },
  ],
  preferences: [],
  actions: ['save'],
} as const

const preference = (rank: number, over: object = {}) => ({
  rank,
  kind: 'prefer' as const,
  departmentId: 1,
  department: '检验科',
  months: [0, 1],
  nextId: null,
  next: null,
  points: 0,
  isMet: null,
  planned: [],
  nextPlanned: [],
  ...over,
})

function open(over: object = {}) {
  server.answer(listOwnPreferences, [{ ...OWN, ...over }] as never)
  show(<PreferencesPage />)
}

/** The preferences as they are listed. */
const listed = () =>
  [...document.querySelectorAll('.preference-words')].map((row) => row.textContent?.trim())

test('a trainee adds months and an order, puts the order first, and saves both as a whole', async () => {
  open()
  await reads('2026-12-01 18:00 前可以填写和修改')
  await choose('科室', /检验科/)
  await press('前半段')
  await press('加入')
  expect(listed()).toEqual(['希望在 2027-01 至 2027-02 到 检验科 占 10 / 10 分'])

  await tick('先后顺序')
  await choose('先到的科室', /输血科/)
  await choose('后到的科室', /检验科/)
  await press('加入')
  expect(listed()).toEqual([
    '希望在 2027-01 至 2027-02 到 检验科 占 6 / 10 分',
    '希望先到 输血科，再到 检验科 占 4 / 10 分',
  ])

  await press(/将 希望先到.*上移/)
  expect(listed()[0]).toBe('希望先到 输血科，再到 检验科 占 6 / 10 分')
  await reads('有修改尚未保存')

  server.answer(saveOwnPreferences, { version: 1 })
  await press('保存意向')
  await reads('意向已保存')
  expect(server.sent(saveOwnPreferences)).toEqual([
    {
      id: 7,
      version: 0,
      preferences: [
        { kind: 'order', departmentId: 2, nextId: 1 },
        { kind: 'prefer', departmentId: 1, months: [0, 1] },
      ],
    },
  ])
})

test('what is refused stays on the page with the reason, and is not called saved', async () => {
  open({ preferences: [preference(1)], version: 3 })
  await press('去掉第 1 条意向')
  server.refuse(saveOwnPreferences, preferenceErrors.preferencesClosed, '填写已截止')
  await press('保存意向')
  await reads('填写已截止')
  await reads('有修改尚未保存')
  expect(document.body.textContent).not.toContain('意向已保存')

  await press('放弃修改')
  await waitFor(() => expect(listed()).toHaveLength(1))
})

test('what was saved elsewhere meanwhile is not overwritten by trying again, and is read after discarding', async () => {
  open({ preferences: [preference(1)], version: 3 })
  await press('去掉第 1 条意向')

  server.answer(listOwnPreferences, [
    { ...OWN, version: 4, preferences: [preference(1, { kind: 'avoid' })] },
  ] as never)
  server.refuse(saveOwnPreferences, kernelErrors.changedMeanwhile, '已在别处修改')
  await press('保存意向')
  await reads('已在别处修改')
  await press('保存意向')
  await waitFor(() =>
    expect(server.sent(saveOwnPreferences).map(({ version }) => version)).toEqual([3, 3]),
  )

  await press('放弃修改')
  await waitFor(() => expect(listed()[0]).toContain('不希望在'))
})

test('somebody who saves after the window has closed still reads why, next to what was saved before', async () => {
  open({ preferences: [preference(1)], version: 3 })
  await press('去掉第 1 条意向')

  const closed = { ...OWN, version: 3, actions: [], preferences: [preference(1)] }

  server.answer(listOwnPreferences, [closed] as never)
  server.refuse(saveOwnPreferences, preferenceErrors.preferencesClosed, '填写已截止')
  await press('保存意向')
  await reads(/计划发布后这里显示结果/)
  await reads('填写已截止')
  expect(buttons('保存意向')).toEqual([])
})

test('with five nothing more is added until one is taken out', async () => {
  open({
    preferences: [1, 2, 3, 4, 5].map((rank) => preference(rank, { departmentId: rank })),
  })
  await reads(/已有 5 条/)
  expect(buttons('加入')).toEqual([])

  await press('去掉第 5 条意向')
  await waitFor(() => expect(buttons('加入')).toHaveLength(1))
})

test('after the window has closed they are only read, and each has its result once the plan is published', async () => {
  open({
    isPublished: true,
    actions: [],
    preferences: [
      preference(1, { points: 6, isMet: true, planned: [0, 1] }),
      preference(2, { kind: 'avoid', points: 4, isMet: false, planned: [2] }),
      preference(3, { departmentId: 2, department: '输血科' }),
    ],
  })
  await reads('计划已发布，下面是你的意向的结果')
  await reads('已满足')
  await reads('未满足')
  await reads('不计入')
  await reads('检验科安排在 2027-01 至 2027-02')
  await reads(/检验科安排在 2027-03；编排时先满足各科室的名额/)
  await reads('科室已开始轮转，或已不在计划中')
  expect(buttons('保存意向')).toEqual([])
  expect(hasField('科室')).toBe(false)
})

test('without a plan that asks the page says when there will be one', async () => {
  server.answer(listOwnPreferences, [])
  show(<PreferencesPage />)
  await reads(/开放填写时，你会收到通知/)
})
