import {
  listBasesToTeachAt,
  listDepartmentsOfBase,
  qualificationForm,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { choose, chosenIn, mistakes, press } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { PlaceFields } from './teaching-fields.tsx'

const server = openServer()

test('a department of another base is chosen no more when the base changes', async () => {
  const submit = vi.fn(async () => {})

  server.answer(listBasesToTeachAt, [
    { value: 1, label: '检验基地' },
    { value: 2, label: '药学基地' },
  ])
  server.answer(listDepartmentsOfBase, ({ baseId }) =>
    baseId === 1 ? [{ value: 11, label: '检验科' }] : [{ value: 21, label: '药剂科' }],
  )

  show(
    <FormDialog title="申请" isOpen initial={{}} submit={submit} onClose={() => {}}>
      <PlaceFields shape={qualificationForm.shape} />
    </FormDialog>,
  )

  await choose('培训基地', '检验基地')
  await choose('带教科室', '检验科')
  await choose('培训基地', '药学基地')
  await waitFor(() => expect(chosenIn('带教科室')).toEqual([]))

  await press('保存')
  await waitFor(() => expect(mistakes()).toContain('带教科室: 不能为空'))
  expect(submit).not.toHaveBeenCalled()
})
