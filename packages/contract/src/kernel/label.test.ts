import { expect, test } from 'vitest'
import { labelIn, nameIn, otherNameIn } from './label.ts'

test('a text is read in English where it was written in English, else in Chinese', () => {
  expect(labelIn('en', '病理科', 'Pathology')).toBe('Pathology')
  expect(labelIn('zh-cn', '病理科', 'Pathology')).toBe('病理科')
  for (const none of [null, undefined, '']) expect(labelIn('en', '病理科', none)).toBe('病理科')
})

test('a reader sees the name of their language first, the other beside it, and nothing twice', () => {
  const ct = { name: 'CT室', nameEn: 'CT' }
  expect([nameIn('zh-cn', ct), otherNameIn('zh-cn', ct)]).toEqual(['CT室', 'CT'])
  expect([nameIn('en', ct), otherNameIn('en', ct)]).toEqual(['CT', 'CT室'])
  for (const row of [
    { name: '病理科', nameEn: null },
    { name: 'MR', nameEn: 'MR' },
  ])
    expect([nameIn('en', row), otherNameIn('en', row)]).toEqual([row.name, null])
})
