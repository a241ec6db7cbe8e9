import { expect, test } from 'vitest'
import { namesIn } from './names.rules.ts'

test('a reader sees the name of their language first, the other beside it, and nothing twice', () => {
  const ct = { name: 'CT室', nameEn: 'CT' }
  expect(namesIn('zh-cn', ct)).toEqual({ first: 'CT室', second: 'CT' })
  expect(namesIn('en', ct)).toEqual({ first: 'CT', second: 'CT室' })
  expect(namesIn('en', { name: '病理科', nameEn: null })).toEqual({ first: '病理科', second: null })
  expect(namesIn('en', { name: 'MR', nameEn: 'MR' })).toEqual({ first: 'MR', second: null })
})
