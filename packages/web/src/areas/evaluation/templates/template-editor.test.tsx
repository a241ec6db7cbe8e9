import {
  getTemplate,
  updateTemplate,
} from '@residency/contract/areas/evaluation/templates/template.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { useTemplate } from './template.queries.ts'
import { TemplateEditor } from './template-editor.tsx'

const server = openServer()

const template = (version: number) =>
  sampleOf(getTemplate.answer, {
    id: 2,
    version,
    name: '出科评价',
    sections: [
      {
        items: [
          { kind: 'score', key: 'a', label: '沟通', weight: 60, scale: 9 },
          { kind: 'score', key: 'b', label: '操作', weight: 40, scale: 9 },
        ],
      },
    ],
  })

/** The page of a form, which reads it again after every attempt to change it. */
function Page() {
  const { data } = useTemplate(2)
  return data ? <TemplateEditor template={data} /> : null
}

const versions = () => server.sent(updateTemplate).map(({ version }) => version)

beforeEach(async () => {
  server.answer(getTemplate, template(1))
  show(<Page />)
  await press(/^删除.*操作/)
})

test('a form that somebody else changed meanwhile is not overwritten by saving a second time', async () => {
  server.refuse(updateTemplate, kernelErrors.changedMeanwhile, '刚刚有人改过')
  server.answer(getTemplate, template(2))
  await press('保存')
  await reads('刚刚有人改过')
  await waitFor(() => expect(server.sent(getTemplate)).toHaveLength(2))

  await press('保存')
  await waitFor(() => expect(versions()).toEqual([1, 1]))
})

test('a second save builds on the first; weights that do not add up to a hundred are reported', async () => {
  server.answer(updateTemplate, {})
  server.answer(getTemplate, template(2))
  await press('保存')
  await reads(/已保存.*60/)
  await waitFor(() => expect(server.sent(getTemplate)).toHaveLength(2))

  await press(/^删除.*沟通/)
  await press('保存')
  await waitFor(() => expect(versions()).toEqual([1, 2]))
})
