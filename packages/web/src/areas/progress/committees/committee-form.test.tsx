import {
  type Committee,
  createCommittee,
  listCommittees,
  listMemberChoices,
  updateCommittee,
} from '@residency/contract/areas/progress/committees/committee.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { choose, fieldOf, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import CommitteeForm from './committee-form.tsx'

const server = openServer()

const COMMITTEE: Committee = {
  ...sampleOf(listCommittees.answer.shape.list.element, {
    id: 4,
    baseId: 2,
    name: '评议委员会',
    version: 3,
  }),
  members: [
    {
      userId: 8,
      name: '王主任',
      department: null,
      role: 'chair',
      startsOn: '2026-01-01',
      endsOn: null,
      isInOffice: true,
      isOutside: false,
    },
  ],
}

beforeEach(async () => {
  await setLanguage('zh-cn')
  server.answer(createCommittee, { id: 5, version: 1 })
  server.answer(updateCommittee, { id: 4, version: 4 })
  server.answer(listMemberChoices, { people: [{ value: 9, label: '赵老师', note: '检验科' }] })
})

const open = (committee: Committee | null) => {
  const onClose = vi.fn()
  show(
    <CommitteeForm
      isOpen
      committee={committee}
      onClose={onClose}
      bases={[{ value: 2, label: '药师基地' }]}
    />,
  )

  return onClose
}

test('a new committee has its base, its name and members with role and term', async () => {
  const onClose = open(null)
  await choose('基地', '药师基地')
  await type('名称', '药师评议委员会')
  await press('添加委员')
  await choose('身份', '带教老师')
  await choose('委员', /赵老师/)
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())

  expect(server.sent(listMemberChoices)).toMatchObject([{ baseId: 2, role: 'teacher' }])
  expect(server.sent(createCommittee)).toMatchObject([
    { baseId: 2, name: '药师评议委员会', members: [{ userId: 9, role: 'teacher', endsOn: null }] },
  ])
})

test('people are offered once base and role are chosen', async () => {
  open(null)
  await press('添加委员')
  await type('委员', '赵')
  await reads('先选择基地和身份')
  expect(server.sent(listMemberChoices)).toEqual([])
})

test('members of a committee keep their terms when it is renamed', async () => {
  open(COMMITTEE)
  expect((await fieldOf('名称')).value).toBe('评议委员会')
  await type('名称', '新的名称')
  await press('保存')
  await reads('已保存')

  expect(server.sent(updateCommittee)).toMatchObject([
    {
      id: 4,
      version: 3,
      name: '新的名称',
      members: [{ userId: 8, role: 'chair', startsOn: '2026-01-01', endsOn: null }],
    },
  ])
})
