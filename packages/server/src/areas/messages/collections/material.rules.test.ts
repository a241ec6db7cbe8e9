import { isNameRule } from '@residency/contract/areas/messages/collections/name.rules'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../testing/measured-time.ts'
import { archiveNames, faultOfArchive, faultOfFiles } from './material.rules.ts'

const MB = 1024 * 1024
const PDF = 'application/pdf'

describe('files that are handed in', () => {
  test.each([
    [[{ type: PDF, size: MB }], null],
    [
      [
        { type: 'image/jpeg', size: 1 },
        { type: PDF, size: 2 * MB },
      ],
      null,
    ],
    [
      [
        { type: PDF, size: 1 },
        { type: 'text/csv; charset=utf-8', size: 1 },
      ],
      { fault: 'kind', place: 2 },
    ],
    [[{ type: PDF, size: 2 * MB + 1 }], { fault: 'size', place: 1 }],
    [[{ type: 'application/octet-stream', size: 1 }], { fault: 'kind', place: 1 }],
  ])('%j: %j', (files, fault) => {
    expect(faultOfFiles(files, { kinds: ['pdf', 'picture'], maxMegabytes: 2 })).toEqual(fault)
  })
})

describe('names in the archive', () => {
  const material = (file: string, over: object = {}) => ({
    name: '李思源',
    number: 'S001',
    base: '药师基地',
    order: '1',
    file,
    ...over,
  })

  test.each([
    ['{姓名}-{工号}', ['李思源-S001.pdf']],
    ['{name} {no} {file}', ['李思源 1 报告.pdf']],
    ['{基地}/{姓名}', ['药师基地_李思源.pdf']],
    ['../{姓名}', ['_李思源.pdf']],
    ['  .', ['_.pdf']],
  ])('%s', (rule, names) => {
    expect(archiveNames(rule, [material('报告.PDF')])).toEqual(names)
  })

  test('are unique, regardless of their case, and keep the ending of the file', () => {
    expect(
      archiveNames('{姓名}', [
        material('a.pdf'),
        material('b.pdf'),
        material('c.jpg'),
        material('无后缀'),
      ]),
    ).toEqual(['李思源.pdf', '李思源 (2).pdf', '李思源.jpg', '李思源'])
    expect(archiveNames('{原文件名}', [material('A.pdf'), material('a.pdf')])).toEqual([
      'A.pdf',
      'a (2).pdf',
    ])
    expect(archiveNames('{姓名}', [material('a.pdf', { name: '名'.repeat(300) })])[0]).toBe(
      `${'名'.repeat(76)}.pdf`,
    )
  })

  test.each([
    ['CON', '_CON.pdf'],
    ['lpt1.x', '_lpt1.x.pdf'],
    ['console', 'console.pdf'],
    ['a\u200bb\u2028c', 'a_b_c.pdf'],
  ])('%j is %s on every system', (name, safe) =>
    expect(archiveNames('{姓名}', [material('a.pdf', { name })])).toEqual([safe]),
  )

  test('are found in no time for thousands of namesakes', async () => {
    const files = Array.from({ length: 20_000 }, () => material('a.pdf'))
    let names: string[] = []
    const took = await cpuTimeOf(() => {
      names = archiveNames('材料', files)
    })

    expect(took).toBeLessThan(5000)
    expect(new Set(names).size).toBe(20_000)
    expect(names.at(-1)).toBe('材料 (20000).pdf')
  })

  test.each([
    ['{姓名}-{序号}', true],
    ['{name}', true],
    ['材料', true],
    ['{手机号}', false],
    ['{姓名', false],
    ['{{姓名}}', false],
  ])('the rule %s is right: %s', (rule, isRight) => expect(isNameRule(rule)).toBe(isRight))
})

test.each([
  [0, 0, 'empty'],
  [1, 0, null],
  [65_000, 3 * 1024 * MB, null],
  [65_001, 1, 'tooMany'],
  [2, 3 * 1024 * MB + 1, 'tooLarge'],
])('%i files of %i bytes in one archive: %s', (count, bytes, fault) => {
  expect(faultOfArchive({ count, bytes })).toBe(fault)
})
