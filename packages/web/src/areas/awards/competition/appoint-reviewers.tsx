import { appointAwardReviewers, type OpenedAwardCompetition } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field } from '../../../ui/fields.tsx'
import { useAppoint, usePeopleToAppoint } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'
import { useCompetitionWords } from './use-competition-words.ts'

export type AppointProps = { isOpen: boolean; one: OpenedAwardCompetition; onClose: () => void }
type Values = { userIds: number[] }

/** Appoints the reviewers of a competition. */
export default function AppointReviewers({ isOpen, one, onClose }: AppointProps) {
  const text = useText(competitionText)
  const { fields } = useCompetitionWords()
  const appoint = useAppoint()
  const submit = async ({ userIds }: Values) => {
    await appoint.mutateAsync({ id: one.id, userIds, version: one.version })
    toast.success(text.appointed)
  }
  const known = one.reviewerList.map(({ userId, name }) => ({ value: userId, label: name }))
  return (
    <FormDialog<Values> title={text.appoint} {...{ isOpen, onClose, submit }} initial={{ userIds: known.map(({ value }) => value) }}>
      <Field name="userIds" label={fields.userIds} shape={appointAwardReviewers.body.shape.userIds} help={text.appointHelp}>
        <PeopleSelect known={known} />
      </Field>
    </FormDialog>
  )
}

const PAUSE_MS = 300
type Option = { value: number; label: string }
type SelectProps = { id?: string; value?: number[]; onChange?: (value: number[]) => void; known: readonly Option[] }
/** People who may score, found by name on the server; those chosen stay among the options. */
function PeopleSelect({ known, onChange, ...field }: SelectProps) {
  const text = useText(competitionText)
  const [words, setWords] = useState('')
  const [settled, setSettled] = useState('')
  const [chosen, setChosen] = useState(known)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data, isFetching } = usePeopleToAppoint(settled)
  const options = [...chosen, ...(data ?? []).filter(({ value }) => !chosen.some((one) => one.value === value))]
  const choose = (value: number[]) => {
    setChosen(options.filter((one) => value.includes(one.value)))
    onChange?.(value)
  }
  return (
    <Select
      {...field}
      mode="multiple"
      options={options.map(({ value, label }) => ({ value, label }))}
      onChange={choose}
      showSearch={{ filterOption: false, onSearch: setWords }}
      loading={isFetching}
      notFoundContent={isFetching ? text.searching : text.nobody}
    />
  )
}
