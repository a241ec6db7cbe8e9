import {
  agreeToPhoto,
  getOwnLevels,
  type OwnLevels,
} from '@residency/contract/areas/competence/levels/level.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reads, tick } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import OwnLevelsPage from './own-levels.page.tsx'

const server = openServer()

const levelsWith = (photo: OwnLevels['photo']): OwnLevels => ({
  traineeId: 1,
  name: '李明',
  number: 'P01',
  profession: 'pharmacist',
  items: [],
  ended: [],
  badge: null,
  photo,
})

test('a consent is taken back while the hospital shows no photos', async () => {
  server.answer(getOwnLevels, levelsWith({ isShown: false, isAgreed: 1, actions: ['takeBack'] }))
  server.answer(agreeToPhoto, null)
  show(<OwnLevelsPage />)
  await reads(/医院没有开启照片/)
  await tick('同意显示我的报名照片')
  expect(server.sent(agreeToPhoto)).toEqual([{ isAgreed: 0 }])
})

test('the list says in words what its levels and the numbers of observations mean', async () => {
  const item = sampleOf(getOwnLevels.answer.unwrap().shape.items.element, { name: '处方审核' })
  const sheet = levelsWith({ isShown: false, isAgreed: 0, actions: [] })
  server.answer(getOwnLevels, { ...sheet, items: [item] })
  show(<OwnLevelsPage />)

  const levels = await screen.findByRole('region', { name: '级别的含义' })
  expect(levels.querySelectorAll('dt')).toHaveLength(5)
  expect(levels.textContent).toContain('4独立操作，事后报告')
  expect(screen.getByRole('region', { name: /帮助/ }).textContent).toContain('3我偶尔提示')
})

test('nobody is asked for a consent while the hospital shows no photos', async () => {
  server.answer(getOwnLevels, levelsWith({ isShown: false, isAgreed: 0, actions: [] }))
  show(<OwnLevelsPage />)
  await reads(/医院没有开启照片/)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
