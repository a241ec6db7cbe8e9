import { changeErrors } from '@residency/contract/areas/mentors/change/access'
import {
  listMentorsToChangeTo,
  requestChange,
} from '@residency/contract/areas/mentors/change/change.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  choose,
  chosenIn,
  fieldValue,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import RequestChange from './request-change.tsx'

const server = openServer()

test('the chosen mentor is introduced; a place that was just taken is said and the words stay', async () => {
  const onClose = vi.fn()

  server.answer(listMentorsToChangeTo, [
    {
      id: 3,
      name: '王老师',
      department: '检验科',
      titleLabel: '主任技师',
      profile: '质谱方向',
      free: 1,
    },
  ])
  server.refuse(requestChange, changeErrors.noPlaceLeft, '王老师 的名额已满')
  show(<RequestChange isOpen onClose={onClose} />)

  await choose('新导师', /王老师 · 检验科/)
  await reads('质谱方向')
  await type(/原因|理由/, '方向不同')
  await press('提交申请')
  await waitFor(() =>
    expect(mistakes().join() + document.body.textContent).toContain('王老师 的名额已满'),
  )
  expect([fieldValue(/原因|理由/), chosenIn('新导师').length]).toEqual(['方向不同', 1])

  server.answer(requestChange, { id: 1 })
  await press('提交申请')
  await reads('申请已提交，等待新导师同意')
  expect(server.sent(requestChange)[1]).toMatchObject({ entryId: 3, why: '方向不同' })
})

test('where no mentor has a place the form says what to do', async () => {
  server.answer(listMentorsToChangeTo, [])
  show(<RequestChange isOpen onClose={() => {}} />)
  await reads(/目前没有名额未满的其他导师.*联系基地管理员/)
})
