import { evidencePermissions as may } from '@residency/contract/areas/workload/evidence/access'
import {
  EVIDENCE_KINDS,
  type EvidenceFinding,
  evidenceExport,
  evidenceSorts,
} from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useEvidenceColumns } from './evidence.columns.tsx'
import { type EvidenceInput, useEvidence } from './evidence.queries.ts'
import { evidenceText } from './evidence.text.ts'
import { EvidenceRecord } from './evidence-record.tsx'
import type { ThresholdFormProps } from './threshold-form.tsx'

const ThresholdForm = lazyDialog<ThresholdFormProps>(() =>
  import('./threshold-form.tsx').then((part) => part.default),
)

/**
 * View key workload/evidence/index: what is worth a look in the workload of a base; `?id=` opens
 * one.
 */
export default function EvidencePage() {
  const id = useRecordId()
  return id === null ? <EvidenceList /> : <EvidenceRecord key={id} id={id} />
}

function EvidenceList() {
  const text = useText(evidenceText)
  const { menus, fields, evidenceKinds } = useText(evidenceWords)
  const title = menus['works.evidence']
  const list = useListState('workloadEvidence', ['kind', 'keywords', 'looked', 'from', 'until'])
  const result = useEvidence(list.input as EvidenceInput)
  const [isOpen, setOpen] = useState(false)

  const looks = [
    { value: '0', label: text.unlooked },
    { value: '1', label: text.looked },
  ]

  return (
    <>
      <ListScreen<EvidenceFinding>
        title={title}
        list={list}
        result={result}
        columns={useEvidenceColumns()}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={evidenceSorts}
        filters={[
          choiceFilter('kind', fields.kind, toChoices(EVIDENCE_KINDS, evidenceKinds)),
          textFilter('keywords', text.search),
          choiceFilter('looked', fields.looked, looks),
          dayFilter('from', fields.from),
          dayFilter('until', fields.until),
        ]}
        actions={
          <>
            <Can perm={[may.export]}>
              <ExportButton title={title} calls={evidenceExport} filters={list.conditions} />
            </Can>
            <Can perm={[may.manage]}>
              <Button onClick={() => setOpen(true)}>{text.thresholds}</Button>
            </Can>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <ThresholdForm isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
