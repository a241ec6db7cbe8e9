import type { RatingRow } from '@residency/contract/areas/students/departure/rating.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Form, Radio } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import './departure.css'
import { useOwnRatings, useSaveRatings } from './departure.queries.ts'
import { fieldOf, type RatingValues, ratingsIn, valuesOf } from './departure.rules.ts'
import { departureText } from './departure.text.ts'

export type RatingFormProps = { isOpen: boolean; id: number; onClose: () => void }
const SCORES = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))

/**
 * The trainee rates departments and supervisors of the own rotation; those without scores are left
 * for later.
 */
export default function RatingForm({ isOpen, id, onClose }: RatingFormProps) {
  const { own: text } = useText(departureText)
  const { data } = useOwnRatings(isOpen ? id : null)
  const save = useSaveRatings()

  const submit = async (values: RatingValues) => {
    const { left } = await save.mutateAsync({ id, ratings: ratingsIn(data ?? [], values) })
    toast.success(left === 0 ? text.rated : say(text.left, { count: left }))
  }

  return (
    <FormDialog<RatingValues>
      title={text.rateTitle}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={data && valuesOf(data)}
    >
      <p className="soft">{data?.length === 0 ? text.nothingToRate : text.rateHelp}</p>
      {data?.map((subject, index) => (
        <OneSubject
          key={`${subject.departmentId} ${subject.supervisorId}`}
          rating={subject}
          at={index}
        />
      ))}
    </FormDialog>
  )
}

function OneSubject({ rating, at }: { rating: RatingRow; at: number }) {
  const { own: text } = useText(departureText)
  const { fields } = useText(departureWords)
  const { department, supervisor, items } = rating

  const title =
    supervisor === null
      ? say(text.department, { department })
      : say(text.supervisor, { department, supervisor })

  return (
    <fieldset className="departure-subject">
      <legend>{title}</legend>
      {items.map(({ itemId, name }) => (
        <Form.Item key={itemId} name={['ratings', String(at), fieldOf(itemId)]} label={name}>
          <Radio.Group options={SCORES} aria-label={`${title} ${name}`} />
        </Form.Item>
      ))}
      <LongTextField
        name={['ratings', String(at), 'comment']}
        label={fields.comment}
        isOptional
        maxLength={500}
        rows={2}
      />
    </fieldset>
  )
}
