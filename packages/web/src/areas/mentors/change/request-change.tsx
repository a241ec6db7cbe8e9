import { changeForm } from '@residency/contract/areas/mentors/change/change.contract'
import { changeWords } from '@residency/contract/areas/mentors/change/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { useMentorsToChangeTo, useRequestChange } from './change.queries.ts'
import { changeText } from './change.text.ts'

type Values = { entryId: number; why: string }
export type RequestChangeProps = { isOpen: boolean; onClose: () => void }
const { shape } = changeForm

/** Requests another mentor of the own base. */
export default function RequestChange({ isOpen, onClose }: RequestChangeProps) {
  const { own } = useText(changeText)
  const request = useRequestChange()
  return (
    <FormDialog<Values>
      title={own.request}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={own.submit}
      submit={async (values) => {
        await request.mutateAsync(values)
        toast.success(own.sent)
      }}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const text = useText(changeText)
  const { fields } = useText(changeWords)
  const { data: mentors, isPending } = useMentorsToChangeTo()
  const form = Form.useFormInstance<Values>()
  const entryId = Form.useWatch('entryId', form)
  const chosen = mentors?.find(({ id }) => id === entryId)

  const options = (mentors ?? []).map((mentor) => ({
    value: mentor.id,
    label: [
      mentor.name,
      mentor.department,
      mentor.titleLabel,
      say(text.free, { count: mentor.free }),
    ].join(' · '),
  }))

  return (
    <>
      {mentors?.length === 0 && <p className="soft">{text.own.noMentors}</p>}
      <SelectField
        name="entryId"
        label={fields.entryId}
        options={options}
        isLoading={isPending}
        shape={shape.entryId}
      />
      {chosen && (
        <section className="chosen-mentor" aria-live="polite" aria-label={text.own.chosen}>
          <PersonCell
            name={chosen.name}
            note={[chosen.department, chosen.titleLabel, chosen.direction]
              .filter(Boolean)
              .join(' · ')}
          />
          {chosen.profile && <p>{chosen.profile}</p>}
          {chosen.expectations && (
            <p className="soft">{say(text.own.expectations, { text: chosen.expectations })}</p>
          )}
        </section>
      )}
      <LongTextField
        name="why"
        label={fields.why}
        help={text.own.whyHelp}
        shape={shape.why}
        maxLength={500}
      />
    </>
  )
}
