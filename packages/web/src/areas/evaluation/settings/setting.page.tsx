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
import { LoadRuleForm } from './load-rule-form.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { RequestRuleForm } from './request-rule-form.tsx'
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
        { title: text.requests, content: <RequestRuleLine of={data} /> },
        { title: text.load, content: <LoadRuleLine of={data} /> },
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

function RequestRuleLine({ of: { requests } }: Part) {
  const text = useText(settingText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        {[
          say(text.hoursOpen, { hours: requests.hoursOpen }),
          say(text.perDay, { count: requests.perDay }),
        ].join('; ')}
      </p>
      <Can perm={[may.office]}>
        <Button onClick={() => setOpen(true)}>{text.editRequests}</Button>
        <RequestRuleForm isOpen={isOpen} rules={requests} onClose={() => setOpen(false)} />
      </Can>
    </>
  )
}

function LoadRuleLine({ of: { load } }: Part) {
  const text = useText(settingText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>{say(text.mostPerWeek, { count: load.mostPerWeek })}</p>
      <Can perm={[may.office]}>
        <Button onClick={() => setOpen(true)}>{text.editLoad}</Button>
        <LoadRuleForm isOpen={isOpen} rule={load} onClose={() => setOpen(false)} />
      </Can>
    </>
  )
}
