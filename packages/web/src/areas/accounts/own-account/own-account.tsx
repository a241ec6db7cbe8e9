import { accountsWords } from '@residency/contract/areas/accounts/text'
import { updateOwnAccount } from '@residency/contract/areas/accounts/users/user.contract'
import { useMutation } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { accountsText } from '../accounts.text.ts'
import { saveOwnRecord } from '../privacy/own-record.calls.ts'
import {
  type OwnAccountForm,
  useOwnProfile,
  useUpdateOwnAccount,
} from '../sessions/session.queries.ts'
import { OwnPicture } from './own-picture.tsx'

/** The own data. Fields that need no proof can be edited here, others by the office. */
export function OwnData() {
  const text = useText(accountsText)
  const { fields, gender } = useText(accountsWords)
  const { data } = useOwnProfile()
  const [isEditing, setEditing] = useState(false)

  const names = [
    'nickname',
    'realName',
    'username',
    'deptName',
    'roleNames',
    'chestArrNum',
    'mobile',
    'idCard',
    'email',
  ] as const

  // Labels and lines are there before the values, so that nothing below moves.
  const line = <Skeleton active title={false} paragraph={{ rows: 1, width: 120 }} />
  const nothing = <span className="soft">{text.nothing}</span>
  const sex = data?.gender === 1 || data?.gender === 2 ? gender[data.gender] : null

  const facts: Fact[] = [
    ...names.map((name) => [fields[name], data ? (data[name] ?? nothing) : line] as const),
    [fields.gender, data ? (sex ?? nothing) : line],
  ]

  return (
    <div className="panel">
      <div className="panel-head">
        <h2>{text.ownData}</h2>
        <div>
          <ExportButton />
          <Button type="link" disabled={!data} onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        </div>
      </div>
      <OwnPicture />
      <FactList facts={facts} />
      <OwnDataForm isOpen={isEditing} onClose={() => setEditing(false)} />
    </div>
  )
}

/** Downloads the reader's stored data; errors are already reported. */
function ExportButton() {
  const text = useText(accountsText)

  const { mutate, isPending } = useMutation({
    mutationFn: saveOwnRecord,
    onSuccess: () => toast.success(text.ownRecordSaved),
  })

  return (
    <Button type="link" loading={isPending} onClick={() => mutate()}>
      {text.exportOwnRecord}
    </Button>
  )
}

function OwnDataForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(accountsText)
  const { fields, gender } = useText(accountsWords)
  const { data } = useOwnProfile()
  const update = useUpdateOwnAccount()
  const genders = toChoices([1, 2], gender)

  const submit = async (values: OwnAccountForm) => {
    // A cleared choice is undefined.
    const gender = data?.hasTraineeFile ? {} : { gender: values.gender ?? null }
    await update.mutateAsync({ ...values, ...gender })
    toast.success(text.ownDataSaved)
  }

  const initial = data && {
    gender: data.gender as 1 | 2 | null,
    email: data.email,
    version: data.version,
  }

  return (
    <FormDialog<OwnAccountForm>
      title={text.ownData}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
      width={480}
    >
      <p className="soft">{text.ownDataNote}</p>
      {data?.hasTraineeFile ? (
        <p className="soft">
          {text.genderOfFile} <Link to="/student/file">{text.trainingFile}</Link>
        </p>
      ) : (
        <SelectField name="gender" label={fields.gender} isOptional options={genders} />
      )}
      <TextField
        name="email"
        label={fields.email}
        shape={updateOwnAccount.body.shape.email}
        isOptional
        inputMode="email"
        maxLength={120}
      />
    </FormDialog>
  )
}
