import { expect, test } from 'vitest'
import { book, labelIn, nameIn, otherNameIn, pairsOf } from './label.ts'

test('a text is read in English where it was written in English, else in Chinese', () => {
  expect(labelIn('en', '病理科', 'Pathology')).toBe('Pathology')
  expect(labelIn('zh-cn', '病理科', 'Pathology')).toBe('病理科')
  for (const none of [null, undefined, '']) expect(labelIn('en', '病理科', none)).toBe('病理科')
})

test('a reader sees the name of their language first, then the other, and nothing twice', () => {
  const ct = { name: 'CT室', nameEn: 'CT' }

  expect([nameIn('zh-cn', ct), otherNameIn('zh-cn', ct)]).toEqual(['CT室', 'CT'])
  expect([nameIn('en', ct), otherNameIn('en', ct)]).toEqual(['CT', 'CT室'])

  for (const row of [
    { name: '病理科', nameEn: null },
    { name: 'MR', nameEn: 'MR' },
  ])
    expect([nameIn('en', row), otherNameIn('en', row)]).toEqual([row.name, null])
})

test('a book has the first text of each pair in Chinese and the second in English, also in lists', () => {
  const schoolText = book({
    title: ['院校库', 'Schools'],
    states: { 1: ['启用', 'Enabled'], 0: ['停用', 'Disabled'] },
    acts: [
      ['新增院校', 'Add a school'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['为什么停用？', 'Why is it disabled?'],
        ['它已撤销。', 'It was closed.'],
      ],
    ],
  })

  expect(schoolText['zh-cn']).toEqual({
    title: '院校库',
    states: { 1: '启用', 0: '停用' },
    acts: ['新增院校', '导出'],
    asks: [['为什么停用？', '它已撤销。']],
  })

  expect(schoolText.en).toEqual({
    title: 'Schools',
    states: { 1: 'Enabled', 0: 'Disabled' },
    acts: ['Add a school', 'Export'],
    asks: [['Why is it disabled?', 'It was closed.']],
  })
})

test('a book takes texts of another one as pairs', () => {
  const common = book({ save: ['保存', 'Save'], states: { open: ['开放', 'Open'] } })

  const own = book({
    ...pairsOf(common),
    title: ['标题', 'Title'],
    state: pairsOf(common).states.open,
  })

  expect(own.en).toEqual({ save: 'Save', states: { open: 'Open' }, title: 'Title', state: 'Open' })

  expect(own['zh-cn']).toEqual({
    save: '保存',
    states: { open: '开放' },
    title: '标题',
    state: '开放',
  })
})
