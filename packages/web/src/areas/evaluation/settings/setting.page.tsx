import { settingPermissions as may } from '@residency/contract/areas/evaluation/settings/access'
import type { EvaluationSettings } from '@residency/contract/areas/evaluation/settings/setting.contract'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen } from '../../../screens/detail-screen.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { DepartmentForms } from './department-forms.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { useEvaluationSettings, useSetOwnForms } from './setting.queries.ts'
import { settingText } from './setting.text.ts'
import './settings.css'

/** View key evaluate/teacher/setting/index: own forms, those of departments, and reminders. */
export default function SettingPage() {
  const text = useText(settingText)
  const { data, error, refetch } = useEvaluationSettings()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <DetailScreen
      title={text.title}
      state={text.lead}
      sections={[
        { title: text.own, content: <OwnForms of={data} /> },
        { title: text.reminders, content: <ReminderDays of={data} /> },
        ...(data.departments.length > 0
          ? [{ title: text.departments, content: <DepartmentForms of={data} /> }]
          : []),
      ]}
    />
  )
}

type Part = { of: EvaluationSettings }

function OwnForms({ of: { forms, own, ofDepartment } }: Part) {
  const text = useText(settingText)
  const set = useSetOwnForms()
  const choose = (seriesIds: number[]) =>
    set.mutate({ seriesIds }, { onSuccess: () => void toast.success(text.saved) })

  return (
    <>
      <Select
        mode="multiple"
        className="setting-forms"
        aria-label={text.own}
        value={own}
        options={forms}
        loading={set.isPending}
        onChange={choose}
      />
      <p className="soft">{text.ownHelp}</p>
      <p className="soft">
        {ofDepartment ? say(text.ofDepartment, { form: ofDepartment }) : text.noneOfDepartment}
      </p>
    </>
  )
}

function ReminderDays({ of: { reminders } }: Part) {
  const text = useText(settingText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        {[
          say(text.before, { days: reminders.daysBefore }),
          say(text.every, { days: reminders.everyDays }),
        ].join('; ')}
      </p>
      <Can perm={[may.office]}>
        <Button onClick={() => setOpen(true)}>{text.edit}</Button>
        <ReminderForm isOpen={isOpen} reminders={reminders} onClose={() => setOpen(false)} />
      </Can>
    </>
  )
}
