import { expect, test } from 'vitest'
import { z } from 'zod'
import { ruleOf } from './form-rules.ts'
import { setLanguage } from './i18n.ts'

const mistakeOf = (shape: z.ZodType, value: unknown) =>
  ruleOf(shape)
    .validator(null, value)
    .then(
      () => null,
      (error: Error) => error.message,
    )

test('a choice that was not made is empty; one that does not exist is refused', async () => {
  await setLanguage('zh-cn')
  const kind = z.enum(['safety', 'idea'])

  expect(await mistakeOf(kind, undefined)).toBe('不能为空')
  expect(await mistakeOf(kind, 'other')).toBe('不在可选的范围内，请重新选择')
  expect(await mistakeOf(kind, 'idea')).toBeNull()
})
