import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { onLanguage } from '../platform/i18n.ts'

/** A new language says the mistakes anew that are on the screen, and finds no others: untouched fields stay quiet. */
export function useRewording<Values>(form: FormInstance<Values>) {
  useEffect(
    () =>
      onLanguage(() => {
        const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
        if (wrong.length) void form.validateFields(wrong.map(({ name }) => name) as never).catch(() => {})
      }),
    [form],
  )
}
