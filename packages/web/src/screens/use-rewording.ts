import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { onLanguage } from '../platform/texts/i18n.ts'

/**
 * After a language change the visible errors are re-validated for their text; untouched fields stay
 * unvalidated.
 */
export function useRewording<Values>(form: FormInstance<Values>) {
  useEffect(
    () =>
      onLanguage(() => {
        const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
        if (wrong.length) void form.validateFields(wrong.map(({ name }) => name)).catch(() => {})
      }),
    [form],
  )
}
