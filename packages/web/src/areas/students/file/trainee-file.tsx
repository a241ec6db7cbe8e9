import { FilePdfOutlined } from '@ant-design/icons'
import { filePermissions as may } from '@residency/contract/areas/students/file/access'
import { FILE_FIELDS, FILE_SECTIONS } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Section } from '../../../screens/detail-screen.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { TraineeChanges } from '../changes/trainee-changes.tsx'
import '../students.css'
import type { TraineeBankProps } from '../bank/trainee-bank.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { printTraineeFile, useRevealFile, useTraineeFile } from './file.queries.ts'
import { fileText } from './file.text.ts'
import { useFactReader } from './use-fact-reader.ts'

const TraineeBank = lazyDialog<TraineeBankProps>(() =>
  import('../bank/trainee-bank.tsx').then((part) => part.default),
)

/** The file of a trainee as sections of the record page: facts, lists, bank, records of changes. */
export function useFileSections(id: number, name: string): Section[] {
  const { fields, fileSections } = useText(fileWords)
  const text = useText(fileText)
  const { data } = useTraineeFile(id)
  if (!data) return []

  const filled = FILE_SECTIONS.filter((section) => data.sections[section].length > 0)
  const empty = FILE_SECTIONS.filter((section) => data.sections[section].length === 0)

  const lists = filled.map((section) => ({
    title: fileSections[section],
    content: data.sections[section].map((entry) => <EntryFacts key={entry.id} entry={entry} />),
  }))

  const rest = {
    title: text.emptyLists,
    content: <p className="soft">{empty.map((section) => fileSections[section]).join(' · ')}</p>,
  }

  return [
    { title: fileSections.basic, content: <Facts id={id} /> },
    ...lists,
    ...(empty.length ? [rest] : []),
    {
      title: fileSections.bank,
      facts: [
        { label: fields.bankName, value: data.bank.bankName ?? text.notGiven },
        { label: fields.bankAccount, value: data.bank.bankAccount },
      ],
      content: data.bank.bankName && <BankOf id={id} name={name} />,
    },
    { title: fileSections.changes, content: <TraineeChanges id={id} /> },
  ]
}

/** Facts with numbers masked until they are asked for; that they were read is written down. */
function Facts({ id }: { id: number }) {
  const text = useText(fileText)
  const { fields } = useText(fileWords)
  const { data } = useTraineeFile(id)
  const read = useFactReader()
  const reveal = useRevealFile()
  const full = reveal.data
  const whole: Readonly<Record<string, unknown>> = full ?? {}
  if (!data) return null

  const readableValue = (field: (typeof FILE_FIELDS)[number]) =>
    typeof whole[field] === 'string' ? String(whole[field]) : read(field, data.facts[field])
  const seen = FILE_FIELDS.filter((field) => field !== 'address' || full)

  return (
    <>
      <FactList facts={seen.map((field) => [fields[field], readableValue(field)])} />
      <Can perm={[may.reveal]}>
        <p className="reveal">
          {!full && (
            <Button size="small" loading={reveal.isPending} onClick={() => reveal.mutate(id)}>
              {text.reveal}
            </Button>
          )}
          <DownloadButton
            type="link"
            icon={<FilePdfOutlined />}
            download={() => printTraineeFile(id)}
          >
            {text.print}
          </DownloadButton>
          <small role="status">{full ? text.revealed : text.revealHelp}</small>
        </p>
      </Can>
      {data.missing.length > 0 && (
        <p>
          <StateTag tone="wait">{text.missing}</StateTag> <Names names={data.missing} />
        </p>
      )}
    </>
  )
}

function Names({ names }: { names: readonly string[] }) {
  const { fields, fileSections } = useText(fileWords)
  const words: Readonly<Record<string, string>> = { ...fileSections, ...fields }
  return <>{[...new Set(names)].map((name) => words[name]).join(' · ')}</>
}

function BankOf({ id, name }: { id: number; name: string }) {
  const text = useText(fileText)
  const [isOpen, setOpen] = useState(false)
  return (
    <Can perm={[may.bank]}>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.bankOf}
      </Button>
      <TraineeBank isOpen={isOpen} id={id} name={name} onClose={() => setOpen(false)} />
    </Can>
  )
}
