import { expect, test } from 'vitest'
import { kindOfName } from './kind-of-name.rules.ts'

test.each([
  ['住院药房', 'pharmacy'],
  ['检验科', 'technical'],
  ['呼吸内科', 'clinical'],
  ['药学部办公室', 'office'],
  ['Radiology', 'technical'],
  ['第一组', undefined],
])('the name %s suggests the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind)
})
