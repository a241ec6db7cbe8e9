import { signupWords } from '@residency/contract/areas/signup/text'
import { Form } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { Field, TextField } from '../../../ui/fields/fields.tsx'
import { applicantText } from '../applicant.text.ts'
import { OTHER_SCHOOL } from './basic.rules.ts'
import { SchoolInput } from './school-input.tsx'

/** A school of the list, or a typed name. */
export function SchoolFields({ savedName }: { savedName: string | null }) {
  const text = useText(applicantText)
  const { fields } = useText(signupWords)
  const school: number | null | undefined = Form.useWatch('schoolId')

  return (
    <>
      <Field name="schoolId" label={fields.schoolId} help={text.schoolHelp}>
        <SchoolInput label={fields.schoolId} savedName={savedName} />
      </Field>
      {school === OTHER_SCHOOL && (
        <TextField name="schoolOther" label={fields.schoolOther} maxLength={100} />
      )}
    </>
  )
}
