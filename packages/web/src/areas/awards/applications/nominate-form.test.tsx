import { findAwardPeople } from '@residency/contract/areas/awards/applications/award-application.contract'
import { listAwardLimits } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, mistakes, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import NominateForm from './nominate-form.tsx'

const server = openServer()

const limits = [
  { id: 1, kind: '卓越学员', audience: 'trainee', hidesNames: true, needsPapers: true },
  { id: 2, kind: '优秀学员', audience: 'trainee', hidesNames: false, needsPapers: false },
] as const

test('the chosen award decides whether a name may be written and papers are needed', async () => {
  server.answer(listAwardLimits, { list: limits })
  server.answer(findAwardPeople, [])
  show(<NominateForm isOpen onClose={() => {}} />)

  await choose('奖项', /优秀学员/)
  await press('保存')
  await waitFor(() => expect(mistakes()).toHaveLength(2))
  expect(document.body.textContent).not.toMatch(/请不要写姓名/)

  await choose('奖项', /卓越学员/)
  await reads('评委隐名评分，请不要写姓名')
  await press('保存')
  await waitFor(() => expect(mistakes()).toHaveLength(3))
})
