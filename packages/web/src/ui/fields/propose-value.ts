import type { FormInstance } from 'antd'

/**
 * Fills in a value that follows from other fields, until somebody types another one. `setFieldValue`
 * would count as typing: the next proposal would not replace the first.
 */
export function proposeValue(form: FormInstance, name: string, value: unknown) {
  if (!form.isFieldTouched(name)) form.setFields([{ name, value, touched: false, errors: [] }])
}
