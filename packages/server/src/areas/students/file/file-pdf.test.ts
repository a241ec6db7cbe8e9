import { accountsWords } from '@residency/contract/areas/accounts/text'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { expect, test } from 'vitest'
import { filePdfText } from './file-pdf.text.ts'
import { filePdf, type PrintableFile } from './file-pdf.ts'

const file = (lists: PrintableFile['lists']): PrintableFile => ({
  hospital: '江城大学附属医院',
  number: '2026-0001',
  version: 1,
  day: '2026-11-20',
  photo: null,
  basicTitle: '基本信息',
  basic: [['姓名', '王芳']],
  training: [['专业', '临床药学']],
  lists,
})

const headings = (lists: PrintableFile['lists']) =>
  filePdf(filePdfText['zh-cn'], file(lists)).content.flatMap((part) =>
    typeof part === 'object' && 'style' in part && part.style === 'section'
      ? [(part as { text: string }).text]
      : [],
  )

const filled = { title: '教育经历', entries: [{ lines: { 学校: '江城大学' }, files: [] }] }

test('sections without an entry are named in one line, without a heading', () => {
  const lists = [filled, { title: '工作经历', entries: [] }, { title: '获奖情况', entries: [] }]

  expect(headings(lists)).toEqual(['培训信息', '基本信息', '教育经历'])

  const last = filePdf(filePdfText['zh-cn'], file(lists)).content.at(-1)

  expect(last).toMatchObject({ text: '以下各项没有填写：工作经历、获奖情况' })
})

test('a file whose sections all have entries says nothing about empty ones', () => {
  expect(JSON.stringify(filePdf(filePdfText['zh-cn'], file([filled])))).not.toContain('没有填写')
})

test('the number of a passport is called as in the account and in the list: no identity card', () => {
  const nameIn = (words: { fields: { idCard: string } }) => words.fields.idCard
  const names = [fileWords, traineesWords, accountsWords].map((words) => nameIn(words['zh-cn']))

  expect(names).toEqual(['证件号码', '证件号码', '证件号码'])
  expect(
    [fileWords, traineesWords, accountsWords].map((words) => nameIn(words.en)).join(),
  ).not.toMatch(/ID card/)
})
