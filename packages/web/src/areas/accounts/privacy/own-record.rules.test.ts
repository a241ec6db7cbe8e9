import { expect, test } from 'vitest'
import { withPlainNumbers } from './own-record.rules.ts'

test('a number replaces its object, everything else stays as it is', () => {
  const data = {
    账号: { 姓名: '张三', 手机号: { id: 5, mobile: '13800138000' }, 邮箱: null },
    报名: [{ 身份证号: { id: 7, idCard: '11010119900307002X' }, 志愿: [{ 顺序: 1 }] }],
    other: { id: 5, name: 'mobile' },
  }
  expect(withPlainNumbers(data)).toEqual({
    账号: { 姓名: '张三', 手机号: '13800138000', 邮箱: null },
    报名: [{ 身份证号: '11010119900307002X', 志愿: [{ 顺序: 1 }] }],
    other: { id: 5, name: 'mobile' },
  })
})
