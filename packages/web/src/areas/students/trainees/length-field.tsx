import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { Button, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import '../students.css'
import { useAskedLength } from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'

/** What the time conditions ask for of the training that the form describes so far. */
function useRequiredLength(ownMajor: number | undefined) {
  const form = Form.useFormInstance()

  const [majorId, degreeKind, education] = [
    Form.useWatch('majorId', form) ?? ownMajor,
    Form.useWatch('degreeKind', form),
    Form.useWatch('education', form),
  ]

  return (
    useAskedLength(majorId && degreeKind && education ? { majorId, degreeKind, education } : null)
      .data ?? null
  )
}

/**
 * Months of the training. For somebody new the length of the time condition is filled in while none
 * was typed; a different one stays, and the field says so.
 */
export function LengthField({ majorId }: { majorId: number | undefined }) {
  const text = useText(traineesText)
  const { fields } = useText(traineesWords)
  const form = Form.useFormInstance()
  const requiredLength = useRequiredLength(majorId)
  const months: number | null = Form.useWatch('lengthMonths', form) ?? null
  const filled = useRef<number | null>(null)
  const isNew = majorId === undefined

  useEffect(() => {
    const current: number | null = form.getFieldValue('lengthMonths') ?? null
    if (!isNew || !requiredLength || (current !== null && current !== filled.current)) return

    filled.current = requiredLength.lengthMonths
    form.setFieldValue('lengthMonths', requiredLength.lengthMonths)
  }, [requiredLength, form, isNew])

  const values = requiredLength && {
    count: requiredLength.lengthMonths,
    source: requiredLength.source,
  }
  const isOther = requiredLength !== null && months !== requiredLength.lengthMonths
  const take = () => form.setFieldValue('lengthMonths', requiredLength?.lengthMonths)

  const help = values ? (
    <>
      <span role="status" className={isOther && months !== null ? 'asked-differs' : undefined}>
        {say(isOther && months !== null ? text.differs : text.asked, values)}
      </span>{' '}
      {isOther && (
        <Button type="link" size="small" onClick={take}>
          {say(text.take, values)}
        </Button>
      )}
    </>
  ) : (
    text.lengthHelp
  )

  return (
    <WholeNumberField
      name="lengthMonths"
      label={fields.lengthMonths}
      isOptional
      max={120}
      help={help}
    />
  )
}
