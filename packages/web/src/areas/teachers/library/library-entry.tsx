import { getBankWithPersonalData } from '@residency/contract/areas/teachers/bank/bank.contract'
import type { LibraryEntry as Entry } from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { listAssessmentsOf } from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { Alert } from 'antd'
import { useState } from 'react'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending, type Section } from '../../../screens/detail-screen.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { bankText } from '../bank/bank.text.ts'
import type { BankOfTeacherProps } from '../bank/bank-of-teacher.tsx'
import { CertificateLines } from '../certificates/certificate-lines.tsx'
import { assessmentText } from '../yearly-assessments/assessment.text.ts'
import { AssessmentsOf } from '../yearly-assessments/yearly-list.tsx'
import { checkText } from '../yearly-checks/check.text.ts'
import { CheckLines } from '../yearly-checks/check-lines.tsx'
import '../teachers.css'
import { EntryState } from './library.columns.tsx'
import { useLibraryEntry } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import { useEntryActs } from './use-entry-acts.tsx'

const BankOfTeacher = lazyDialog<BankOfTeacherProps>(() =>
  import('../bank/bank-of-teacher.tsx').then((part) => part.default),
)

/** A teacher of the library: qualification, facts, certificates, and what happened to the entry. */
export function LibraryEntry({ id }: { id: number }) {
  const text = useText(libraryText)
  const { data: entry, error, refetch } = useLibraryEntry(id)
  const acts = useEntryActs()
  const sectionsOf = useSections()
  const bank = useText(bankText)
  const mayReadBank = usePerm([getBankWithPersonalData.access.permission])
  const [isBankOpen, setBankOpen] = useState(false)
  if (!entry)
    return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const history = entry.history.map(({ key, label, by, at, reason }) => ({
    key: String(key),
    what: label,
    who: by,
    at,
    why: reason,
  }))

  const showBank =
    mayReadBank && entry.isEditable
      ? [{ key: 'bank', label: bank.show, onClick: () => setBankOpen(true) }]
      : []

  return (
    <>
      <DetailScreen
        title={entry.name}
        list={text.title}
        state={<EntryState row={entry} />}
        actions={<PageActions actions={[...acts.actionsOf(entry), ...showBank]} />}
        banner={<Banner entry={entry} />}
        sections={sectionsOf(entry)}
        history={history.toReversed()}
      />
      {acts.dialogs}
      <BankOfTeacher
        isOpen={isBankOpen}
        id={id}
        name={entry.name}
        onClose={() => setBankOpen(false)}
      />
    </>
  )
}

function Banner({ entry }: { entry: Entry }) {
  const text = useText(libraryText)
  if (entry.isEnding)
    return (
      <Alert
        className="entry-banner"
        type="warning"
        showIcon
        title={say(text.endingSoon, { until: entry.validUntil ?? '' })}
      />
    )

  if (entry.reason)
    return (
      <Alert
        className="entry-banner"
        type="warning"
        showIcon
        title={say(text.removedFor, { reason: entry.reason })}
      />
    )

  return null
}

function useSections(): (entry: Entry) => Section[] {
  const text = useText(libraryText)
  const { results } = useText(checkText)
  const { fields, levels } = useText(qualificationWords)
  const own = useText(libraryWords).fields
  const assessments = useText(assessmentText).of
  const mayReadAssessments = usePerm([listAssessmentsOf.access.permission])
  const since = (label: string | null, day: string | null) =>
    [label, day && say(text.since, { since: day })].filter(Boolean).join(' · ')

  return (entry) => [
    {
      title: text.qualification,
      facts: [
        { label: fields.level, value: levels[entry.level] },
        { label: text.number, value: entry.number },
        {
          label: text.validity,
          value:
            entry.validFrom &&
            say(text.span, { from: entry.validFrom, until: entry.validUntil ?? '' }),
        },
        { label: fields.baseId, value: entry.base },
        { label: fields.departmentId, value: entry.department },
      ],
    },
    {
      title: text.facts,
      facts: [
        { label: text.username, value: entry.username },
        { label: text.mobile, value: entry.mobile },
        { label: fields.title, value: since(entry.titleLabel, entry.titleSince) },
        {
          label: fields.education,
          value: [entry.educationLabel, entry.degreeLabel].filter(Boolean).join(' · '),
        },
        { label: fields.specialty, value: since(entry.specialty, entry.specialtySince) },
        { label: fields.teachingSince, value: entry.teachingSince },
        { label: own.profile, value: entry.profile, isWide: true },
      ],
    },
    { title: text.certificates, content: <CertificateLines rows={entry.certificates} /> },
    ...(mayReadAssessments
      ? [{ title: assessments, content: <AssessmentsOf id={entry.id} /> }]
      : []),
    ...(entry.checks.length > 0
      ? [{ title: results.title, content: <CheckLines rows={entry.checks} /> }]
      : []),
  ]
}
