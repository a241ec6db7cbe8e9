import { Form } from 'antd'
import { useEffect } from 'react'

type Choice = string | number

/**
 * Takes back what is chosen in `name` and no longer offered because somebody changed the field `of`.
 * What a stored record has chosen stays when its form opens.
 */
export function useStillOffered(name: string, of: string, offered: readonly { value: Choice }[]) {
  const form = Form.useFormInstance()
  const other: unknown = Form.useWatch(of, form)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the other field takes back
  useEffect(() => {
    if (!form.isFieldTouched(of)) return

    const isOffered = (choice: Choice) => offered.some(({ value }) => value === choice)
    const chosen: Choice | Choice[] | null | undefined = form.getFieldValue(name)

    if (Array.isArray(chosen)) {
      const left = chosen.filter(isOffered)
      if (left.length < chosen.length) form.setFieldValue(name, left)
    } else if (chosen && !isOffered(chosen)) form.setFieldValue(name, undefined)
  }, [other])
}
