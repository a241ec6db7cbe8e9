import { FilePdfOutlined } from '@ant-design/icons'
import { FILE_SECTIONS } from '@residency/contract/areas/students/file/field.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { BankPanel } from '../../teachers/teachers.public.ts'
import { OwnChanges } from '../changes/own-changes.tsx'
import '../students.css'
import { printOwnFile, useOwnFile, useOwnTraineeBank, useSaveTraineeBank } from './file.queries.ts'
import { fileText } from './file.text.ts'
import { MissingParts, placeIdOf } from './missing-parts.tsx'
import { type Editing, OwnFacts } from './own-facts.tsx'
import { OwnSection } from './own-section.tsx'

/** View key student/file/index: the own file of a trainee. */
export default function FilePage() {
  const text = useText(fileText)
  const { data, error, refetch } = useOwnFile()
  const [editing, setEditing] = useState<Editing | null>(null)
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <section className="file-page">
      <PageHead title={text.title} lead={say(text.lead, { number: data.number })}>
        <DownloadButton icon={<FilePdfOutlined />} download={printOwnFile}>
          {text.print}
        </DownloadButton>
      </PageHead>
      <MissingParts file={data} onEdit={setEditing} />
      <OwnFacts file={data} editing={editing} onEdit={setEditing} />
      {FILE_SECTIONS.map((section) => (
        <div key={section} id={placeIdOf(section)}>
          <OwnSection section={section} entries={data.sections[section]} />
        </div>
      ))}
      <div id={placeIdOf('bank')}>
        <Bank />
      </div>
      <OwnChanges />
    </section>
  )
}

function Bank() {
  const text = useText(fileText)
  const { data } = useOwnTraineeBank()
  const keep = useSaveTraineeBank()
  if (!data) return null

  const save = (values: { bankName: string; bankAccount: string }) =>
    keep.mutateAsync({ ...values, version: data.version ?? 0 })

  return <BankPanel lead={text.bankLead} own={data} save={data.mayKeep ? save : null} />
}
