import {
  getStandard,
  listStandardChoices,
  updateStandard,
} from '@residency/contract/areas/standards/table/standard.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttons, press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { useStandard } from './standard.queries.ts'
import { StandardEditor } from './standard-editor.tsx'

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
  return data ? <StandardEditor standard={data} /> : null
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
