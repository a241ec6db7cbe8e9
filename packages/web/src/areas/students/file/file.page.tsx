import { FilePdfOutlined } from '@ant-design/icons'
import { FILE_SECTIONS } from '@residency/contract/areas/students/file/field.contract'
import { say, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { BankPanel } from '../../teachers/teachers.public.ts'
import { OwnChanges } from '../changes/own-changes.tsx'
import '../students.css'
import { type OwnFile, printOwnFile, useFileWords, useOwnFile, useOwnTraineeBank, useSaveTraineeBank } from './file.queries.ts'
import { fileText } from './file.text.ts'
import { OwnFacts } from './own-facts.tsx'
import { OwnSection } from './own-section.tsx'

/** View key student/file/index: the own file of a trainee. */
export default function FilePage() {
  const text = useText(fileText)
  const { data, error, refetch } = useOwnFile()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />
  return (
    <section className="file-page">
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead">{say(text.lead, { number: data.number })}</p>
        </div>
        <div className="screen-actions">
          <DownloadButton icon={<FilePdfOutlined />} download={printOwnFile}>
            {text.print}
          </DownloadButton>
        </div>
      </div>
      <Missing file={data} />
      <OwnFacts file={data} />
      {FILE_SECTIONS.map((section) => (
        <OwnSection key={section} section={section} entries={data.sections[section]} />
      ))}
      <Bank />
      <OwnChanges />
    </section>
  )
}

/** What a complete file holds and this one does not. */
function Missing({ file: { missing } }: { file: OwnFile }) {
  const text = useText(fileText)
  const { fields, fileSections } = useFileWords()
  const words: Readonly<Record<string, string>> = { ...fileSections, ...fields }
  if (missing.length === 0) return null
  return (
    <section className="panel file-missing" aria-label={text.missing}>
      <h2>{text.missing}</h2>
      <ul>
        {[...new Set(missing)].map((name) => (
          <li key={name}>{words[name]}</li>
        ))}
      </ul>
    </section>
  )
}

function Bank() {
  const text = useText(fileText)
  const { data } = useOwnTraineeBank()
  const keep = useSaveTraineeBank()
  if (!data) return null
  const save = (values: { bankName: string; bankAccount: string }) => keep.mutateAsync({ ...values, version: data.version ?? 0 })
  return <BankPanel lead={text.bankLead} own={data} save={data.mayKeep ? save : null} />
}
