import {
  getHolidayYear,
  importHolidayYear,
  importShippedYear,
} from '@residency/contract/areas/settings/holidays/holiday.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldOf, press, reads, tick } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { ImportYear } from './import-year.tsx'

const server = openServer()

function open(shipped: 'published' | null) {
  const onImported = vi.fn()
  const year = sampleOf(getHolidayYear.answer, { year: 2027, version: 3, shipped })
  show(<ImportYear isOpen year={year} onClose={() => {}} onImported={onImported} />)

  return onImported
}

async function chooseFile(content: string) {
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)!
  const file = new File([content], '2027.json')
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
}

test('the year that came with the product is imported by its version; a change by somebody else is said', async () => {
  server.refuse(importShippedYear, kernelErrors.changedMeanwhile, '刚刚有人改过')
  const onImported = open('published')
  await press('导入放假安排')
  await reads('刚刚有人改过')
  expect(onImported).not.toHaveBeenCalled()

  server.answer(importShippedYear, { year: 2027 })
  await press('导入放假安排')
  await waitFor(() => expect(onImported).toHaveBeenCalledWith(2027))
  expect(server.sent(importShippedYear)[1]).toMatchObject({
    year: 2027,
    keepEdits: true,
    version: 3,
  })
})

test('without a file nothing is imported; what is no file of a year is said before it is sent', async () => {
  open(null)
  await press('导入放假安排')
  await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy())

  await chooseFile('no json')
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('不是 JSON 文件'),
  )

  await chooseFile('{"year": 2027}')
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('文件格式不对'),
  )
  await press('导入放假安排')
  expect(server.sent(importHolidayYear)).toEqual([])
})

test('own changes are kept unless somebody says otherwise', async () => {
  server.answer(importShippedYear, { year: 2027 })
  const onImported = open('published')
  expect((await fieldOf(/保留/)).checked).toBe(true)

  await tick(/保留/)
  await press('导入放假安排')
  await waitFor(() => expect(onImported).toHaveBeenCalled())
  expect(server.sent(importShippedYear)).toMatchObject([{ keepEdits: false }])
})
