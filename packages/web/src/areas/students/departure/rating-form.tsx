import { RATED, type Rated } from '@residency/contract/areas/students/departure/rating.contract'
import { Form, Rate } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields.tsx'
import { useOwnRatings, useSaveRatings } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import { useDepartureWords } from './use-departure-words.ts'

type Scores = NonNullable<Rated['scores']>
type Values = { ratings: (Partial<Scores> & { note?: string | null })[] }
export type RatingFormProps = { isOpen: boolean; id: number; onClose: () => void }

/** The trainee rates departments and supervisors of the own rotation; those without scores are left for later. */
export default function RatingForm({ isOpen, id, onClose }: RatingFormProps) {
  const { own: text } = useText(departureText)
  const { data } = useOwnRatings(isOpen ? id : null)
  const save = useSaveRatings()
  const submit = async ({ ratings }: Values) => {
    const given = (data ?? []).flatMap(({ departmentId, supervisorId }, at) => {
      const { note, ...scores } = ratings[at] ?? {}
      return RATED.every((key) => scores[key]) ? [{ departmentId, supervisorId, scores: scores as Scores, note: note || null }] : []
    })
    const { left } = await save.mutateAsync({ id, ratings: given })
    toast.success(left === 0 ? text.rated : say(text.left, { count: left }))
  }
  const initial = data && { ratings: data.map(({ scores, note }) => ({ ...scores, note })) }
  return (
    <FormDialog<Values> title={text.rateTitle} width={640} {...{ isOpen, onClose, submit, initial }}>
      <p className="soft">{data?.length === 0 ? text.nothingToRate : text.rateHelp}</p>
      {(data ?? []).map((one, at) => (
        <OneSubject key={`${one.departmentId} ${one.supervisorId}`} one={one} at={at} />
      ))}
    </FormDialog>
  )
}

function OneSubject({ one, at }: { one: Rated; at: number }) {
  const { own: text } = useText(departureText)
  const { fields } = useDepartureWords()
  const { department, supervisor } = one
  return (
    <fieldset>
      <legend>{supervisor === null ? say(text.department, { department }) : say(text.supervisor, { department, supervisor })}</legend>
      {RATED.map((key) => (
        <Form.Item key={key} name={['ratings', at, key]} label={fields[key]}>
          <Rate aria-label={fields[key]} />
        </Form.Item>
      ))}
      <LongTextField name={['ratings', String(at), 'note']} label={fields.note} isOptional maxLength={500} rows={2} />
    </fieldset>
  )
}
