import {
  getStandard,
  listStandardChoices,
  publishStandard,
  updateStandard,
} from '@residency/contract/areas/standards/table/standard.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttons, press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { useStandard } from './standard.queries.ts'
import { StandardEditor } from './standard-editor.tsx'
import { useStandardActions } from './use-standard-actions.ts'

const server = openServer()

const row = (departmentId: number, months: number) => ({
  kind: 'required' as const,
  departmentId,
  months,
})

const standard = (version: number) =>
  sampleOf(getStandard.answer, {
    id: 2,
    version,
    name: '检验 2025 版',
    actions: ['edit', 'publish'],
    source: '国家标准',
    lengthMonths: 24,
    departments: [
      { id: 1, name: '临床检验' },
      { id: 2, name: '输血' },
    ],
    rows: [row(1, 12), row(2, 12)],
  })

/** The page of a standard, which reads it again after every attempt to change it. */
function Page() {
  const { data } = useStandard(2)
  const actionsOf = useStandardActions(() => {})
  if (!data) return null

  return (
    <>
      <PageActions actions={actionsOf(data)} />
      <StandardEditor standard={data} />
    </>
  )
}

const versions = () => server.sent(updateStandard).map(({ version }) => version)

beforeEach(() => {
  server.answer(listStandardChoices, {})
  server.answer(getStandard, standard(1))
  show(<Page />)
})

test('a table that somebody else changed meanwhile is not overwritten by saving a second time', async () => {
  server.refuse(updateStandard, kernelErrors.changedMeanwhile, '刚刚有人改过')
  await press('移除 输血')

  server.answer(getStandard, standard(2))
  await press('保存轮转表')
  await reads('刚刚有人改过')
  await waitFor(() => expect(server.sent(getStandard)).toHaveLength(2))

  await press('保存轮转表')
  await waitFor(() => expect(versions()).toEqual([1, 1]))
})

test('a change that is given up shows the rows that are stored, and has nothing to save', async () => {
  await press('移除 输血')
  expect(buttons('移除 输血')).toEqual([])

  await press(/放弃/)
  await waitFor(() => expect(buttons('移除 输血')).toHaveLength(1))
  expect(buttons('保存轮转表')).toEqual([])
})

test('a table with changes that are not saved does not look ready, and is not published', async () => {
  await reads('月数相符，可以发布')

  await press('修改 输血')
  await press('保存')
  await reads('月数相符，修改还没有保存')

  await press('发布')
  await reads(/请先保存或放弃/)
  expect(server.sent(publishStandard)).toEqual([])
})
