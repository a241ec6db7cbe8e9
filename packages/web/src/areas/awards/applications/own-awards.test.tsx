import { getOwnAwards } from '@residency/contract/areas/awards/applications/own-award.contract'
import { expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { OwnAwards } from './own-awards.tsx'

const server = openServer()
const BLIND = /请不要写姓名/

const award = {
  limitId: 4,
  kind: '卓越学员',
  year: 2026,
  hidesNames: true,
  refusal: null,
}

const draft = { id: 7, limitId: 4, state: 'draft', kind: '卓越学员', isEditable: true } as const

test('the form of an award that is scored without names asks not to write one', async () => {
  server.answer(getOwnAwards, { offered: [award], applications: [] })
  show(<OwnAwards audience="trainee" />)

  await press('申报 卓越学员')
  await reads(BLIND)
})

test('that of another award asks for achievements only', async () => {
  server.answer(getOwnAwards, { offered: [{ ...award, hidesNames: false }], applications: [] })
  show(<OwnAwards audience="trainee" />)

  await press('申报 卓越学员')
  await reads('写明本年度的主要表现和成果')
  expect(document.body.textContent).not.toMatch(BLIND)
})

test('so does a draft, while its award is open', async () => {
  const offered = [{ ...award, refusal: '您已申报' }]
  server.answer(getOwnAwards, { offered, applications: [draft] })
  show(<OwnAwards audience="trainee" />)

  await press('继续填写')
  await reads(BLIND)
})
