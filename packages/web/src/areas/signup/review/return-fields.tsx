import { SECTIONS } from '@residency/contract/areas/intakes/section.public'
import type { ReturnedPart } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Checkbox, Form, Input } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import type { ActionForm } from '../../../screens/review/review.ts'
import { returnFault } from './review.rules.ts'
import { reviewText } from './review.text.ts'

/** The parts to correct, each with a reason; the applicant sees them and may edit these parts. */
function ReturnFields() {
  const text = useText(reviewText)
  const form = Form.useFormInstance()

  const check = async (_: unknown, returns: readonly ReturnedPart[] = []) => {
    const fault = returnFault(String(form.getFieldValue('reason') ?? ''), returns)
    if (fault) throw new Error(fault === 'empty' ? text.returnNeeded : text.reasonNeeded)
  }

  return (
    <>
      <p className="soft return-lead">{text.returnLead}</p>
      <Form.Item name="returns" validateTrigger="onSubmit" rules={[{ validator: check }]} help="">
        <ReturnedParts />
      </Form.Item>
      <ReasonField label={text.returnReason} isOptional rows={2} />
    </>
  )
}

/** The form of a return. */
export const returnForm: ActionForm = { Fields: ReturnFields }

type PartsProps = {
  value?: readonly ReturnedPart[]
  onChange?: (returns: readonly ReturnedPart[]) => void
}

function ReturnedParts({ value = [], onChange = () => {} }: PartsProps) {
  const text = useText(reviewText)
  const { sections } = useText(signupWords)
  const { status, errors } = Form.Item.useStatus()

  const tick = (section: ReturnedPart['section'], isOn: boolean) =>
    onChange(
      isOn ? [...value, { section, reason: '' }] : value.filter((part) => part.section !== section),
    )

  const explain = (section: ReturnedPart['section'], reason: string) =>
    onChange(value.map((part) => (part.section === section ? { section, reason } : part)))

  return (
    <>
      <ul className="return-parts">
        {SECTIONS.map((section) => {
          const part = value.find((one) => one.section === section)
          const lacksReason = status === 'error' && part?.reason.trim() === ''
          return (
            <li key={section}>
              <Checkbox
                checked={part !== undefined}
                onChange={({ target }) => tick(section, target.checked)}
              >
                {sections[section]}
              </Checkbox>
              {part && (
                <Input
                  autoFocus
                  maxLength={200}
                  value={part.reason}
                  status={lacksReason ? 'error' : ''}
                  aria-invalid={lacksReason}
                  aria-label={say(text.partReason, { section: sections[section] })}
                  placeholder={lacksReason ? text.reasonNeeded : text.reason}
                  onChange={({ target }) => explain(section, target.value)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p className="return-wrong" role="alert">
        {errors}
      </p>
    </>
  )
}
